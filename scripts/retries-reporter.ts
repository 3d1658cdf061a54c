import type { Reporter, TestModule } from 'vitest/node';

/** Prints, at the end of a run, why a test that passed in the end had failed before: a test that needs a second try has a bug. */
export default class RetriesReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    for (const module of modules) {
      for (const test of module.children.allTests()) {
        const { state, errors = [] } = test.result();
        if (state !== 'passed' || errors.length === 0) continue;
        console.log(`\nneeded another try: ${test.fullName}`);
        for (const { message, stack } of errors) console.log(stack ?? message);
      }
    }
  }
}
