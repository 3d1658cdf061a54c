import { at, BadInput, configure, range, sideOf } from '@ludoteca/kernel';
import { expect, test } from 'vitest';
import { FACES } from '../src/data/faces.ts';
import { burgundy } from '../src/rules/index.ts';
import { DUCHY_NAMES, HEX_NAMES, LAYOUTS } from '../src/rules/layout.ts';
import { storedIn } from '../src/rules/stores.ts';
import { fresh, given, kinds, of, type Table, tileOn, tilesIn } from './table.ts';

const options = { mode: 'team' };

/** A position of the team game on duchy 12a, with both castles on d7: seats 0 and 1 against 2 and 3. */
function teams(
  first: Record<string, unknown>,
  players: readonly Record<string, unknown>[],
  { second = {}, ...position }: Record<string, unknown> = {},
  more: Record<string, unknown> = {},
): Table {
  return given({ ...position, estates: [first, second], players }, { seats: 4, options: { ...options, ...more } });
}

/** The tiles in the own spaces of a seat. */
const own = (table: Table, seat: number): string[] => at(table.state.open.storage, 2 + seat).map((tile) => at(FACES, tile));
const shared = (table: Table, estate = 0): string[] => at(table.state.open.storage, estate).map((tile) => at(FACES, tile));

function complaint(wish: Parameters<typeof configure>[1]): string {
  try {
    configure(burgundy, wish);
    return '';
  } catch (error) {
    if (error instanceof BadInput) return error.message;
    throw error;
  }
}

test('BUR-TEAM-01 BUR-TEAM-02: two against two with one duchy each, and the figures of four', () => {
  const table = fresh(4, options);
  expect(table.events('prepared')).toMatchObject([{ players: 4, depotTiles: 24, blackTiles: 8 }]);
  expect(table.state.open.layouts.map((index) => DUCHY_NAMES[index])).toEqual(['12a', '12a']);
  const sale = teams({ goods: { red: 2 } }, [{ dice: [4] }]);
  sale.play('sell 4 red');
  expect(of(sale).points).toBe(2 * 4);
  expect(complaint({ seats: 3, options })).toContain('3 seats in mode team; allowed: 4');
  expect(complaint({ seats: 4, options: { ...options, inns: true } })).toContain('allowed: extraTiles, whiteCastles');
  expect(complaint({ seats: 4, options: { ...options, boards: 'posts' } })).toContain('boards posts in mode team');
  expect(complaint({ seats: 4, options: { ...options, extraTiles: true, whiteCastles: true } })).toBe('');
});

test('the duchies of teams have 74 hexes, twice the usual numbers of each colour, and one seam', () => {
  for (const name of ['12a', '12b']) {
    const { size, ofColour, contact, areas } = at(LAYOUTS, DUCHY_NAMES.indexOf(name));
    expect(size).toBe(74);
    expect(ofColour.map((hexes) => hexes.length)).toEqual([24, 12, 12, 12, 8, 6]);
    const across = range(37).flatMap((hex) =>
      at(contact, hex)
        .filter((other) => other >= 37)
        .map((other) => [at(HEX_NAMES, hex), at(HEX_NAMES, other)]),
    );
    expect(across).toEqual([['d7', 'k1']]);
    for (const hex of range(size)) for (const other of at(contact, hex)) expect(at(contact, other)).toContain(hex);
    expect(Math.max(...areas.map(({ hexes }) => hexes.length))).toBe(name === '12a' ? 6 : 5);
  }
});

test('BUR-TEAM-03: the castle starts on the 1 of 12a, on 12b on the 1 or the 6', () => {
  const plain = fresh(4, options);
  expect([tileOn(plain, 'd7', 0), tileOn(plain, 'd7', 1)]).toEqual(['castle', 'castle']);
  expect(plain.asking).toBe('turn');
  expect(plain.events('castleSet')).toHaveLength(2);
  const table = fresh(4, { ...options, teamBoard: '12b' });
  const first = table.next();
  expect(table.options()).toEqual(['duchy 12b d7', 'duchy 12b k1']);
  expect(table.refusal('duchy 12b a1')).toBe('BUR-TEAM-03');
  expect(table.refusal('duchy 12a d7')).toBe('BUR-TEAM-03');
  table.play('duchy 12b k1');
  expect(first).toBe(at(table.state.open.order, 0));
  expect(table.next()).toBe(at(table.state.open.order, 1));
  table.play('duchy 12b d7');
  const [a, b] = [first < 2 ? 0 : 1, first < 2 ? 1 : 0];
  expect([tileOn(table, 'k1', a), tileOn(table, 'd7', b)]).toEqual(['castle', 'castle']);
  expect(table.asking).toBe('turn');
  expect(table.broken()).toEqual([]);
});

