import { expect, test } from 'vitest';
import {
  begin,
  type ChanceState,
  clone,
  cloneState,
  configure,
  copyRow,
  quick,
  rigged,
  type State,
  sealed,
  seedFrom,
  topOf,
} from '../src/index.ts';
import { hands } from './toys/hands.ts';

const stateWith = (chance: ChanceState): State => ({
  ...(begin(hands, configure(hands, { seats: 2 }), quick('clone')) as unknown as State),
  chance,
});

test.each([
  ['quick', quick('words')],
  ['sealed', sealed(seedFrom('seed'))],
  ['rigged', rigged([1, 2], rigged([3], quick('behind')))],
] as const)('a copy with a %s chance is equal and shares nothing that changes', (_, chance) => {
  const state = stateWith(chance);
  const before = clone(state);
  const { open, seats, hidden } = clone(state);
  const copy = cloneState(state, open, seats, hidden);
  expect(copy).toEqual(before);
  expect([copy.open, copy.seats, copy.hidden]).toEqual([open, seats, hidden]);
  copy.agenda.pop();
  copy.answers.fill({ kind: 'gone' });
  for (let one: ChanceState | undefined = copy.chance; one !== undefined; one = one.kind === 'rigged' ? one.behind : undefined) spoil(one);
  expect(state).toEqual(before);
});

function spoil(chance: ChanceState): void {
  if (chance.kind === 'quick') chance.words.fill(0);
  else if (chance.kind === 'sealed') chance.counter++;
  else chance.next.length = 0;
}

test('rows are copied, the step on top is the last', () => {
  const rows = [[1], [2, 3]];
  const copy = rows.map(copyRow);
  copy[0]?.push(9);
  expect([rows, copy]).toEqual([
    [[1], [2, 3]],
    [
      [1, 9],
      [2, 3],
    ],
  ]);
  expect([topOf([]), topOf([{ kind: 'below' }, { kind: 'top' }])]).toEqual([undefined, { kind: 'top' }]);
});
