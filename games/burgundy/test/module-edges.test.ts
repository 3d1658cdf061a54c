import { at, BadInput, configure, range } from '@ludoteca/kernel';
import { describe, expect, test } from 'vitest';
import { burgundy } from '../src/rules/index.ts';
import { shieldPoints } from '../src/rules/modules/shields/index.ts';
import { fresh, given, goodsIn, of, type Table, tileOn } from './table.ts';

const shields = { options: { shields: true } };
const posts = { options: { boards: 'posts' } };
const castles = { c4: 'monastery1', b4: 'monastery2', b3: 'castle', a2: 'castle' };
const across = { b1: 'monastery26', c1: 'ship', d1: 'bank', d2: 'ship', d3: 'market', d4: 'townHall', d5: 'warehouse', d6: 'pig2' };

describe('border posts', () => {
  test('BUR-POST-04 BUR-POST-05: who is first, and by which rule; afterwards no tile brings it again', () => {
    const west = { ...across, e1: 'church', f1: 'castle', g1: 'mine' };
    const player = { duchy: '11a', castle: 'a1', tiles: west, storage: ['mine', 'ship'], dice: [1, 1] };
    const done = { ...player, tiles: { ...west, b1: 'monastery1', d7: 'mine' }, storage: [], dice: [] };
    const first = given({ players: [player] }, posts);
    first.play('place 1 mine d7', 'place 1 ship f2');
    expect(first.events('postsJoined')).toEqual([{ kind: 'postsJoined', seat: 0, posts: 3, points: 15, first: true, rule: 'BUR-POST-04' }]);
    const second = given({ turn: 1, posts: [0], players: [done, player] }, posts);
    second.play('place 1 mine d7', 'place 1 ship f2');
    expect(second.events('postsJoined')).toMatchObject([{ seat: 1, posts: 3, first: false, rule: 'BUR-POST-05' }]);
  });

  test('BUR-POST-03: a gate that is not covered joins nothing', () => {
    const player = { duchy: '11a', castle: 'a4', tiles: across, storage: ['mine'], dice: [1] };
    const table = given({ players: [player] }, posts);
    table.play('place 1 mine d7');
    expect(table.events('postsJoined')).toEqual([]);
    expect(table.state.open.posts).toEqual({ joined: [1, 0], order: [] });
  });

  test('two posts are told as the pair, nobody’s first place', () => {
    const tiles = { ...across, d7: 'mine' };
    const table = given({ players: [{ duchy: '11a', castle: 'a4', tiles, storage: ['castle'], dice: [2], workers: 9 }] }, posts);
    const place = table.options().find((line) => /^place \d castle a1$/.test(line));
    expect(place).toBeDefined();
    table.play(place ?? '');
    expect(table.events('postsJoined')).toMatchObject([{ posts: 2, first: false }]);
  });
});

describe('trade routes', () => {
  test('BUR-ROUTE-02 BUR-ROUTE-03: every good says which space it took and what it brought', () => {
    const player = { dice: [6, 4], goods: { orange: 1, red: 1 }, route: [2, 1, 3, 4, 5] };
    const table = given({ players: [player] }, { options: { tradeRoutes: true } });
    table.play('sell 6 orange', 'sell 4 red');
    expect(table.events('routed')).toEqual([
      { kind: 'routed', seat: 0, good: 5, space: 0, bonus: 'points', rule: 'BUR-ROUTE-03' },
      { kind: 'routed', seat: 0, good: 3, space: 1, bonus: 'none', rule: 'BUR-ROUTE-02' },
    ]);
  });

  test('BUR-ROUTE-04: beyond the last space no bonus, whatever the colour', () => {
    const routed = Array.from({ length: 14 }, (_, place) => (place % 2 === 0 ? 'red' : 'brown'));
    const table = given({ phase: 'D', round: 5, players: [{ dice: [3], goods: { pink: 2 }, routed }] }, { options: { tradeRoutes: true } });
    table.play('sell 3 pink');
    expect(table.events('routed').at(-1)).toEqual({ kind: 'routed', seat: 0, good: 2, space: -1, bonus: 'none', rule: 'BUR-ROUTE-04' });
  });
});

