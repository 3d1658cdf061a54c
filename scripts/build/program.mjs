import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { bundle, isForeign } from '../../cli/bin/bundle.js';
import { root } from '../ensure-installed.mjs';
import { PAPERS, programManifest } from './packages.mjs';

const BIN = `#!/usr/bin/env node
import { fileURLToPath } from 'node:url';
import { run } from '../dist/ludoteca.mjs';

process.exitCode = await run(process.argv.slice(2), fileURLToPath(new URL('../page', import.meta.url)));
`;

/** Third-party packages are installed beside the program; all our own code is bundled. */
const packagesBeside = {
  name: 'packages-beside',
  setup(building) {
    building.onResolve({ filter: /^[^./]/ }, ({ path, kind }) => (isForeign({ path, kind }) ? { path, external: true } : undefined));
  },
};

/** Puts command line, server and page (if it has been built) into one package. */
export async function buildProgram(home) {
  const folder = join(home, 'ludoteca');
  const { inputs, outputs } = await bundle(root, join(folder, 'dist'), { plugins: [packagesBeside] });
  mkdirSync(join(folder, 'bin'), { recursive: true });
  writeFileSync(join(folder, 'bin/ludoteca.js'), BIN, { mode: 0o755 });
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(programManifest(importedBy(outputs)), undefined, 2)}\n`);
  writeFileSync(join(folder, 'THIRD-PARTY.txt'), licencesOf(inputs));
  for (const paper of ['README.md', ...PAPERS]) cpSync(join(root, paper), join(folder, paper), { recursive: true });
  const page = join(root, 'web/dist');
  if (existsSync(page)) cpSync(page, join(folder, 'page'), { recursive: true });
}

/** The packages that compiled files import. */
function importedBy(outputs) {
  const paths = Object.values(outputs).flatMap(({ imports }) => imports.filter(({ external }) => external).map(({ path }) => path));
  const names = paths.filter((path) => !isBuiltin(path)).map((path) => path.split('/', path.startsWith('@') ? 2 : 1).join('/'));
  return [...new Set(names)];
}

/** The licences of the third-party packages that were bundled. */
function licencesOf(inputs) {
  const folders = Object.keys(inputs).map((file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0]);
  const packages = [...new Set(folders)].filter((folder) => folder !== undefined);
  return packages
    .map((folder) => `${folder.replace(/^.*node_modules\//, '')}\n\n${readFileSync(join(root, folder, 'LICENSE'), 'utf8')}`)
    .join('\n\n');
}
