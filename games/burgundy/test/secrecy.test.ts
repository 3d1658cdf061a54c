import { clone as generic, imagine, play, SPECTATOR, same, streamFrom, viewOf } from '@ludoteca/kernel';
import { expect, test } from 'vitest';
import { clone } from '../src/rules/clone.ts';
import { burgundy } from '../src/rules/index.ts';
import { fresh, given } from './table.ts';

test('what a seat imagines agrees with what it sees, sales remembered', () => {
  const table = fresh(3, { extraTiles: true, boards: 'chosen' }, 'secrecy');
  table.wander('secrecy', (story) => story.state.open.phase === 3);
  const { state } = table;
  for (const viewer of [0, 1, 2, SPECTATOR]) {
    const view = viewOf(burgundy, state, viewer);
    const world = imagine(burgundy, view, streamFrom(`world ${viewer}`));
    expect(same(viewOf(burgundy, world, viewer), view)).toBe(true);
    for (const { rule, holds } of burgundy.invariants) expect([rule, holds(world)]).toEqual([rule, true]);
    if (viewer !== SPECTATOR) expect(world.seats.map(({ own }) => own)).toEqual(state.seats.map(({ own }) => own));
    expect(world.hidden.piles).not.toEqual(state.hidden.piles);
  }
});

test('a copy by hand is the generic copy and shares nothing that changes', () => {
  const table = fresh(4, { extraTiles: true }, 'clone');
  table.wander('clone', (story) => story.state.open.phase === 1);
  const before = generic(table.state);
  const copy = clone(table.state);
  expect(copy).toEqual(before);
  for (const list of Object.values(copy.open)) if (Array.isArray(list)) list.length = 0;
  for (const pile of copy.hidden.piles) pile.length = 0;
  copy.hidden.stacks.length = 0;
  copy.hidden.box.length = 0;
  for (const { own, knows } of copy.seats) {
    own.sold.length = 0;
    knows.sold.length = 0;
  }
  copy.agenda.length = 0;
  expect(table.state).toEqual(before);
});

test('the last answer cannot be taken back when it shows how many goods were sold', () => {
  const last = (monastery: string) => {
    const tiles = { c4: monastery };
    const table = given({ phase: 'E', round: 5, players: [{ dice: [1, 2], tiles, sold: { red: 2 } }, {}] });
    table.play('end');
    const { barrier } = play(burgundy, table.state, 1, { kind: 'end' });
    expect(table.state.open.finished).toBe(true);
    return barrier;
  };
  expect(['monastery15', 'monastery25', 'monastery24'].map(last)).toEqual([true, true, false]);
});