describe('shields', () => {
  test('BUR-SHD-E05: the fleet empties every depot of one colour and nothing else, for whoever sails', () => {
    const goods = [['red'], ['pink', 'violet'], ['pink'], [], [], ['pink']];
    const player = { dice: [5], storage: ['ship'], shields: { d4: 5 } };
    const table = given({ turn: 1, goods, players: [{}, player] }, shields);
    table.play('place 5 ship d5', 'sail 1', 'fleet pink');
    expect(of(table, 1).goods).toEqual({ red: 1, pink: 3 });
    expect(of(table, 0).goods).toEqual({});
    expect(range(6).map((depot) => goodsIn(table, depot + 1))).toEqual([{}, { violet: 1 }, {}, {}, {}, {}]);
    expect(table.state.open.depotGoods).toHaveLength(36);
    expect(table.events('fleetLanded')).toEqual([{ kind: 'fleetLanded', seat: 1, good: 2, count: 3, rule: 'BUR-SHD-E05' }]);
  });

  test('BUR-SHD-E16: a die is set once in each turn', () => {
    const table = given({ players: [{ dice: [3, 6], shields: { d4: 16 } }, {}] }, shields);
    table.play('set 6 3', 'end', 'end');
    expect(table.next()).toBe(0);
    expect(table.options().some((line) => line.startsWith('set'))).toBe(true);
  });

  test('BUR-SHD-09: a storage that is being cleared breaks no invariant', () => {
    const player = { dice: [3, 3], storage: ['bank', 'mine', 'ship'], shields: { d4: 4 } };
    const table = given({ round: 5, depots: [[], [], ['castle', 'church']], roundGoods: [], players: [player, {}] }, shields);
    table.play('take 3 3 castle', 'take 3 3 church', 'end', 'end');
    expect([table.asking, table.broken()]).toEqual(['overflow', []]);
    expect(table.refusal('discard market')).toBe('BUR-SHD-09');
  });

  test('BUR-SHD-E03: no worker is offered by whoever has none; what cannot be paid falls by the same rule', () => {
    const table = given({ at: 'phaseEnd', players: [{ coins: 1, tiles: castles, shields: { d4: 3, b3: 9 } }] }, shields);
    expect(table.options()).toEqual(['tribute 3 coin', 'tribute 3 none']);
    table.play('tribute 3 coin');
    expect(table.events('shieldLost')).toEqual([{ kind: 'shieldLost', seat: 0, shield: 9, rule: 'BUR-SHD-05' }]);
  });

  test('BUR-SHD-E11: the castle’s action may still be any other or none', () => {
    const player = { dice: [4, 2], storage: ['castle'], tiles: castles, shields: { d4: 11 } };
    const start = () => {
      const table = given({ depotShields: [[4], [], [9]], players: [player, {}] }, shields);
      table.play('place 4 castle a3');
      return table;
    };
    expect(start().options()).toEqual(expect.arrayContaining(['decline', 'end', 'crest 1 4 d4', 'workers castle']));
    expect(start().refusal('workers 2')).toBe('BUR-CASTLE-01');
    const declined = start();
    declined.play('decline');
    expect([declined.asking, declined.next(), of(declined).workers]).toEqual(['turn', 0, 0]);
    expect(declined.events('shieldTaken')).toEqual([]);
    expect(declined.events('declined')).toEqual([{ kind: 'declined', seat: 0, effect: 'castleAction', rule: 'BUR-CASTLE-03' }]);
    const ended = start();
    ended.play('end');
    expect(ended.next()).toBe(1);
    const hired = start();
    hired.play('workers castle');
    expect(of(hired).workers).toBe(2);
    const fetched = start();
    fetched.play('crest 1 4 a3');
    expect(fetched.events('shieldTaken')).toMatchObject([{ shield: 4, depot: 1, workers: 0, rule: 'BUR-SHD-E11' }]);
  });

  test('BUR-SHD-E11: without the shield, or without one to fetch, a castle gives its usual action', () => {
    const player = { dice: [4], storage: ['castle'], tiles: castles };
    const without = given({ depotShields: [[4]], players: [player] }, shields);
    without.play('place 4 castle a3');
    expect(without.asking).toBe('castleAction');
    const empty = given({ players: [{ ...player, shields: { d4: 11 } }] }, shields);
    empty.play('place 4 castle a3');
    expect(empty.asking).toBe('castleAction');
  });

  test('BUR-SHD-E14 BUR-SHD-E15: each names its own depots, and without a tile that fits nobody is asked', () => {
    const tiles = { f2: 'mine', e3: 'mine' };
    const player = { coins: 1, tiles, shields: { d4: 15 } };
    const table = given({ at: 'phaseEnd', depots: [['mine']], black: ['mine'], players: [player] }, shields);
    expect(table.refusal('grant 1 mine g1')).toBe('BUR-SHD-E15');
    table.play('grant black mine g1');
    expect(tileOn(table, 'g1')).toBe('mine');
    expect(table.events('granted')).toMatchObject([{ seat: 0, market: 0, rule: 'BUR-SHD-E15' }]);
    for (const shield of [14, 15])
      expect(given({ at: 'phaseEnd', players: [{ ...player, shields: { d4: shield } }] }, shields).asking).toBe('tribute');
  });

  test('BUR-SHD-04: the standing names them in games that have them', () => {
    const end = { at: 'phaseEnd', phase: 'E', round: 5 };
    const labels = (table: ReturnType<typeof given>) => at(table.standing().sides, 0).lines.map(({ label, rule }) => [label, rule]);
    const table = given({ ...end, players: [{ coins: 1, shields: { d4: 1 } }] }, shields);
    table.play('tribute 1 coin');
    expect(labels(table)).toContainEqual(['shields', 'BUR-SHD-04']);
    expect(labels(given({ ...end, players: [{}] })).some(([label]) => label === 'shields')).toBe(false);
  });

  test('BUR-SHD-01: any of the eighteen may lie in a depot, and everybody is told which', () => {
    const seen = new Set<number>();
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const table = fresh(4, { shields: true }, seed);
      for (const shield of (table.state.open.shields?.depots ?? []).flat()) seen.add(shield);
      expect(table.events('shieldsLaid')).toEqual([{ kind: 'shieldsLaid', depots: table.state.open.shields?.depots, rule: 'BUR-SHD-01' }]);
    }
    expect([...seen].sort((a, b) => a - b)).toEqual(range(18).map((index) => index + 1));
  });

  test('BUR-SHD-E02 BUR-SHD-E06: the worker that comes along and the study are told', () => {
    const players = [{ dice: [3], shields: { d4: 6 } }, { shields: { d4: 2 } }];
    const table = given({ players }, shields);
    table.play('study 1', 'workers 3');
    expect(table.events('studied')).toEqual([{ kind: 'studied', seat: 0, other: 1, rule: 'BUR-SHD-E06' }]);
    expect(table.events('workerToo')).toEqual([{ kind: 'workerToo', seat: 1, workers: 1, rule: 'BUR-SHD-E02' }]);
  });

  test('BUR-SHD-03: the invariant finds a shield without its power, in two places, or off a castle', () => {
    const spoilt = (change: (part: NonNullable<ReturnType<typeof given>['state']['open']['shields']>) => void) => {
      const table = given({ depotShields: [[4]], players: [{}, { tiles: castles, shields: { d4: 9, b3: 7 } }] }, shields);
      const part = table.state.open.shields;
      if (part === undefined) throw new Error('no shields');
      change(part);
      return table.broken();
    };
    expect(spoilt(() => undefined)).toEqual([]);
    expect(spoilt((part) => part.powers.splice(1, 1, 0))).toContain('BUR-SHD-03');
    expect(spoilt((part) => part.depots[2]?.push(9))).toContain('BUR-SHD-03');
    expect(spoilt((part) => part.hexes[1]?.splice(0, 1, 0))).toContain('BUR-SHD-03');
    // Two on one castle; one more than castles; a tile that is no castle.
    expect(spoilt((part) => part.hexes[1]?.fill(part.hexes[1]?.[0] ?? 0))).toContain('BUR-SHD-03');
    const oneMore = spoilt((part) => {
      part.held[1]?.push(5);
      part.powers[1] = (part.powers[1] ?? 0) | (1 << 5);
    });
    expect(oneMore).toContain('BUR-SHD-03');
    expect(given({ players: [{}] }).broken()).toEqual([]);
  });

  test('a scenario’s shields: as many in a depot as the number of players allows, and room for more tiles with shield 4', () => {
    const lying = (depotShields: number[][], seats: number) => () => given({ depotShields }, { ...shields, seats });
    expect(lying([[1], [2, 3]], 2)).toThrow('depotShields[1]: [2,3] found, a list of 0 to 1');
    expect(lying([[1, 4]], 3)).toThrow('depotShields[0]: [1,4] found, a list of 0 to 1');
    expect(lying([[1], [2, 3]], 3)().state.open.shields?.depots.slice(0, 2)).toEqual([[1], [2, 3]]);
    const four = { storage: ['bank', 'bank', 'bank', 'ship'] };
    expect(() => given({ players: [four] }, shields)).toThrow('players[0].storage: ["bank","bank","bank","ship"] found, a list of 0 to 3');
    expect(of(given({ players: [{ ...four, shields: { d4: 4 } }] }, shields)).storage).toHaveLength(4);
  });

  test('BUR-ROUTE-04: a scenario has nothing on the sold pile before the route is full', () => {
    const routes = { options: { tradeRoutes: true } };
    expect(() => given({ players: [{ sold: { red: 1 } }] }, routes)).toThrow('nothing before the route is full');
    const routed = Array.from({ length: 15 }, (_, place) => (['red', 'pink', 'brown'] as const)[place % 3]);
    const full = given({ phase: 'D', round: 5, players: [{ sold: { red: 1 }, routed }] }, routes);
    expect([of(full).sold, full.broken()]).toEqual([{ red: 1 }, []]);
  });

  test('a scenario’s shields lie on castles, each once, and only with the option', () => {
    const read =
      (position: object, more = shields) =>
      () =>
        given({ players: [{}], ...position }, more);
    expect(read({ players: [{ tiles: castles, shields: { c4: 4 } }] })).toThrow('a shield on a castle');
    expect(read({ depotShields: [[4]], players: [{ shields: { d4: 4 } }] })).toThrow('each shield once');
    expect(read({ players: [{ shields: { d4: 6 }, copies: 2 }] })).toThrow('a whole number from 0 to 1');
    expect(read({ players: [{ shields: { d4: 6 }, copies: 0 }] })).toThrow('another seat, with shield 6 only');
    expect(read({ players: [{ shields: { d4: 7 }, copies: 1 }] })).toThrow('another seat, with shield 6 only');
    expect(read({ players: [{ shields: { d4: 6 }, copies: 1 }, {}] })().state.open.shields?.studied).toEqual([1, -1]);
    const none = { options: { shields: false } };
    expect(read({ depotShields: [[4]] }, none)).toThrow('no shields without the option');
    expect(read({ players: [{ shields: { d4: 4 } }] }, none)).toThrow('no shields without the option');
    expect(read({ players: [{}, { copies: 0 }] }, none)).toThrow('no shields without the option');
  });
});

