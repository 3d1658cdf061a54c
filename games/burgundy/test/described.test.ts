import { sum } from '@ludoteca/kernel';
import { describe, expect, test } from 'vitest';
import { given, type Table, tileOn } from './table.ts';

const team = { seats: 4, options: { mode: 'team' } };
const solo = { seats: 1, options: { mode: 'solo' } };

/** Goods still to come in this phase, in later phases, and of all places together. */
function goodsToCome({ state: { open, hidden, seats } }: Table): number[] {
  const sold = sum(seats.flatMap(({ own }) => own.sold));
  const all = hidden.stacks.length + hidden.box.length + open.roundGoods.length + sum(open.goods) + sum(open.depotGoods) + sold;
  return [open.roundGoods.length, hidden.stacks.length, all];
}

describe('a described position', () => {
  test('BUR-SETUP-03: holds five goods for each phase to come, and all 42 are somewhere', () => {
    const player = { goods: { red: 2 }, sold: { pink: 3 } };
    const place = { phase: 'C', round: 3, players: [player] };
    expect(goodsToCome(given(place))).toEqual([2, 10, 42]);
    expect(goodsToCome(given({ ...place, at: 'round' }))).toEqual([2, 10, 42]);
    expect(goodsToCome(given({ ...place, at: 'phase', round: 1 }))).toEqual([4, 10, 42]);
    expect(goodsToCome(given({ phase: 'E', round: 5 }))).toEqual([0, 0, 42]);
    expect(goodsToCome(given({ ...place, at: 'phaseEnd', round: 5 }))).toEqual([4, 5, 42]);
    const named = given({ ...place, roundGoods: ['brown', 'pink'] });
    expect([goodsToCome(named), named.state.open.roundGoods]).toEqual([
      [2, 10, 42],
      [4, 2],
    ]);
  });

  test('says how many goods must be left', () => {
    const all = { turquoise: 7, violet: 7, pink: 7, red: 7, brown: 2 };
    const short = { phase: 'D', players: [{ sold: all }] };
    expect(() => given({ ...short, players: [{ sold: { ...all, brown: 5 } }] })).not.toThrow();
    expect(() => given({ ...short, players: [{ sold: { ...all, brown: 6 } }] })).toThrow(
      '4 for this phase and 5 for later ones must be left',
    );
    expect(() => given({ ...short, at: 'phase', players: [{ sold: { ...all, brown: 5 } }] })).toThrow('and 10 for later ones must be left');
    expect(() => given({ ...short, at: 'phaseEnd', players: [{ sold: { ...all, brown: 7, orange: 2 } }] })).not.toThrow();
    const named = { phase: 'C', round: 2, roundGoods: ['red', 'red', 'red'] };
    expect(() => given({ ...named, goods: [['red', 'red', 'red', 'red', 'red']] })).toThrow('at most 7 red goods');
    expect(() => given({ ...named, goods: [['red', 'red', 'red', 'red']] })).not.toThrow();
    expect(() => given({ ...named, round: 3 })).toThrow('a list of 2, one good for each round to come');
    expect(() => given({ ...named, at: 'round' })).toThrow('a list of 4, one good for each round to come');
  });

  test('is empty where nothing is said', () => {
    const { open } = given({}).state;
    expect([open.phase, open.round, open.white, open.bought]).toEqual([0, 0, 1, false]);
    expect([open.bridge, open.order, open.spaces]).toEqual([
      [0, 1],
      [0, 1],
      [0, 0],
    ]);
    expect([open.coins, open.workers, open.points, sum(open.goods)]).toEqual([[0, 0], [0, 0], [0, 0], 0]);
    expect(given({}).state.seats.map(({ own }) => sum(own.sold))).toEqual([0, 0]);
  });

  test('may be the opening', () => {
    const table = given({ at: 'opening' }, { options: { boards: 'random' } });
    expect(table.asking).toBe('chooseDuchy');
    expect(table.state.open.coins).toEqual([1, 1]);
  });

  test('BUR-ROUND-04: stands on the bridge with the foremost space last, stacks from the top', () => {
    const { open } = given({ bridge: [[2], [], [1, 0]] }, { seats: 3 }).state;
    expect([open.bridge, open.order, open.spaces]).toEqual([
      [1, 0, 2],
      [1, 0, 2],
      [2, 2, 0],
    ]);
    expect(() => given({ bridge: [[0, 1], [1]] })).toThrow('each seat once');
    expect(() => given({ bridge: [[0]] })).toThrow('each seat once');
    expect(() => given({ bridge: [[0, 2]] })).toThrow('a whole number from 0 to 1');
    expect(() => given({ bridge: [[0, 1], [], [], [], [], [], [], []] })).toThrow('a list of 1 to 7');
  });

  test('keeps figures within their bounds', () => {
    const player = (fields: Record<string, unknown>) => () => given({ players: [fields] });
    for (const name of ['coins', 'workers', 'points']) expect(player({ [name]: 1000 })).toThrow('a whole number from 0 to 999');
    expect(player({ goods: { red: 8 } })).toThrow('a whole number from 0 to 7');
    expect(() => given({ white: 7 })).toThrow('a whole number from 1 to 6');
    expect(() => given({ round: 0 })).toThrow('a whole number from 1 to 5');
    expect(() => given({ players: [{}, {}, {}] })).toThrow('a list of 0 to 2');
    expect(() => given({ bought: 1 })).toThrow('true or false');
  });

  test('BUR-TEAM-07: what partners share is said of their estate, and only there', () => {
    const estate = { coins: 4, workers: 2, goods: { red: 1 }, shared: ['mine', 'bank'], tiles: { e6: 'church' } };
    const { open } = given({ estates: [{}, estate] }, team).state;
    expect([open.coins, open.workers]).toEqual([
      [0, 4],
      [0, 2],
    ]);
    expect(open.storage[1]).toHaveLength(2);
    expect(() => given({ estates: [{ shared: ['mine', 'bank', 'ship'] }] }, team)).toThrow('a list of 0 to 2');
    expect(() => given({ estates: [{}, {}, {}] }, team)).toThrow('a list of 0 to 2');
    expect(() => given({ players: [{ coins: 1 }] }, team)).toThrow('players[0].coins: 1 found, a field of an estate expected');
    expect(() => given({ players: [{ storage: ['mine', 'bank', 'ship'] }] }, team)).toThrow('a list of 0 to 2');
    expect(() => given({ estates: [{}] })).toThrow('no estates where nobody shares one');
  });

  test('lays tiles on hexes of its own duchy, of their colour', () => {
    expect(() => given({ players: [{ tiles: { a1: 'bank' } }] }, solo)).toThrow('a hex of this duchy');
    expect(() => given({ players: [{ tiles: { s1: 'bank' } }] })).toThrow('a hex of this duchy');
    expect(() => given({ players: [{ duchy: '12a' }] })).toThrow('duchy: "12a" found, one of');
    const own = given({ players: [{ duchy: '3', castle: 'f1', tiles: { b4: 'ship' } }] });
    expect([tileOn(own, 'f1', 0), tileOn(own, 'b4', 0), tileOn(own, 'd4', 0)]).toEqual(['castle', 'ship', undefined]);
    expect(tileOn(given({}), 'd4', 0)).toBe('castle');
    const monasteries = given({ players: [{ tiles: { c4: 'monastery6' } }] }).state.open.monasteries;
    expect(monasteries).toEqual([1 << 6, 0]);
  });
});
