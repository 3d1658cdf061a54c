/* npm run build: the packages as they are installed elsewhere, into dist/. */
import { copyFileSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildWeb } from './build-web.mjs';
import { ensureInstalled, npm, root } from './ensure-installed.mjs';

await ensureInstalled();
const { buildLibraries } = await import('./build/libraries.mjs');
const { buildProgram } = await import('./build/program.mjs');

const dist = join(root, 'dist');
const home = join(dist, 'packages');
rmSync(dist, { recursive: true, force: true });
mkdirSync(home, { recursive: true });
await buildWeb();
await buildLibraries(home);
await buildProgram(home);
const folders = readdirSync(home).map((name) => join(home, name));
for (const folder of folders) copyFileSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
await npm('pack', '--silent', '--pack-destination', dist, ...folders);