test('BUR-TEAM-04 BUR-TEAM-05 BUR-TEAM-19: the start player’s team comes first, and the teams alternate', () => {
  for (const seed of ['a', 'b', 'c', 'd', 'e']) {
    const table = fresh(4, options, seed);
    const { open } = table.state;
    const rolls = table.events('startRoll');
    const last = at(rolls, rolls.length - 1);
    const starter = at(last.seats, last.dice.indexOf(Math.max(...last.dice)));
    const [a1, b1, a2, b2] = open.bridge;
    expect(a1).toBe(starter);
    const side = (seat: number | undefined): number => ((seat ?? 0) < 2 ? 0 : 1);
    expect([side(a2), side(b1), side(b2)]).toEqual([side(a1), 1 - side(a1), 1 - side(a1)]);
    expect(open.spaces).toEqual([0, 0, 0, 0]);
    expect([at(open.workers, side(a1)), at(open.workers, side(b1))]).toEqual([3, 5]);
    expect(open.coins).toEqual([2, 2]);
    expect(range(2).map((estate) => open.goods.slice(estate * 6, estate * 6 + 6).reduce((x, y) => x + y))).toEqual([3, 3]);
    expect(table.events('teamsFormed')).toMatchObject([
      {
        teams: [
          [a1, a2],
          [b1, b2],
        ],
      },
    ]);
  }
});

test('BUR-TEAM-06: two shared spaces, and two for each partner', () => {
  const table = teams({ shared: ['bank', 'mine'] }, [{ storage: ['ship', 'castle'], dice: [3] }, { storage: ['church', 'market'] }]);
  expect([shared(table), own(table, 0), own(table, 1)]).toEqual([
    ['bank', 'mine'],
    ['ship', 'castle'],
    ['church', 'market'],
  ]);
  expect(table.broken()).toEqual([]);
  expect(() => teams({ shared: ['bank', 'mine', 'ship'] }, [])).toThrow();
  expect(() => teams({}, [{ storage: ['bank', 'mine', 'ship'] }])).toThrow();
  expect(() => teams({}, [{ coins: 3 }])).toThrow('a field of an estate');
  expect(() => given({ estates: [{ coins: 3 }] })).toThrow('no estates');
});

test('BUR-TEAM-07: partners use the same workers, coins, goods and shared tiles', () => {
  const player = { dice: [5, 2] };
  const table = teams({ workers: 2, goods: { red: 2 }, shared: ['mine'] }, [player, player], { bridge: [[0, 2, 1, 3]] });
  table.play('sell 5 red');
  expect(table.state.open).toMatchObject({ workers: [1, 0], coins: [1, 0] });
  table.play('end', 'end');
  expect(table.next()).toBe(1);
  expect(table.refusal('sell 5 red')).toBe('BUR-GEN-15');
  table.play('place 2 mine c6');
  expect(tileOn(table, 'c6')).toBe('mine');
  expect(table.state.open.workers).toEqual([0, 0]);
});

test('BUR-TEAM-08: neither the partner’s dice nor the tiles in the partner’s spaces', () => {
  const table = teams({}, [{ dice: [3, 3] }, { dice: [5, 5], storage: ['mine'] }]);
  expect(table.refusal('place 3 mine c6')).toBe('BUR-TEAM-08');
  expect(table.refusal('workers 5')).toBe('BUR-TURN-01');
  expect(table.options()).toEqual(['end', 'workers 3']);
  // What lies in spaces of the other team is simply not there.
  const others = teams({}, [{ dice: [3, 3] }, {}, { storage: ['mine'] }]);
  expect(others.refusal('place 3 mine c6')).toBe('BUR-TAKE-02');
});

