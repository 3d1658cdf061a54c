/* npm run check: types, lint, boundaries and unused code. Each check needs one core, so as many run at once as there are cores. */
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { root } from './ensure-installed.mjs';

/** The longest first. The compiler keeps its findings in .cache; a second run checks only what has changed. */
const CHECKS = ['svelte', 'types', 'web-tests', 'boundaries', 'unused', 'kernel', 'lint'];

mkdirSync(`${root}/.cache`, { recursive: true });
const waiting = [...CHECKS];
let failed = false;

/** Runs one check; prints its output when it is done, so that the outputs of two checks never mix. */
function run(check) {
  return new Promise((done) => {
    const child = spawn('npm', ['run', '--silent', `check:${check}`], { cwd: root, shell: process.platform === 'win32' });
    const said = [];
    child.stdout.on('data', (chunk) => said.push(chunk));
    child.stderr.on('data', (chunk) => said.push(chunk));
    child.once('exit', (code) => {
      const words = Buffer.concat(said).toString().trim();
      if (words !== '') console.log(words);
      if (code !== 0) console.error(`check:${check} failed`);
      failed ||= code !== 0;
      done();
    });
  });
}

async function worker() {
  for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) await run(check);
}

await Promise.all(Array.from({ length: Math.max(1, Math.min(4, availableParallelism())) }, worker));
process.exitCode = failed ? 1 : 0;
