import { defineConfig } from 'vitest/config';
import { RulesReporter } from './scripts/rules-reporter.ts';

const setupFiles = ['./scripts/vitest-setup.ts'];

export default defineConfig({
  test: {
    pool: 'threads',
    // All cores: by default one is left over, which is half of a machine with two.
    maxWorkers: '100%',
    // Modules hold no state, so files may share a worker: ten times less start-up.
    isolate: false,
    exclude: ['**/node_modules/**'],
    reporters: ['default', ['json', { outputFile: '.cache/vitest.json' }], new RulesReporter()],
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: [
            '{kernel,text,ui,bots,web,cli,bench,scripts}/test/**/*.test.ts',
            'games/test/**/*.test.ts',
            'games/*/test/**/*.test.ts',
          ],
          setupFiles,
          // Nothing here is slow by itself; a busy machine must not make it fail.
          testTimeout: 60_000,
        },
      },
      { extends: true, test: { name: 'battery', include: ['**/test/**/*.battery.ts'], setupFiles, testTimeout: 300_000 } },
      {
        extends: true,
        // Real servers, sockets and databases on ports and in folders of their own: two files at a time, each in a process of its own.
        test: {
          name: 'server',
          include: ['server/test/**/*.test.ts'],
          isolate: true,
          pool: 'forks',
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        // A real browser and a real server process for each file; pages wait more than they work, so two files at a time.
        test: {
          name: 'browser',
          include: ['web/test/**/*.browser.ts'],
          isolate: true,
          pool: 'forks',
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // What is polled comes when it comes; a busy machine must not make it fail.
          expect: { poll: { timeout: 15_000 } },
          // The report says which tests needed a second try.
          retry: 1,
        },
      },
      {
        extends: true,
        test: {
          name: 'long',
          include: ['**/test/**/*.long.ts'],
          setupFiles,
          maxWorkers: 1,
          sequence: { groupOrder: 3 },
          testTimeout: 1_800_000,
        },
      },
    ],
  },
});
