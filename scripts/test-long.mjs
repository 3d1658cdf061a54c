/* npm run test:long: the slow ring, and the engine's tests on Node 22. */
import { ensureInstalled, run } from './ensure-installed.mjs';

ensureInstalled();
run(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', '--project', 'long', '--passWithNoTests', ...process.argv.slice(2)]);
run(process.execPath, ['scripts/node22.mjs']);