test('BUR-TEAM-06: what an estate stores lies in its shared spaces and in those of both partners', () => {
  const players = [{ storage: ['ship'] }, { storage: ['castle'] }, { storage: ['church'] }];
  const { open } = teams({ shared: ['bank'] }, players, { second: { shared: ['mine'] } }).state;
  const named = (estate: number): string[] => storedIn(open, estate).map((tile) => at(FACES, tile));
  expect([named(0), named(1)]).toEqual([
    ['bank', 'ship', 'castle'],
    ['mine', 'church'],
  ]);
  expect(storedIn(given({ players: [{ storage: ['ship'] }] }).state.open, 0)).toHaveLength(1);
});

test('BUR-TEAM-06: a third tile in any space is noticed', () => {
  for (const space of range(6)) {
    const table = teams({}, []);
    expect(table.broken()).toEqual([]);
    at(table.state.open.storage, space).push(0, 0, 0);
    expect(table.broken()).toContain('BUR-TEAM-06');
  }
});

test('BUR-TEAM-09: both build anywhere on the one duchy', () => {
  const table = teams(
    { tiles: { k1: 'castle' } },
    [
      { dice: [3, 1], storage: ['mine', 'ship'] },
      { dice: [2, 1], storage: ['ship', 'bank'] },
    ],
    {
      bridge: [[0, 1, 2, 3]],
      depots: [],
    },
  );
  table.play('place 3 mine c6', 'place 1 ship k2', 'sail 1', 'end');
  expect(table.next()).toBe(1);
  table.play('place 2 ship l1', 'sail 1');
  expect([tileOn(table, 'c6'), tileOn(table, 'k2'), tileOn(table, 'l1')]).toEqual(['mine', 'ship', 'ship']);
  expect(table.refusal('place 1 bank i2')).toBe('BUR-PLACE-03');
});

test('BUR-TEAM-10: a ship moves the marker of whoever placed it; on the last space it goes on top', () => {
  const bridge = [[1], [], [], [], [], [], [2, 0, 3]];
  const table = teams({ tiles: { k1: 'castle' } }, [{ dice: [1, 2], storage: ['ship'] }], { bridge, turn: 0 });
  table.play('place 1 ship k2', 'sail 1');
  expect(table.state.open.bridge).toEqual([0, 2, 3, 1]);
  expect(at(table.state.open.spaces, 0)).toBe(6);
  expect(at(table.state.open.spaces, 1)).toBe(0);
});

test('BUR-TEAM-11: points go to whoever acts and are added at the end', () => {
  const table = teams({}, [{ dice: [4], storage: ['cow2'], points: 7 }, { points: 30 }, { points: 9 }], {}, {});
  table.play('place 4 cow2 d6');
  // An area of one hex in phase A, and two heads.
  expect(table.state.open.points).toEqual([7 + 1 + 10 + 2, 30, 9, 0]);
  const { sides } = table.standing();
  expect(sides.map(({ seats, score }) => ({ seats, score }))).toEqual([
    { seats: [0, 1], score: 50 },
    { seats: [2, 3], score: 9 },
  ]);
});

test('BUR-TEAM-12: more empty hexes win a tie, and equal teams share the victory', () => {
  const end = { at: 'phaseEnd', phase: 'E', round: 5 };
  const equal = teams({}, [{ points: 40 }, { points: 10 }, { points: 25 }, { points: 25 }], end);
  expect(equal.standing().sides).toMatchObject([
    { rank: 1, won: true },
    { rank: 1, won: true },
  ]);
  const ahead = teams({ tiles: { k1: 'castle' } }, [{ points: 40 }, { points: 10 }, { points: 25 }, { points: 25 }], end);
  expect(sideOf(ahead.standing().sides, 0)).toMatchObject({ won: false, ties: [{ rule: 'BUR-TEAM-12', value: 72 }] });
  expect(sideOf(ahead.standing().sides, 3)).toMatchObject({ won: true });
});

