/* npm run test:long: the slow ring, and the engine's tests on Node 22. */
import { buildWeb } from './build-web.mjs';
import { ensureChromium } from './ensure-chromium.mjs';
import { ensureInstalled, run } from './ensure-installed.mjs';

await ensureInstalled();
// Some of it is played in a browser.
process.env.CHROMIUM = ensureChromium();
await buildWeb();
process.env.PROPERTY_SEED = String(Math.floor(Date.now() / 1000));
console.log(`PROPERTY_SEED=${process.env.PROPERTY_SEED}`);
await run(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', '--project', 'rules', 'kernel']);
await run(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', '--project', 'long', '--passWithNoTests', ...process.argv.slice(2)]);
await run(process.execPath, ['scripts/node22.mjs']);
