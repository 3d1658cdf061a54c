/* npm start: install what is missing, build the page when it is old, run the house. `npm start -- welcome` says what else there is. */
import { buildWeb } from './build-web.mjs';
import { ensureInstalled, run } from './ensure-installed.mjs';

ensureInstalled();
const wanted = process.argv.slice(2);
if (wanted.length === 0) {
  console.log('Building the page if need be…');
  buildWeb();
}
run(process.execPath, ['cli/bin/ludoteca.js', ...(wanted.length === 0 ? ['serve'] : wanted)]);
