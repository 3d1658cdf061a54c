import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/* Mutation runs happen in a copy of the project whose node_modules still point at the original:
   the aliases make the copy import itself. */
const here = (path: string) => join(import.meta.dirname, path);

/** The first test that notices a change ends the run, so the kept games, which take longer, come last. */
class QuickFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isSlow = ({ moduleId }: TestSpecification): number => Number(moduleId.includes('/games/test/'));
    return [...files].sort((a, b) => isSlow(a) - isSlow(b) || a.moduleId.localeCompare(b.moduleId));
  }
}

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
    // Instrumented rules are slow.
    testTimeout: 60_000,
    include: [`games/${process.env.MUTATED_GAME}/test/**/*.test.ts`, 'games/test/recorded.test.ts'],
    /* Whole games told, played by bots or brought from elsewhere touch every rule and take long: what they alone would notice
       counts as unnoticed. */
    exclude: ['**/text.test.ts', '**/bot.test.ts', '**/traces.test.ts'],
    sequence: { sequencer: QuickFirst },
  },
});
