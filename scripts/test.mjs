/* npm test: install, check, the kernel on Node 22, the rules, battery, server and browser rings, rules coverage; stops at the first failure. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, npm, root, run, statusOf } from './ensure-installed.mjs';

const results = join(root, '.cache/vitest.json');
const total = { passed: 0, failed: 0 };

/** Adds up what the last run of vitest wrote down. A file that could not run counts as a failure. */
function tally() {
  if (!existsSync(results)) return;
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(results, 'utf8'));
  const isBroken = (file) => file.status === 'failed' && file.assertionResults.every((test) => test.status !== 'failed');
  total.passed += numPassedTests;
  total.failed += numFailedTests + testResults.filter(isBroken).length;
  rmSync(results);
}

/** The last line anyone reads. */
function summarise() {
  if (total.passed + total.failed > 0) console.log(`\n${total.passed} passed, ${total.failed} failed`);
}

function stopAt(status) {
  tally();
  if (status === 0) return;
  summarise();
  process.exit(status);
}

await ensureInstalled();
await npm('run', '--silent', 'check');
await run(process.execPath, ['scripts/node22.mjs', '--kernel']);

rmSync(results, { force: true });
const node = (...args) => statusOf(process.execPath, args);
stopAt(await node('node_modules/vitest/vitest.mjs', 'run', '--project', 'rules', '--project', 'battery', '--project', 'server'));
stopAt(await node('--import', 'tsx', 'scripts/rules.ts', '--from-last-run'));
stopAt(await node('scripts/test-browser.mjs'));
summarise();
