import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { recordOf, tables } from './answers-on-record.ts';

/*
 * Answers of every level at fixed iterations and seeds: a change of the code that is meant to change no answer can be seen
 * to change none. A change of rules, evaluation or search that is meant to change answers records them again:
 * npx vitest run --project rules bots/test/recorded-answers.test.ts -u
 * A new room has none until it makes an empty file for each of its tables and records them.
 */
const isRecorded = ({ name }: { readonly name: string }): boolean =>
  existsSync(fileURLToPath(new URL(`recorded/${name}.txt`, import.meta.url)));

it('the games of the house are on record', () => {
  expect(tables.filter(isRecorded).length).toBeGreaterThanOrEqual(11);
});

it.each(tables.filter(isRecorded))('$name: every level answers as recorded', async (table) => {
  await expect(recordOf(table)).toMatchFileSnapshot(`recorded/${table.name}.txt`);
});
