import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Reporter, TestModule, Vitest } from 'vitest/node';
import type { TestRecord } from './rules-coverage.ts';

export const RECORDS_FILE = '.cache/rules-coverage.json';

/** Writes down what every finished test was called, how it ended and which rule ids the engine emitted meanwhile. */
export class RulesReporter implements Reporter {
  #root = process.cwd();

  onInit(vitest: Vitest): void {
    this.#root = vitest.config.root;
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const records: TestRecord[] = [];
    for (const module of modules) {
      const file = relative(this.#root, module.moduleId).split(sep).join('/');
      for (const test of module.children.allTests()) {
        records.push({ ring: module.project.name, file, name: test.name, state: test.result().state, emitted: test.meta().emitted ?? [] });
      }
    }
    mkdirSync(join(this.#root, '.cache'), { recursive: true });
    writeFileSync(join(this.#root, RECORDS_FILE), JSON.stringify(records));
  }
}
