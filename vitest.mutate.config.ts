import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/* Mutation runs happen in a copy of the project whose node_modules still point at the original:
   the aliases make the copy import itself. */
const here = (path: string) => join(import.meta.dirname, path);

export default defineConfig({
  resolve: {
    alias: [
      { find: /^@ludoteca\/kernel\/(battery|testing)$/, replacement: here('kernel/src/$1/index.ts') },
      { find: /^@ludoteca\/(kernel|text|bots)$/, replacement: here('$1/src/index.ts') },
      { find: /^@ludoteca\/games\/([^/]+)\/(rules|text|bot)$/, replacement: here('games/$1/src/$2/index.ts') },
      { find: /^@ludoteca\/games$/, replacement: here('games/registry.ts') },
    ],
  },
  test: {
    pool: 'threads',
    isolate: false,
    include: [`games/${process.env.MUTATED_GAME}/test/**/*.test.ts`],
    /* Whole games told, played by bots or replayed from files touch every rule and take long:
       the score counts what the rules' own tests notice. */
    exclude: ['**/text.test.ts', '**/bot.test.ts', '**/traces.test.ts', '**/recorded.test.ts'],
  },
});
