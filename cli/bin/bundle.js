import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const ENTRIES = {
  ludoteca: 'cli/src/entry.ts',
  // The pool of bots looks for its threads' program beside itself, under this name.
  boot: 'bots/src/pool/worker.ts',
};

/** Packages of hundreds of small files, which take longer to find than to read, go into the compiled files. */
const INSIDE = ['kysely'];

/** Whether an import stays external: a module of Node or a third-party package, except those that are bundled. */
export function isForeign({ path, kind }) {
  return kind !== 'entry-point' && !path.startsWith('@ludoteca/') && !INSIDE.includes(path);
}

/** Third-party packages stay where they are installed, which need not be where the compiled files are. */
const packagesInPlace = {
  name: 'packages-in-place',
  setup(building) {
    building.onResolve({ filter: /^[^./]/ }, async ({ path, pluginData, ...from }) => {
      if (pluginData === 'ours' || path.startsWith('node:') || !isForeign({ path, kind: from.kind })) return undefined;
      const found = await building.resolve(path, { ...from, pluginData: 'ours' });
      if (found.errors.length > 0 || found.external) return found;
      return { path: pathToFileURL(found.path).href, external: true };
    });
  },
};

/** Compiles the command line, with all it may load later, into a folder; returns esbuild's description of the result. */
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
  return metafile;
}
