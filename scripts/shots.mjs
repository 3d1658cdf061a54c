/* npm run shots: screenshots of every page in all sizes, languages and colour schemes, into screenshots/ (not kept in git). */
import { buildWeb } from './build-web.mjs';
import { ensureChromium } from './ensure-chromium.mjs';
import { ensureInstalled, run } from './ensure-installed.mjs';

await ensureInstalled();
process.env.CHROMIUM = ensureChromium();
await buildWeb();
await run(process.execPath, ['--import', 'tsx', 'web/test/shots.ts', ...process.argv.slice(2)]);
