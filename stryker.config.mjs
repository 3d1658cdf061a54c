/* Used by `npm run mutate -- GAME`, which sets MUTATED_GAME. */
const game = process.env.MUTATED_GAME;
const sample = Number(process.env.MUTATE_SAMPLE ?? 1);

export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner', './scripts/mutate-sample.mjs'],
  ignorers: sample > 1 ? ['sample'] : [],
  vitest: { configFile: 'vitest.mutate.config.ts', related: false },
  mutate: [`games/${game}/src/{rules,*/rules}/**/*.ts`, `!games/${game}/src/rules/ledger.ts`],
  ignorePatterns: ['.cache', 'docs', 'reports', 'coverage'],
  coverageAnalysis: 'perTest',
  concurrency: 2,
  incremental: false,
  reporters: ['clear-text', 'progress', 'json', 'html'],
  clearTextReporter: { allowColor: process.stdout.isTTY === true, logTests: false, reportTests: false },
  jsonReporter: { fileName: `reports/mutation/${game}.json` },
  htmlReporter: { fileName: `reports/mutation/${game}.html` },
  allowEmpty: true,
  packageManager: 'npm',
  disableTypeChecks: true,
  tempDirName: '.stryker-tmp',
};
