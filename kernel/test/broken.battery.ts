import { expect, test } from 'vitest';
import { PROPERTIES, reportText, reproduced } from '../src/battery/index.ts';
import { answers } from './broken/answers.ts';
import { course } from './broken/course.ts';
import { secrets } from './broken/secrets.ts';
import { states } from './broken/states.ts';
import { hands } from './toys/hands.ts';

const VARIANTS = [...states, ...answers, ...secrets, ...course];

for (const { property, what, run } of VARIANTS) {
  test(`${property} is reported for ${what}`, () => {
    const report = run();
    const names = report.failures.map((failure) => failure.property);
    expect(names, reportText(report)).toContain(property);
    expect(new Set(names).size, 'each property fails once').toBe(names.length);
  });
}

test('every property has a game that breaks it', () => {
  expect([...new Set(VARIANTS.map(({ property }) => property))].sort()).toEqual(Object.keys(PROPERTIES).sort());
});

test('a failure can be seen again from its reproducer', () => {
  const report = answers.find(({ what }) => what === 'somebody must answer and cannot')?.run();
  const failure = report?.failures.find(({ property }) => property === 'dead ends');
  expect(failure?.answers.length).toBe(failure?.step);
  if (failure === undefined) throw new Error('the dead end was not found');
  const state = reproduced(hands, failure);
  expect(state.agenda.at(-1)?.kind).toBe('rob');
});
