/* npm run test:browser: builds the page, then plays through it in a real browser. */
import { buildWeb } from './build-web.mjs';
import { ensureChromium } from './ensure-chromium.mjs';
import { ensureInstalled, run } from './ensure-installed.mjs';

await ensureInstalled();
process.env.CHROMIUM = ensureChromium();
await buildWeb();
await run(process.execPath, [
  'node_modules/vitest/vitest.mjs',
  'run',
  '--project',
  'browser',
  '--reporter=default',
  '--reporter=json',
  '--reporter=./scripts/retries-reporter.ts',
  // npm test measures from here.
  '--outputFile=.cache/vitest.json',
  ...process.argv.slice(2),
]);
