import type { KnipConfig } from 'knip';

/** What of a Svelte file imports something: its scripts, and what its markup fetches when it is shown. */
function importsOf(source: string): string {
  const scripts = [...source.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, script]) => script);
  const markup = source.replaceAll(/<script[^>]*>[\s\S]*?<\/script>/g, '');
  const names = [...markup.matchAll(/import\('([^']+)'\)/g)].map(([call]) => `${call};`);
  // Exports are used by the markup and by other components' bindings.
  const used = [...markup.matchAll(/[A-Za-z_$][\w$]*/g)].map(([name]) => name);
  return `${scripts.join('\n')}\n${names.join('\n')}\n/* ${[...new Set(used)].join(' ')} */`;
}

/** `npm run check:unused`: files, exports and dependencies that nobody uses. */
const config: KnipConfig = {
  include: ['files', 'exports', 'types', 'dependencies'],
  ignoreExportsUsedInFile: true,
  compilers: { svelte: importsOf },
  workspaces: {
    '.': { entry: ['scripts/**/*.{mjs,ts}', 'docs/examples/*.mjs'], project: ['scripts/**/*.{mjs,ts}'] },
    kernel: { entry: ['test/**/*.ts'] },
    text: { entry: ['test/**/*.ts'] },
    // Icons and fonts are taken over by scripts and style sheets.
    ui: { entry: ['scripts/*.mjs'], ignoreDependencies: ['@iconify-json/.+', '@fontsource-variable/.+'] },
    games: {
      entry: [
        '*.ts',
        '*/src/room.ts',
        '*/src/shelf/*',
        '*/src/board/Board.svelte',
        '*/src/{rules,text,bot}/index.ts',
        // Tells people how well the data are known.
        '*/src/data/confidence.ts',
        // Read by `npm run rules`.
        '*/src/rules/ledger.ts',
        '*/test/**/*.ts',
        'test/**/*.ts',
      ],
    },
    bots: { entry: ['src/pool/worker.ts', 'test/**/*.ts', 'examples/**/*'] },
    server: { entry: ['test/**/*.{ts,mjs}'], ignoreDependencies: ['@types/smtp-server'] },
    // Sounds are called by name when they have been fetched.
    web: { entry: ['lighten.ts', 'src/table/sounds.ts', 'public/push.js', 'test/**/*.ts'], ignoreDependencies: ['svelte-check'] },
    cli: { entry: ['src/main.ts', 'src/entry.ts', 'test/**/*.ts'] },
    bench: { entry: ['test/**/*.ts'] },
  },
};

export default config;
