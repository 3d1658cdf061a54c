import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'tsdown';
import { root } from '../ensure-installed.mjs';
import { LIBRARIES, libraryManifest, libraryReadme } from './packages.mjs';

/** Compiles every library with types and maps into a folder of its own. */
export async function buildLibraries(home) {
  for (const library of LIBRARIES) {
    const folder = join(home, library.name);
    const manifest = libraryManifest(library);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, undefined, 2)}\n`);
    writeFileSync(join(folder, 'README.md'), libraryReadme(library));
    await build({
      config: false,
      cwd: join(root, library.name),
      entry: { ...library.doors, ...library.inside },
      outDir: join(folder, 'dist'),
      format: 'esm',
      platform: library.platform,
      target: 'es2022',
      fixedExtension: true,
      deps: { neverBundle: Object.keys(manifest.dependencies).map((name) => new RegExp(`^${name}(/|$)`)) },
      sourcemap: true,
      dts: true,
      tsconfig: join(root, 'tsconfig.json'),
      report: false,
      inputOptions: { checks: { pluginTimings: false } },
      logLevel: 'warn',
    });
  }
}
