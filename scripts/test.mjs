/* npm test: install, check, the kernel on Node 22, the rules, battery, server and browser rings, rules coverage; stops at the first failure. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, npm, root, run } from './ensure-installed.mjs';

const results = ['vitest', 'browser'].map((name) => join(root, `.cache/${name}.json`));

/** The last line anyone reads: how many tests passed and failed. A file that could not run counts as a failure. */
function summarise() {
  const isBroken = (file) => file.status === 'failed' && file.assertionResults.every((test) => test.status !== 'failed');
  const rings = results.filter(existsSync).map((file) => JSON.parse(readFileSync(file, 'utf8')));
  const passed = rings.reduce((sum, ring) => sum + ring.numPassedTests, 0);
  const failed = rings.reduce((sum, ring) => sum + ring.numFailedTests + ring.testResults.filter(isBroken).length, 0);
  if (rings.length > 0) console.log(`\n${passed} passed, ${failed} failed`);
}

function stopAt(status) {
  if (status === 0) return;
  summarise();
  process.exit(status ?? 1);
}

ensureInstalled();
npm('run', '--silent', 'check');
run(process.execPath, ['scripts/node22.mjs', '--kernel']);

for (const file of results) rmSync(file, { force: true });
const node = (...args) => spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status;
stopAt(node('node_modules/vitest/vitest.mjs', 'run', '--project', 'rules', '--project', 'battery', '--project', 'server'));
stopAt(node('--import', 'tsx', 'scripts/rules.ts', '--from-last-run'));
stopAt(node('scripts/test-browser.mjs'));
summarise();