test('BUR-SHD-E05: nothing is asked where no good lies for which there is room', () => {
  const player = { dice: [5], storage: ['ship'], shields: { d4: 5 } };
  for (const [goods, more] of [
    [[['red']], {}],
    [[['red'], ['pink']], { goods: { red: 1, brown: 1, violet: 1 } }],
  ] as const) {
    const table = given({ goods, players: [{ ...player, ...more }] }, shields);
    table.play('place 5 ship d5', 'sail 1');
    expect(table.asking).toBe('turn');
    expect(table.events('fleetLanded')).toEqual([]);
  }
});

test('BUR-SHD-E05: without a free space a stored colour comes along', () => {
  const player = { dice: [5], storage: ['ship'], goods: { red: 1, brown: 1, violet: 1 }, shields: { d4: 5 } };
  const table = given({ goods: [[], ['pink', 'red']], players: [player] }, shields);
  table.play('place 5 ship d5', 'sail 1');
  expect(table.options()).toEqual(['fleet red']);
  table.play('fleet red');
  expect(of(table).goods).toEqual({ red: 2, brown: 1, violet: 1 });
});

/** The modules' invariants that a change of a sound position breaks. */
function brokenBy(table: Table, change: (open: Table['state']['open']) => void): readonly string[] {
  expect(table.broken()).toEqual([]);
  change(table.state.open);
  return table.broken();
}