test('BUR-TEAM-13: the first team to cover a colour has the large bonus tile, the other the small one', () => {
  const all = { c6: 'mine', b5: 'mine', e5: 'mine', j2: 'mine', j3: 'mine' };
  const position = { second: { tiles: { ...all, d6: 'cow2' } }, bridge: [[1, 3, 0, 2]], turn: 1 };
  const table = teams(
    { tiles: { ...all, k6: 'ship' } },
    [{}, { dice: [1], storage: ['mine'] }, {}, { dice: [1], storage: ['mine'] }],
    position,
  );
  table.play('place 1 mine k7', 'end');
  expect(table.next()).toBe(3);
  expect(table.events('bonusTaken')).toMatchObject([{ seat: 1, large: true, points: 7, rule: 'BUR-TEAM-13' }]);
  expect(at(table.state.open.bonus, 10)).toBe(0);
  const other = teams({ tiles: { ...all, k6: 'ship' } }, [{ dice: [1], storage: ['mine'] }], { bonus: { mine: [1] } });
  other.play('place 1 mine k7');
  expect(other.events('bonusTaken')).toMatchObject([{ seat: 0, large: false, points: 4 }]);
  expect(other.state.open.bonus.slice(10)).toEqual([1, 0]);
});

test('BUR-TEAM-14: a monastery helps both partners, and the end is scored once for the team', () => {
  const tiles = { l2: 'monastery17', i1: 'watchtower', c5: 'watchtower' };
  const estate = { tiles, goods: { red: 2 }, coins: 3, workers: 5 };
  const table = teams(estate, [{ sold: { pink: 1 } }, { sold: { pink: 2, brown: 1 } }], { at: 'phaseEnd', phase: 'E', round: 5 });
  // Goods 2, coins 3, workers 2, two watchtowers at 4.
  expect(table.state.open.points).toEqual([2 + 3 + 2 + 8, 0, 0, 0]);
  const sales = teams({ tiles: { l2: 'monastery25', l5: 'monastery15' } }, [{ sold: { pink: 1 } }, { sold: { pink: 2, brown: 1 } }], {
    at: 'phaseEnd',
    phase: 'E',
    round: 5,
  });
  expect(sales.events('finalMonastery')).toMatchObject([
    { monastery: 15, count: 2, points: 4 },
    { monastery: 25, count: 4, points: 4 },
  ]);
  const helped = teams({ tiles: { l2: 'monastery14' } }, [{}, { dice: [3] }], { turn: 1 });
  helped.play('workers 3');
  expect(helped.state.open.workers).toEqual([4, 0]);
});

test('BUR-TEAM-15: a tile goes to a shared or own space as its taker likes', () => {
  const depots = [['bank', 'ship'], ['castle']];
  const table = teams({}, [{ dice: [1, 2] }], { depots });
  table.play('take 1 1 bank');
  expect(table.options()).toEqual(['stow own', 'stow shared']);
  expect(tilesIn(table, 1)).toEqual(['bank', 'ship']);
  table.play('stow own', 'take 2 2 castle', 'stow shared');
  expect([shared(table), own(table, 0)]).toEqual([['castle'], ['bank']]);
  // With one kind of space left nobody is asked.
  const one = teams({ shared: ['mine', 'mine'] }, [{ dice: [1], storage: ['church'] }], { depots });
  one.play('take 1 1 ship');
  expect([one.asking, own(one, 0)]).toEqual(['turn', ['church', 'ship']]);
  const none = teams({ shared: ['mine', 'castle'] }, [{ dice: [1], storage: ['church', 'market'] }, { storage: ['cow2'] }], { depots });
  none.play('take 1 1 ship');
  expect(none.options()).toEqual(['discard castle', 'discard church', 'discard market', 'discard mine']);
  expect(none.refusal('discard cow2')).toBe('BUR-TEAM-15');
  expect(none.refusal('discard pig2')).toBe('BUR-TAKE-03');
  none.play('discard mine');
  expect([shared(none), own(none, 0), own(none, 1)]).toEqual([['castle', 'ship'], ['church', 'market'], ['cow2']]);
  expect(none.broken()).toEqual([]);
});

