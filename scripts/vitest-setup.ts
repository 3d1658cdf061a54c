import { afterEach, beforeEach } from 'vitest';
import { drain } from '../kernel/src/testing/emitted.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** The rule ids the engine emitted during this test. */
    emitted?: string[];
  }
}

beforeEach(() => {
  drain();
});

afterEach(({ task }) => {
  task.meta.emitted = drain();
});
