/* npm test: install, check, the kernel on Node 22, the rules, battery, server and browser rings, rules coverage; stops at the first failure. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { buildWeb } from './build-web.mjs';
import { ensureInstalled, npm, root, run, statusOf } from './ensure-installed.mjs';

const results = join(root, '.cache/vitest.json');
const total = { passed: 0, failed: 0 };
/** Seconds that each part took, and every file of tests in it. */
const parts = [];
const files = [];
const SLOWEST = 8;

/** Runs a part and measures how long it took. */
async function timed(name, work) {
  const begun = Date.now();
  const result = await work();
  parts.push({ name, seconds: (Date.now() - begun) / 1_000 });
  return result;
}

/** Adds up what the last run of vitest wrote down. A file that could not run counts as a failure. */
function tally() {
  if (!existsSync(results)) return;
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(results, 'utf8'));
  const isBroken = (file) => file.status === 'failed' && file.assertionResults.every((test) => test.status !== 'failed');
  total.passed += numPassedTests;
  total.failed += numFailedTests + testResults.filter(isBroken).length;
  for (const { name, startTime, endTime } of testResults)
    files.push({ name: relative(root, name), seconds: (endTime - startTime) / 1_000 });
  rmSync(results);
}

const line = ({ name, seconds }) => `${seconds.toFixed(0).padStart(6)} s  ${name}`;

/** Prints what everything took, and the verdict. */
function summarise() {
  console.log(`\n${parts.map(line).join('\n')}`);
  const slowest = files.sort((a, b) => b.seconds - a.seconds).slice(0, SLOWEST);
  if (slowest.length > 0) console.log(`slowest files:\n${slowest.map(line).join('\n')}`);
  if (total.passed + total.failed > 0) console.log(`\n${total.passed} passed, ${total.failed} failed`);
}

function stopAt(status) {
  tally();
  if (status === 0) return;
  summarise();
  process.exit(status);
}

await ensureInstalled();
await timed('check', () => npm('run', '--silent', 'check'));
await timed('kernel on Node 22', () => run(process.execPath, ['scripts/node22.mjs', '--kernel']));

// Before the server ring: otherwise each of its files would build it, two at once.
await timed('page', buildWeb);

rmSync(results, { force: true });
const node = (...args) => statusOf(process.execPath, args);
const vitest = (...args) => node('node_modules/vitest/vitest.mjs', 'run', ...args);
stopAt(await timed('rules, battery, server', () => vitest('--project', 'rules', '--project', 'battery', '--project', 'server')));
stopAt(await timed('rules coverage', () => node('--import', 'tsx', 'scripts/rules.ts', '--from-last-run')));
stopAt(await timed('browser', () => node('scripts/test-browser.mjs')));
summarise();