test('BUR-INN-01 BUR-POST-06 BUR-ROUTE-04: an inn, a post or a good that came from nowhere is noticed', () => {
  const inns = given({ phase: 'B' }, { options: { inns: true } });
  expect(brokenBy(inns, (open) => Object.assign(open.inns ?? {}, { ready: 3 }))).toEqual(['BUR-INN-01']);
  for (const change of [{ joined: [2, 0] }, { order: [1] }]) {
    const table = given({ players: [{ duchy: '11a', castle: 'a1' }] }, posts);
    expect(brokenBy(table, (open) => Object.assign(open.posts ?? {}, change))).toEqual(['BUR-POST-06']);
  }
  const west = { ...across, b1: 'monastery1', e1: 'church', f1: 'castle', g1: 'mine', d7: 'mine' };
  const all = given({ players: [{ duchy: '11a', castle: 'a1', tiles: west }] }, posts);
  expect(brokenBy(all, (open) => Object.assign(open.posts ?? {}, { order: [] }))).toEqual(['BUR-POST-06']);
  const routes = { options: { tradeRoutes: true } };
  const tooMany = given(
    { players: [{ routed: Array.from({ length: 15 }, (_, place) => (place % 3 === 0 ? 'red' : 'pink')).slice(0, 9) }] },
    routes,
  );
  expect(brokenBy(tooMany, (open) => open.routes?.laid[0]?.push(...range(7).map(() => 0)))).toContain('BUR-ROUTE-04');
  const sold = given({ players: [{ routed: ['red'] }] }, routes);
  at(sold.state.seats, 1).own.sold[2] = 1;
  expect(sold.broken()).toContain('BUR-ROUTE-04');
});

