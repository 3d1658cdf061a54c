import fc from 'fast-check';
import { afterEach, beforeEach } from 'vitest';
import { drain } from '../kernel/src/testing/emitted.ts';

// Every run tries the same cases, so that a red run means a change; PROPERTY_SEED tries others, and test:long takes new ones.
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 20_261_115) });

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
