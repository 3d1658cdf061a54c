/* npm start: installs what is missing, builds the page when it is out of date, runs the server. `npm start -- welcome` lists the other commands. */
import { setFlagsFromString } from 'node:v8';
import { buildWeb } from './build-web.mjs';
import { ensureInstalled } from './ensure-installed.mjs';

/** Interval for checking that npm is still alive: if it is killed, nobody could stop us. */
const LOOK_EVERY_MS = 500;

function stopWithoutParent() {
  const parent = process.ppid;
  const looking = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(looking);
    process.kill(process.pid, 'SIGTERM');
  }, LOOK_EVERY_MS);
  looking.unref();
}

if (process.env.npm_lifecycle_event === 'start') stopWithoutParent();
await ensureInstalled();
const wanted = process.argv.slice(2);
if (wanted.length === 0) {
  console.log('Building the page if need be…');
  await buildWeb();
  wanted.push('serve');
}
// npm starts us with a small young generation (see server/flags.json); search threads need Node's default.
if (wanted[0] !== 'serve') setFlagsFromString('--max-semi-space-size=0');
// In this process, so that signals reach the server itself and no child can be left behind.
process.argv.splice(2, process.argv.length, ...wanted);
await import('../cli/bin/ludoteca.js');