test('BUR-SOLO-15: a counter at its target, and a target out of its range, are noticed', () => {
  const solo = (points: number, change: (open: Table['state']['open']) => void): readonly string[] =>
    brokenBy(given({ target: 20, players: [{ points }] }, { seats: 1, options: { mode: 'solo' } }), change).filter(
      (rule) => rule === 'BUR-SOLO-15',
    );
  const to = (target: number) => (open: Table['state']['open']) => Object.assign(open.solo ?? {}, { target });
  expect(solo(19, to(19))).toEqual(['BUR-SOLO-15']);
  expect(solo(3, to(4))).toEqual(['BUR-SOLO-15']);
  expect(solo(3, to(5))).toEqual([]);
  expect(solo(3, to(51))).toEqual(['BUR-SOLO-15']);
  expect(solo(3, to(50))).toEqual([]);
  expect(solo(3, (open) => delete open.solo)).toEqual(['BUR-SOLO-15']);
});

test('BUR-SHD-09: three stored tiles stay when shield 4 goes', () => {
  const players = [{ storage: ['bank', 'mine', 'ship'], shields: { d4: 4 } }];
  const table = given({ at: 'phaseEnd', players }, shields);
  expect(table.events('shieldLost')).toMatchObject([{ shield: 4, rule: 'BUR-SHD-05' }]);
  expect([table.asking, of(table).storage.length]).toEqual(['turn', 3]);
});

