/* Puts all mutants of a game's rules and all its rule tests into one module. */
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { build } from 'esbuild';
import { root } from '../ensure-installed.mjs';
import { everyNth } from './sample.mjs';

/* Tests that play whole games (texts, bots, recorded games) touch every rule and take long: mutants that only they notice
   count as unnoticed. */
const LEFT_OUT = /(^|\/)(text|bot|traces)\.test\.ts$/;
const silent = { isDebugEnabled: () => false, debug() {}, info() {}, warn: console.warn };

/** All files below a folder of the project. */
function filesIn(folder) {
  const here = join(root, folder);
  if (!existsSync(here)) return [];
  const names = readdirSync(here, { recursive: true }).map((name) => name.replaceAll('\\', '/'));
  return names.map((name) => `${folder}/${name}`).sort();
}

/** The rules of a game and its expansions; with `parts` only files whose path contains one of them. */
export function ruleFiles(game, parts) {
  const isRule = (file) => /\/src\/(?:[^/]+\/)?rules\/.*\.ts$/.test(file) && !file.endsWith('/ledger.ts');
  const rules = filesIn(`games/${game}/src`).filter(isRule);
  return parts.length === 0 ? rules : rules.filter((file) => parts.some((part) => file.includes(part)));
}

function testFiles(game) {
  const own = filesIn(`games/${game}/test`).filter((file) => file.endsWith('.test.ts') && !LEFT_OUT.test(file));
  return process.env.MUTATE_RECORDED === 'no' ? own : [...own, 'games/test/recorded.test.ts'];
}

/** The mutants as Stryker makes them, and the sources that contain them all, each behind a switch. */
export async function instrumented(files, share) {
  const sources = files.map((name) => ({ name, mutate: true, content: readFileSync(join(root, name), 'utf8') }));
  const ignorers = share > 1 ? [everyNth(share)] : [];
  const result = await new Instrumenter(silent).instrument(sources, { plugins: null, excludedMutations: [], ignorers });
  const mutants = result.mutants.filter(({ status }) => status !== 'Ignored');
  return { mutants, sources: new Map(result.files.map(({ name, content }) => [name, content])) };
}

/** One module with the tests of a game, its changed rules and whatever they import. */
export async function bundled(game, sources) {
  const tests = testFiles(game);
  const outfile = join(root, `.cache/mutate/${game}-${process.pid}.mjs`);
  mkdirSync(dirname(outfile), { recursive: true });
  const imports = tests.map((file) => `beginFile(${JSON.stringify(file)}); await import(${JSON.stringify(join(root, file))});`);
  await build({
    stdin: { contents: `import { beginFile, collected } from 'vitest';\n${imports.join('\n')}\nexport { collected };`, resolveDir: root },
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    logLevel: 'error',
    plugins: [ourselves(sources)],
  });
  return outfile;
}

/** Our own packages go into the bundle and no others; `vitest` becomes tests.mjs; files keep their paths. */
function ourselves(sources) {
  const collector = join(root, 'scripts/mutate/tests.mjs');
  return {
    name: 'ourselves',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^vitest$/ }, ({ importer }) => (importer === collector ? { external: true } : { path: collector }));
      onResolve({ filter: /^[@a-z]/ }, ({ path }) => (path.startsWith('@ludoteca/') ? undefined : { external: true }));
      onLoad({ filter: /\.ts$/ }, ({ path }) => {
        const source = sources.get(relative(root, path)) ?? readFileSync(path, 'utf8');
        return { contents: source.replaceAll('import.meta.dirname', JSON.stringify(dirname(path))), loader: 'ts' };
      });
    },
  };
}