test('of two equal tiles, a shared and an own one, the player says which has gone', () => {
  const estate = { shared: ['mine'], tiles: { b4: 'castle' } };
  const kept = teams(estate, [{ dice: [3], storage: ['mine'] }]);
  kept.play('place 3 mine c6');
  expect(kept.asking).toBe('keep');
  expect(kept.options()).toEqual(['stow own', 'stow shared']);
  kept.play('stow shared');
  expect([shared(kept), own(kept, 0)]).toEqual([['mine'], []]);
  const moved = teams(estate, [{ dice: [3], storage: ['mine'] }]);
  moved.play('place 3 mine c6', 'stow own');
  expect([shared(moved), own(moved, 0)]).toEqual([[], ['mine']]);
  const full = teams({ shared: ['mine', 'castle'] }, [{ dice: [1], storage: ['mine', 'market'] }], { depots: [['ship']] });
  full.play('take 1 1 ship', 'discard mine', 'stow own');
  expect([shared(full), own(full, 0)]).toEqual([
    ['castle', 'ship'],
    ['market', 'mine'],
  ]);
  expect(full.broken()).toEqual([]);
});

test('BUR-TEAM-16: mines and monastery 2 pay once for the team', () => {
  const table = teams({ tiles: { c6: 'mine', j2: 'mine', l2: 'monastery2' } }, [], { at: 'phaseEnd', phase: 'A', round: 5 });
  expect(table.events('mineIncome')).toMatchObject([{ mines: 2, coins: 2, workers: 2 }]);
  expect(table.state.open).toMatchObject({ coins: [2, 0], workers: [2, 0] });
});

test('BUR-TEAM-17: each partner has a purchase in the own turn, paid from the common coins', () => {
  const table = teams({ coins: 4 }, [{ dice: [1] }, { dice: [1] }], { bridge: [[0, 1, 2, 3]], black: ['ship', 'mine', 'castle'] });
  table.play('buy black ship coins', 'stow own');
  expect(table.refusal('buy black mine coins')).toBe('BUR-BUY-04');
  table.play('end', 'buy black mine coins', 'stow shared');
  expect(table.state.open.coins).toEqual([0, 0]);
  expect([own(table, 0), own(table, 1), shared(table)]).toEqual([['ship'], [], ['mine']]);
});

test('BUR-TEAM-18: three colours of goods for both partners together', () => {
  const goods = [['red', 'pink', 'brown', 'violet']];
  const table = teams({ tiles: { k1: 'castle' }, goods: { red: 1, orange: 1 } }, [{}, { dice: [1], storage: ['ship'] }], {
    goods,
    turn: 1,
  });
  table.play('place 1 ship k2', 'sail 1');
  expect(table.asking).toBe('load');
  table.play('load pink');
  expect(table.state.open.goods.slice(0, 6)).toEqual([0, 0, 1, 2, 0, 1]);
  expect(() => teams({ goods: { red: 1, pink: 1, brown: 1, violet: 1 } }, [])).toThrow('at most 3 colours');
});

test('BUR-MON-27: both markers of a team stay above the others, in their order', () => {
  const more = { extraTiles: true };
  const table = teams(
    { tiles: { l1: 'ship', k1: 'castle' } },
    [{ dice: [5], storage: ['monastery27'] }],
    { bridge: [[2, 1, 3, 0]], turn: 0 },
    more,
  );
  const told = table.play('place 5 monastery27 l2');
  expect(kinds(told)).toContain('onTop');
  expect(table.state.open.bridge).toEqual([1, 0, 2, 3]);
  const later = teams(
    { tiles: { l2: 'monastery27' } },
    [{}, {}, { dice: [1], storage: ['ship'] }],
    {
      second: { tiles: { k1: 'castle' } },
      bridge: [
        [2, 3],
        [1, 0],
      ],
      turn: 2,
    },
    more,
  );
  later.play('place 1 ship k2', 'sail 1');
  expect(later.state.open.bridge).toEqual([1, 0, 2, 3]);
});

test('whole team games keep every invariant on both duchies, with the modules that go with them', () => {
  for (const [teamBoard, more] of [
    ['12a', {}],
    ['12b', { extraTiles: true, whiteCastles: true }],
  ] as const) {
    const table = fresh(4, { ...options, teamBoard, ...more }, `team ${teamBoard}`);
    table.wander(`team ${teamBoard}`, (story) => {
      expect(story.broken()).toEqual([]);
      return false;
    });
    expect(table.standing()).toMatchObject({ final: true, sides: [{ seats: [0, 1] }, { seats: [2, 3] }] });
  }
});
