/* npm start: install what is missing, build the page when it is old, run the house. `npm start -- welcome` says what else there is. */
import { readFileSync } from 'node:fs';
import { buildWeb } from './build-web.mjs';
import { ensureInstalled, hostTo } from './ensure-installed.mjs';

ensureInstalled();
const wanted = process.argv.slice(2);
if (wanted.length === 0) {
  console.log('Building the page if need be…');
  buildWeb();
  wanted.push('serve');
}
// A small nursery for new objects: the server keeps little of what it makes, and so leaves some 30 MB more to its sockets.
const flags = wanted[0] === 'serve' ? JSON.parse(readFileSync(new URL('../server/flags.json', import.meta.url), 'utf8')) : [];
hostTo(process.execPath, [...flags, 'cli/bin/ludoteca.js', ...wanted]);
