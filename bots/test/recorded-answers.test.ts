import { expect, it } from 'vitest';
import { recordOf, tables } from './answers-on-record.ts';

/*
 * Answers of every level at fixed iterations and seeds: a change of the code that is meant to change no answer can be seen
 * to change none. A change of rules, evaluation or search that is meant to change answers records them again:
 * npx vitest run --project rules bots/test/recorded-answers.test.ts -u
 */
it.each(tables)('$name: every level answers as recorded', async (table) => {
  await expect(recordOf(table)).toMatchFileSnapshot(`recorded/${table.name}.txt`);
});