test('BUR-GEN-12: a game without modules has no lines of theirs in its score', () => {
  const labels = at(given({}).standing().sides, 0).lines.map(({ label }) => label);
  expect(labels).toHaveLength(10);
  for (const module of ['posts', 'routes', 'shields']) expect(labels).not.toContain(module);
});

test('BUR-SHD-01: without the option there are none, and they are worth nothing', () => {
  const table = fresh(2);
  expect(given({ players: [{ dice: [3, 3] }] }).refusal('shield 3 9 d4')).toBe('BUR-SHD-02');
  expect([table.state.open.shields, table.events('shieldsLaid')]).toEqual([undefined, []]);
  expect(shieldPoints(table.state.open, 0)).toBe(0);
});

describe('solo and modes', () => {
  test('BUR-SOLO-06: a roll that finds no tile says so', () => {
    const position = { at: 'round', round: 2, depots: [], roundGoods: ['red', 'pink', 'pink', 'pink'], players: [{}] };
    const none = given(position, { seats: 1, options: { mode: 'solo' }, dice: [0, 0, 4] });
    expect(none.events('noneRemoved')).toEqual([{ kind: 'noneRemoved', depot: 5, rule: 'BUR-SOLO-06' }]);
  });

  test('what a mode allows is said exactly', () => {
    const complaint = (seats: number, options: Record<string, unknown>): string => {
      try {
        configure(burgundy, { seats, options });
        return '';
      } catch (error) {
        if (error instanceof BadInput) return error.message;
        throw error;
      }
    };
    expect(complaint(2, { mode: 'solo' })).toMatch(/allowed: 1$/);
    expect(complaint(2, { mode: 'team' })).toMatch(/allowed: 4$/);
    expect(complaint(1, { mode: 'solo', inns: true })).toMatch(/inns in mode solo; allowed: none of the modules$/);
    expect(complaint(4, { mode: 'team', inns: true })).toMatch(/inns in mode team; allowed: extraTiles, whiteCastles$/);
    expect(complaint(4, { mode: 'team', boards: 'posts' })).toMatch(/boards posts in mode team; allowed: same$/);
    expect(complaint(4, { mode: 'team', extraTiles: true, whiteCastles: true })).toBe('');
  });
});

test.each([
  ['castleShield', 'BUR-SHD-E11', ['take', 'place', 'sell', 'workers', 'crest', 'decline', 'end']],
  ['fleet', 'BUR-SHD-E05', ['fleet']],
  ['overflow', 'BUR-SHD-09', ['discard']],
  ['tribute', 'BUR-SHD-05', ['tribute', 'study']],
  ['grant', 'BUR-SHD-08', ['grant', 'study', 'decline']],
  ['routeGain', 'BUR-ROUTE-07', ['gain', 'decline']],
  ['whiteAction', 'BUR-WCAS-06', ['take', 'place', 'sell', 'workers', 'decline', 'end']],
  ['part', 'BUR-SOLO-17', ['part']],
  ['trade', 'BUR-SOLO-10', ['trade', 'decline', 'end']],
] as const)('%s is asked by %s', (kind, rule, answers) => {
  expect(burgundy.steps[kind]).toMatchObject({ rule, answers });
});
