import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const ENTRIES = {
  ludoteca: 'cli/src/entry.ts',
  // The pool of bots looks for its threads' program beside itself, under this name.
  boot: 'bots/src/pool/worker.ts',
};

/** Other people's packages stay where they are installed, which need not be where the compiled files are. */
const packagesInPlace = {
  name: 'packages-in-place',
  setup(building) {
    building.onResolve({ filter: /^[^./]/ }, async ({ path, pluginData, ...from }) => {
      if (pluginData === 'ours' || path.startsWith('@ludoteca/') || path.startsWith('node:') || from.kind === 'entry-point')
        return undefined;
      const found = await building.resolve(path, { ...from, pluginData: 'ours' });
      if (found.errors.length > 0 || found.external) return found;
      return { path: pathToFileURL(found.path).href, external: true };
    });
  },
};

/** Compiles the command line, with all it may load later, into a folder; says which files of the project are in it. */
export async function bundle(root, folder, { plugins = [packagesInPlace], ...options } = {}) {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: ENTRIES,
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    outExtension: { '.js': '.mjs' },
    chunkNames: 'part-[hash]',
    sourcemap: 'linked',
    sourcesContent: false,
    metafile: true,
    logLevel: 'error',
    plugins,
    ...options,
  });
  return Object.keys(metafile.inputs);
}
