import { at, clone, imagine, quick, range, SPECTATOR, Stream, same, viewOf } from '@ludoteca/kernel';
import { describe, expect, test } from 'vitest';
import { TILE_NUMBER, TILES } from '../src/data/tiles.ts';
import { medioevo } from '../src/rules/index.ts';
import { begin, blueRunningOut, cemetery, given, march, type Table, wanderTo } from './table.ts';

describe('information', () => {
  test('MED-INFO-01: everything on the table is open to players and spectators alike', () => {
    const story = begin(3);
    for (const round of [1, 6, 11, 14]) {
      if (round > 1) wanderTo(story, round);
      const { open, hidden } = story.state;
      for (const viewer of [0, 1, 2, SPECTATOR]) {
        const view = story.view(viewer);
        expect(view.open).toEqual(open);
        expect(view.shown).toMatchObject({ pile: hidden.pile.length, second: hidden.second.length });
      }
    }
    expect(story.told.every(({ to }) => to === undefined)).toBe(true);
  });

  test('MED-INFO-02: the number of the next tile is open, in the second and in a reshuffled pile too', () => {
    const story = begin(5);
    const numbers = [1, 3, 5, 6, 12].map((round) => {
      if (round > 1) wanderTo(story, round);
      const { pile, second } = story.state.hidden;
      const [next = 0] = [...pile.slice(-1), ...second.slice(-1)];
      expect(story.view(0).shown).toMatchObject({ nextNumber: at(TILE_NUMBER, next), nextBack: at(TILES, next).back });
      return [pile.length, second.length];
    });
    expect(numbers).toEqual([
      [28, 32],
      [16, 32],
      [4, 32],
      [30, 0],
      [5, 0],
    ]);
  });

  test('MED-INFO-02: with the blue pile just finished, it is the number on the orange one', () => {
    const story = begin(4);
    story.state.hidden.pile = [];
    const { second } = story.state.hidden;
    expect(story.view(0).shown).toEqual({ pile: 0, second: 32, nextNumber: at(TILE_NUMBER, at(second, 31)), nextBack: 'orange' });
    expect(wanderTo(begin(3), 10).view(0).shown).toEqual({ pile: 0, second: 0, nextNumber: 0, nextBack: 'none' });
  });

  test('MED-INFO-03: order and faces of the pile and the unused events are in no view', () => {
    const story = begin(4);
    const view = story.view(2);
    expect(Object.keys(view)).not.toContain('hidden');
    expect(view.mine).toEqual({ own: {}, knows: {} });
    const other = clone(story.state);
    other.hidden.pile.splice(0, 20, ...other.hidden.pile.slice(0, 20).reverse());
    other.hidden.second.reverse();
    expect(same(other.hidden, story.state.hidden)).toBe(false);
    for (const viewer of [...range(4), SPECTATOR]) expect(viewOf(medioevo, other, viewer)).toEqual(story.view(viewer));
  });

  test.each([2, 3, 4, 5])('what is imagined looks the same to everybody, with %i players at any time', (seats) => {
    const chance = new Stream(quick('imagination'));
    begin(seats, 'imagine').wander('imagine', (story) => {
      for (const viewer of [story.state.open.round % seats, SPECTATOR]) {
        const view = story.view(viewer);
        expect(viewOf(medioevo, imagine(medioevo, view, chance), viewer)).toEqual(view);
      }
      return false;
    });
  });

  test('what is imagined keeps the number of the next tile and leaves all else to chance', () => {
    const story = wanderTo(begin(4), 5);
    const chance = new Stream(quick('worlds'));
    const worlds = range(60).map(() => imagine(medioevo, story.view(1), chance).hidden);
    const next = worlds.map(({ pile }) => at(pile, pile.length - 1));
    expect(new Set(next.map((id) => at(TILE_NUMBER, id)))).toEqual(new Set([story.view(1).shown.nextNumber]));
    expect(new Set(worlds.map(({ pile }) => pile.join())).size).toBe(60);
    expect(new Set(worlds.map(({ second }) => second.join())).size).toBe(60);
    for (const { pile, second } of worlds) {
      expect([...pile].sort()).toEqual([...story.state.hidden.pile].sort());
      expect([...second].sort()).toEqual([...story.state.hidden.second].sort());
    }
  });

  test('what is imagined keeps the number of the next tile of a second pile too', () => {
    const story = blueRunningOut([], ['o09b', 'o01a']);
    expect(story.view(0).shown).toEqual({ pile: 0, second: 32, nextNumber: 9, nextBack: 'orange' });
    const chance = new Stream(quick('orange'));
    for (const _ of range(20)) {
      const world = imagine(medioevo, story.view(0), chance);
      expect(viewOf(medioevo, world, 0)).toEqual(story.view(0));
      expect(world.seats).toEqual(range(4).map(() => ({ own: {}, knows: {} })));
    }
  });

  test('every tile of the known number can be the next one', () => {
    const rows = [
      ['b04a', 'b04b', 'b16a'],
      ['b05a', 'b05b', 'b05c'],
      ['b06a', 'b06b', 'b07a'],
      ['b01a', 'b01b', 'b01c'],
    ] as const;
    const story = given({ rows, pile: ['b02a'] });
    const chance = new Stream(quick('three'));
    const next = range(40).map(() => at(imagine(medioevo, story.view(0), chance).hidden.pile.slice(-1), 0));
    expect(new Set(next).size).toBe(3);
  });

  test('MED-DEC-01: the seven kinds of decision and how many options they have', () => {
    const widest: Record<string, readonly [least: number, most: number]> = {
      placeLord: [2, 6],
      moveLord: [2, 6],
      restore: [2, 15],
      renovation: [2, 16],
      explore: [1, 12],
      extraCoin: [1, 8],
      terrainToken: [1, 52],
    };
    const seen = new Set<string>();
    for (const seed of range(12)) {
      begin(5, `decisions ${seed}`).wander('decisions', (story: Table) => {
        const [least, most] = widest[story.asking ?? ''] ?? [0, 0];
        seen.add(story.asking ?? '');
        expect(story.options().length).toBeGreaterThanOrEqual(least);
        expect(story.options().length).toBeLessThanOrEqual(most);
        return story.events('ended').length > 0 || story.state.open.round === 16;
      });
    }
    expect([...seen].sort()).toEqual(Object.keys(widest).sort());
  });

  test('MED-DEC-02: Renovation is chosen at the same time, in private and independently', () => {
    const players = [{ cemetery: ['b19a', 'b02a'] }, { cemetery: ['b22a', 'b04a'] }] as const;
    const setting = { round: 4, now: ['b01a', 'b01b', 'b16a'], next: ['b03a', 'b05a', 'b08a'], players, events: ['renovation'] } as const;
    const story = march(given(setting), 2);
    expect(story.view(SPECTATOR).asked).toEqual({ must: [0, 1], may: [] });
    const before = story.view(0);
    expect(story.by(1, 'restore b22a')).toEqual([]);
    expect(story.view(0)).toEqual(before);
    expect([story.view(1).answer !== null, cemetery(story, 1)]).toEqual([true, ['b22a', 'b04a']]);
    story.match.retract(1);
    story.by(1, 'restore b04a');
    story.by(0, 'restore b02a');
    expect([cemetery(story, 0), cemetery(story, 1)]).toEqual([['b19a'], ['b22a']]);
    const other = march(given(setting), 2);
    other.by(0, 'restore b02a');
    other.by(1, 'restore b04a');
    expect(other.state.open).toEqual(story.state.open);
  });
});
