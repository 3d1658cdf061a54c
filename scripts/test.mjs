/* npm test: install, check, the kernel on Node 22, the rules and battery rings, rules coverage; stops at the first failure. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, npm, root, run } from './ensure-installed.mjs';

const results = join(root, '.cache/vitest.json');

/** The last line anyone reads: how many tests passed and failed. A file that could not run counts as a failure. */
function summarise() {
  if (!existsSync(results)) return;
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(results, 'utf8'));
  const isBroken = (file) => file.status === 'failed' && file.assertionResults.every((test) => test.status !== 'failed');
  console.log(`\n${numPassedTests} passed, ${numFailedTests + testResults.filter(isBroken).length} failed`);
}

function stopAt(status) {
  if (status === 0) return;
  summarise();
  process.exit(status ?? 1);
}

ensureInstalled();
npm('run', '--silent', 'check');
run(process.execPath, ['scripts/node22.mjs', '--kernel']);

rmSync(results, { force: true });
const node = (...args) => spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status;
stopAt(node('node_modules/vitest/vitest.mjs', 'run', '--project', 'rules', '--project', 'battery'));
stopAt(node('--import', 'tsx', 'scripts/rules.ts', '--from-last-run'));
summarise();
