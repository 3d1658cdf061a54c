import { sum } from '@ludoteca/kernel';
import { describe, expect, test } from 'vitest';
import { SHIELD_POINTS } from '../src/data/shields.ts';
import { fresh, given, of, tileOn } from './table.ts';

const more = { options: { shields: true } };
/** Castles on b3, a2 and a3 besides the start castle on d4. */
const castles = { c4: 'monastery1', b4: 'monastery2', b3: 'castle', a2: 'castle' };
const shieldsOf = (table: ReturnType<typeof given>, seat = 0): readonly number[] => table.state.open.shields?.held[seat] ?? [];

test('BUR-SHD-01: one on each depot with two players, one or two with three, two with four', () => {
  const counts = (seats: number): number[] =>
    (fresh(seats, { shields: true }).state.open.shields?.depots ?? []).map(({ length }) => length);
  expect([2, 3, 4].map(counts)).toEqual([
    [1, 1, 1, 1, 1, 1],
    [1, 2, 1, 2, 1, 2],
    [2, 2, 2, 2, 2, 2],
  ]);
  expect(fresh(4, { shields: true }).events('shieldsLaid')).toHaveLength(1);
  expect(sum(SHIELD_POINTS)).toBe(6 * 12 + 6 * 8 + 6 * 4);
});

test('BUR-SHD-02 BUR-EX-12: a double, if need be with workers, takes a shield of that depot', () => {
  const position = { depotShields: [[], [], [4], [], [9]], players: [{ dice: [3, 5], workers: 2 }] };
  const table = given(position, more);
  expect(table.options().filter((line) => line.startsWith('shield'))).toEqual(['shield 3 4 d4', 'shield 5 9 d4']);
  table.play('shield 5 9 d4');
  expect(of(table).workers).toBe(0);
  expect(given(position, more).refusal('shield 3 9 d4')).toBe('BUR-SHD-02');
  expect(shieldsOf(table)).toEqual([9]);
  expect(table.options()).toEqual(['end']);
  expect(given({ ...position, players: [{ dice: [3, 5], workers: 1 }] }, more).refusal('shield 5 9 d4')).toBe('BUR-SHD-02');
  expect(table.broken()).toEqual([]);
});

test('BUR-SHD-03 BUR-SHD-10: on a castle of the own duchy, the owner’s choice, also in place of another shield', () => {
  const player = { dice: [3, 3], tiles: castles, shields: { d4: 16 } };
  const table = given({ depotShields: [[], [], [4]], players: [player] }, more);
  expect(table.refusal('shield 3 4 c4')).toBe('BUR-SHD-03');
  expect(table.options().filter((line) => line.startsWith('shield'))).toEqual(['shield 3 4 a2', 'shield 3 4 b3', 'shield 3 4 d4']);
  table.play('shield 3 4 d4');
  expect(shieldsOf(table)).toEqual([4]);
  expect(table.events('shieldLost')).toMatchObject([{ shield: 16, rule: 'BUR-SHD-10' }]);
});

test('BUR-SHD-07: both dice must be unused', () => {
  const table = given({ depotShields: [[], [], [4]], players: [{ dice: [3, 3] }] }, more);
  table.play('workers 3');
  expect(table.refusal('shield 3 4 d4')).toBe('BUR-SHD-07');
});

test('BUR-SHD-04 BUR-SHD-E13: points at the end, doubled by shield 13', () => {
  const end = (shields: object) => given({ at: 'phaseEnd', phase: 'E', round: 5, players: [{ coins: 9, tiles: castles, shields }] }, more);
  const plain = end({ d4: 1, b3: 7 });
  plain.play('tribute 1 coin', 'tribute 7 coin');
  expect(plain.events('finalShields')).toMatchObject([{ points: 20, rule: 'BUR-SHD-04' }]);
  const doubled = end({ d4: 1, b3: 13 });
  doubled.play('tribute 1 coin', 'tribute 13 coin');
  expect(doubled.events('finalShields')).toMatchObject([{ points: 2 * (12 + 4), rule: 'BUR-SHD-E13' }]);
});

describe('tribute', () => {
  test('BUR-SHD-05: a coin for each shield before the income; the owner chooses which falls', () => {
    const player = { coins: 1, tiles: { ...castles, e3: 'mine' }, shields: { d4: 1, b3: 9 } };
    const table = given({ at: 'phaseEnd', players: [player] }, more);
    expect(table.options()).toEqual(['tribute 1 coin', 'tribute 1 none']);
    expect(table.refusal('tribute 9 coin')).toBe('BUR-SHD-05');
    table.play('tribute 1 none', 'tribute 9 coin');
    expect(shieldsOf(table)).toEqual([9]);
    expect(of(table).coins).toBe(1);
  });

  test('whatever nothing is left for falls by itself, without a question', () => {
    const table = given({ at: 'phaseEnd', players: [{ coins: 1, workers: 5, tiles: castles, shields: { d4: 1, b3: 9, a2: 12 } }] }, more);
    table.play('tribute 1 coin');
    expect(shieldsOf(table)).toEqual([1]);
    expect(table.events('shieldLost').map(({ shield }) => shield)).toEqual([9, 12]);
    expect(table.asking).toBe('turn');
    expect(table.broken()).toEqual([]);
  });

  test('BUR-SHD-06: also after phase E, and only shields that are kept score', () => {
    const table = given({ at: 'phaseEnd', phase: 'E', round: 5, players: [{ coins: 1, tiles: castles, shields: { d4: 1, b3: 7 } }] }, more);
    table.play('tribute 1 none', 'tribute 7 coin');
    expect(table.events('finalShields')).toMatchObject([{ points: 8, shields: [7] }]);
  });

  test('BUR-SHD-E03: with shield 3 workers pay as well, as long as it is kept', () => {
    const player = { coins: 1, workers: 1, tiles: castles, shields: { d4: 1, b3: 3 } };
    const table = given({ at: 'phaseEnd', players: [player] }, more);
    table.play('tribute 3 worker', 'tribute 1 coin');
    expect(of(table)).toMatchObject({ coins: 0, workers: 0 });
    expect(table.events('tributePaid').map(({ pay, rule }) => [pay, rule])).toEqual([
      ['worker', 'BUR-SHD-E03'],
      ['coin', 'BUR-SHD-05'],
    ]);
    const other = given({ at: 'phaseEnd', players: [{ ...player, shields: { b3: 1, d4: 3 } }] }, more);
    expect(other.options()).toContain('tribute 3 worker');
    const poor = given({ at: 'phaseEnd', players: [{ ...player, coins: 0 }] }, more);
    expect(poor.refusal('tribute 3 coin')).toBe('BUR-SHD-05');
    const lost = given({ at: 'phaseEnd', players: [player] }, more);
    lost.play('tribute 3 none');
    expect(lost.refusal('tribute 1 worker')).toBe('BUR-SHD-E03');
  });

  test('in bridge order', () => {
    const player = { coins: 2, shields: { d4: 1 } };
    const table = given({ at: 'phaseEnd', bridge: [[1, 0]], players: [player, { ...player, shields: { d4: 2 } }] }, more);
    expect(table.next()).toBe(1);
    table.play('tribute 2 coin');
    expect(table.next()).toBe(0);
  });
});

test('BUR-SHD-09: shield 4 that makes room for another in the own turn: discards come first, nobody is hired meanwhile', () => {
  const storage = ['bank', 'mine', 'ship'];
  const player = { dice: [3, 3], coins: 3, storage, tiles: { c4: 'monastery28' }, shields: { d4: 4 } };
  const position = { turn: 1, depotShields: [[], [], [9]], black: ['ship', 'church'], players: [{}, player] };
  const table = given(position, { options: { shields: true, extraTiles: true } });
  table.play('buy black church coins', 'shield 3 9 d4');
  expect(shieldsOf(table, 1)).toEqual([9]);
  expect(table.options()).toEqual(['discard bank', 'discard church', 'discard mine', 'discard ship']);
  expect(table.refusal('discard castle')).toBe('BUR-SHD-09');
  table.play('discard mine');
  expect(table.events('discarded')).toMatchObject([{ seat: 1, rule: 'BUR-SHD-09' }]);
  expect(of(table, 1).storage).toEqual(['bank', 'ship', 'church']);
  // Both dice have been used; now the third coin may hire workers again.
  expect(table.options()).toEqual(['end', 'hire']);
});

test('BUR-SHD-E04 BUR-SHD-E06: what another shield gave is not lost with this one', () => {
  const player = { dice: [3], coins: 2, tiles: castles, shields: { d4: 4, b3: 6, a2: 9 }, copies: 1 };
  const others = { tiles: { c4: 'monastery14' } };
  const start = { ...player, storage: ['bank', 'mine', 'ship'] };
  const position = { round: 5, roundGoods: [], depots: [[], [], ['church']], players: [start, others] };
  const table = given(position, more);
  table.play('take 3 3 church', 'end', 'end', 'tribute 4 coin', 'tribute 6 coin');
  expect(table.events('shieldLost')).toMatchObject([{ shield: 9 }]);
  expect([table.asking, of(table).storage.length]).toEqual(['turn', 4]);
  expect(table.state.open.shields?.studied).toEqual([1, -1]);
  expect(((table.state.open.monasteries[0] ?? 0) >> 14) & 1).toBe(1);
});

test('BUR-SHD-E04 BUR-SHD-09: storage without limit; when the shield goes, tiles beyond the third leave at once', () => {
  const player = { dice: [3, 3], storage: ['bank', 'mine', 'ship'], shields: { d4: 4 } };
  const table = given({ round: 5, depots: [[], [], ['castle', 'church']], roundGoods: [], players: [player, {}] }, more);
  table.play('take 3 3 castle', 'take 3 3 church', 'end', 'end');
  expect(of(table).storage).toHaveLength(5);
  expect(table.events('shieldLost')).toMatchObject([{ shield: 4 }]);
  expect(table.asking).toBe('overflow');
  table.play('discard bank', 'discard mine');
  expect(of(table).storage).toEqual(['ship', 'castle', 'church']);
  expect(table.broken()).toEqual([]);
});

test('BUR-SHD-E01: all pastures count as one', () => {
  const tiles = { d3: 'ship', c2: 'cow3', d5: 'ship', d6: 'ship' };
  const player = { dice: [2], storage: ['cow2'], tiles };
  const with1 = given({ players: [{ ...player, shields: { d4: 1 } }] }, more);
  with1.play('place 2 cow2 e6');
  expect(with1.events('herdScored')).toMatchObject([{ points: 5, tiles: 2 }]);
  const without = given({ players: [player] }, more);
  without.play('place 2 cow2 e6');
  expect(without.events('herdScored')).toMatchObject([{ points: 2, tiles: 1 }]);
});

test('BUR-SHD-E02: one worker whenever another player gets any, not for one’s own', () => {
  const table = given(
    {
      players: [
        { dice: [3, 3], storage: ['boardingHouse'] },
        { shields: { d4: 2 }, dice: [1] },
      ],
    },
    more,
  );
  table.play('workers 3', 'place 3 boardingHouse c3', 'end');
  expect(of(table, 1).workers).toBe(2);
  table.play('workers 1');
  expect(of(table, 1).workers).toBe(4);
});

test('BUR-SHD-E05 BUR-SHD-12: a ship also takes one colour from all depots, goods only', () => {
  const player = { dice: [5], storage: ['ship'], goods: { red: 1, brown: 1 }, shields: { d4: 5 } };
  const goods = [['red'], ['pink', 'violet'], ['pink']];
  const table = given({ goods, depotShields: [[9]], players: [player] }, more);
  table.play('place 5 ship d5', 'sail 1');
  expect(table.options()).toEqual(['fleet pink', 'fleet violet']);
  expect(table.refusal('fleet orange')).toBe('BUR-SHD-E05');
  table.play('fleet pink');
  expect(of(table).goods).toEqual({ red: 2, brown: 1, pink: 2 });
  expect(table.state.open.shields?.depots[0]).toEqual([9]);
  expect(table.state.open.spaces[0]).toBe(1);
});

test('BUR-SHD-E06: one player’s monasteries work for both, now and later, 27 excepted, until the shield is lost', () => {
  const other = { tiles: { c4: 'monastery14', b4: 'monastery27' }, storage: ['monastery13'], dice: [3] };
  const table = given({ players: [{ dice: [2, 2], shields: { d4: 6 } }, other] }, { options: { shields: true, extraTiles: true } });
  expect(table.options().filter((line) => line.startsWith('study'))).toEqual(['study 1']);
  table.play('study 1', 'workers 2');
  expect(of(table)).toMatchObject({ workers: 4, coins: 0 });
  expect(table.refusal('study 1')).toBe('BUR-SHD-E06');
  table.play('end', 'place 3 monastery13 a4');
  expect(table.state.open.bridge[0]).toBe(1);
  expect(((table.state.open.monasteries[0] ?? 0) >> 13) & 1).toBe(1);
  expect(((table.state.open.monasteries[0] ?? 0) >> 27) & 1).toBe(0);
  expect(table.broken()).toEqual([]);
  const lost = given({ at: 'phaseEnd', players: [{ shields: { d4: 6 }, copies: 1 }, { tiles: { c4: 'monastery14' } }] }, more);
  expect(lost.state.open.monasteries[0]).toBe(0);
});

test('BUR-SHD-E07 BUR-SHD-E17 BUR-EX-13: bonus tiles count double, an area of three as one of four', () => {
  const tiles = { e3: 'mine', f2: 'mine', ...castles };
  const table = given({ players: [{ dice: [3], storage: ['mine'], tiles, shields: { d4: 7, b3: 17 } }] }, more);
  table.play('place 3 mine g1');
  expect(table.events('areaScored')).toMatchObject([{ size: 4, points: 10 }]);
  expect(table.events('bonusTaken')).toMatchObject([{ points: 10 }]);
});

test('BUR-SHD-E08: mines pay double coins, workers of monastery 2 stay', () => {
  const tiles = { e3: 'mine', f2: 'mine', c4: 'monastery2' };
  const table = given({ at: 'phaseEnd', players: [{ coins: 1, tiles, shields: { d4: 8 } }] }, more);
  table.play('tribute 8 coin');
  expect(table.events('mineIncome')).toMatchObject([{ mines: 2, coins: 4, workers: 2 }]);
});

test('BUR-SHD-E09 BUR-SHD-E12: a coin for each good, one more with monastery 3; double points', () => {
  const player = { dice: [4], goods: { red: 3 }, tiles: castles, shields: { d4: 9, b3: 12 } };
  const table = given({ players: [player] }, more);
  table.play('sell 4 red');
  expect(of(table)).toMatchObject({ coins: 3, points: 12 });
  const more3 = given({ players: [{ ...player, tiles: { ...castles, a4: 'monastery3' } }] }, more);
  more3.play('sell 4 red');
  expect(of(more3).coins).toBe(4);
});

test('BUR-SHD-E10: monasteries give double points at the end', () => {
  const tiles = { c4: 'monastery17', c3: 'watchtower' };
  const table = given({ at: 'phaseEnd', phase: 'E', round: 5, players: [{ coins: 1, tiles, shields: { d4: 10 } }] }, more);
  table.play('tribute 10 coin');
  expect(table.events('finalMonastery')).toMatchObject([{ monastery: 17, count: 1, points: 8 }]);
});

test('BUR-SHD-E11: a castle may fetch a shield from any depot, also for itself', () => {
  const player = { dice: [4], storage: ['castle'], tiles: castles, shields: { d4: 11 } };
  const table = given({ depotShields: [[4], [], [9]], players: [player] }, more);
  table.play('place 4 castle a3');
  expect(table.options()).toContain('workers castle');
  expect(table.refusal('crest 2 4 a3')).toBe('BUR-SHD-E11');
  expect(table.refusal('crest 1 4 c4')).toBe('BUR-SHD-03');
  table.play('crest 3 9 a3');
  expect(shieldsOf(table)).toEqual([11, 9]);
  expect(table.asking).toBe('turn');
});

test('BUR-SHD-E14 BUR-SHD-08 BUR-EOP-03: at the end of a phase a tile of a depot is placed at once, before tribute and income', () => {
  const player = { coins: 1, shields: { d4: 14 }, tiles: { f2: 'mine', e3: 'mine', c3: 'bank' } };
  const depots = [['mine'], ['market', 'ship'], [], [], ['pig2']];
  const table = given({ at: 'phaseEnd', depots, players: [player] }, more);
  expect(table.asking).toBe('grant');
  expect(table.refusal('grant 2 market g4')).toBe('BUR-PLACE-03');
  expect(given({ at: 'phaseEnd', depots: [[], [], [], [], [], ['mine']], players: [player] }, more).options()).toContain('grant 6 mine g1');
  expect(table.refusal('grant black mine g1')).toBe('BUR-SHD-E14');
  expect(table.refusal('end')).toBe('HOUSE-KIND');
  table.play('grant 1 mine g1', 'tribute 14 coin');
  expect(tileOn(table, 'g1')).toBe('mine');
  expect(table.events('mineIncome')).toMatchObject([{ mines: 3 }]);
  const kinds = table.events('granted', 'tributePaid', 'mineIncome').map(({ kind }) => kind);
  expect(kinds).toEqual(['granted', 'tributePaid', 'mineIncome']);
});

test('BUR-SHD-E15: the same with the black depot or an inn; effects work, but nothing can be bought', () => {
  const player = { coins: 5, shields: { d4: 15 }, tiles: { c4: 'monastery1', b4: 'monastery2' }, storage: ['bank'] };
  const table = given({ at: 'phaseEnd', black: ['castle', 'ship'], players: [player] }, { options: { shields: true, inns: true } });
  expect(table.options()).toContain('grant inn inn c3');
  expect(table.options().some((line) => line.startsWith('buy'))).toBe(false);
  table.play('grant black castle b3');
  expect(table.asking).toBe('castleAction');
  expect(table.options()).not.toContain('end');
  expect(table.refusal('end')).toBe('BUR-TURN-05');
  table.play('place castle bank c3', 'tribute 15 coin');
  expect(tileOn(table, 'c3')).toBe('bank');
  expect(table.asking).toBe('turn');
});

test('BUR-SHD-E16: once a turn one die is set, also for a double', () => {
  const table = given({ depotShields: [[], [], [9]], players: [{ dice: [3, 6], shields: { d4: 16 } }] }, more);
  expect(table.refusal('set 6 6')).toBe('BUR-SHD-E16');
  table.play('set 6 3');
  expect(table.refusal('set 3 5')).toBe('BUR-SHD-E16');
  table.play('shield 3 9 d4');
  expect(shieldsOf(table)).toEqual([9]);
});

test('BUR-SHD-E18: tiles may lie apart; border posts then join in one stroke', () => {
  const table = given({ players: [{ dice: [3, 2], storage: ['bank', 'bank'], shields: { d4: 18 } }] }, more);
  table.play('place 3 bank g4');
  expect(tileOn(table, 'g4')).toBe('bank');
  expect(table.broken()).toEqual([]);
  const row = {
    d1: 'bank',
    d2: 'ship',
    d3: 'market',
    d5: 'warehouse',
    d6: 'pig2',
    d7: 'mine',
    c1: 'ship',
    b1: 'monastery1',
    e1: 'church',
    f1: 'castle',
    g1: 'mine',
  };
  const posts = { duchy: '11a', castle: 'a1', dice: [6], storage: ['townHall'], tiles: row, shields: { a1: 18 } };
  const joined = given({ players: [posts] }, { options: { shields: true, boards: 'posts' } });
  expect(joined.state.open.posts?.joined[0]).toBe(2);
  joined.play('place 6 townHall d4');
  expect(joined.events('postsJoined')).toMatchObject([{ posts: 3, points: 15 }]);
});

test('BUR-SHD-11: a shield changes nothing about its castle, and everybody sees it', () => {
  const table = given({ depotShields: [[], [], [4]], players: [{ dice: [3, 3] }, {}] }, more);
  table.play('shield 3 4 d4');
  expect(tileOn(table, 'd4')).toBe('castle');
  for (const viewer of [-1, 1]) expect(table.view(viewer).open.shields?.held).toEqual([[4], []]);
});

test('whole games with shields and everything else end well', () => {
  const options = { shields: true, tradeRoutes: true, inns: true, whiteCastles: true, extraTiles: true, boards: 'posts' };
  for (const seats of [2, 4]) {
    const table = fresh(seats, options, `all ${seats}`);
    table.wander(`all ${seats}`, (story) => {
      if (story.broken().length > 0) throw new Error(`broken: ${story.broken().join()}`);
      return false;
    });
    expect(table.standing().final).toBe(true);
    expect(table.events('shieldTaken').length).toBeGreaterThan(0);
  }
});

test('BUR-SHD-E06: whom shield 6 copies may still be said at the end of a phase, also after the last turn', () => {
  const position = { at: 'phaseEnd', phase: 'E', round: 5 };
  const players = [{ coins: 1, tiles: { e3: 'mine' }, shields: { d4: 6 } }, { tiles: { c4: 'monastery2', e3: 'mine' } }];
  const table = given({ ...position, players }, more);
  expect(table.options()).toEqual(['study 1', 'tribute 6 coin', 'tribute 6 none']);
  expect(table.refusal('study 0')).toBe('BUR-SHD-E06');
  table.play('study 1');
  expect(table.events('studied')).toEqual([{ kind: 'studied', seat: 0, other: 1, rule: 'BUR-SHD-E06' }]);
  // Once and for all; the tribute is asked for again.
  expect(table.options()).toEqual(['tribute 6 coin', 'tribute 6 none']);
  expect(table.refusal('study 1')).toBe('BUR-SHD-E06');
  table.play('tribute 6 coin');
  expect(table.events('mineIncome').map(({ workers }) => workers)).toEqual([1, 1]);
  const gone = given({ ...position, players }, more);
  gone.play('study 1', 'tribute 6 none');
  expect(gone.events('mineIncome').map(({ workers }) => workers)).toEqual([0, 1]);
});

test('BUR-SHD-E06 BUR-SHD-E11 BUR-SHD-E14: shield 6 fetched at the end of the last phase works, too', () => {
  const players = [{ coins: 2, tiles: castles, shields: { d4: 11, b3: 14 } }, { tiles: { c4: 'monastery24', d5: 'ship' } }];
  const position = { at: 'phaseEnd', phase: 'E', round: 5, depots: [['castle']], depotShields: [[], [6]], players };
  const animals = { ...castles, c3: 'bank', c2: 'pig2' };
  const table = given({ ...position, players: [{ ...players[0], tiles: animals }, players[1]] }, more);
  table.play('grant 1 castle a3', 'crest 2 6 a3', 'tribute 6 coin', 'study 1', 'tribute 11 coin');
  expect(table.asking).toBeUndefined();
  expect(table.events('finalMonastery')).toMatchObject([
    { seat: 0, monastery: 24, count: 1, points: 4 },
    { seat: 1, count: 0 },
  ]);
});

test('BUR-SHD-E06 BUR-SHD-E14: before a tile is granted monastery 1 may be copied for it', () => {
  const tiles = { c4: 'monastery3', b3: 'castle', e4: 'bank' };
  const players = [{ coins: 2, tiles, shields: { d4: 14, b3: 6 } }, { tiles: { c4: 'monastery1' } }];
  const table = given({ at: 'phaseEnd', depots: [['bank']], players }, more);
  expect(table.refusal('grant 1 bank f4')).toBe('BUR-BLD-02');
  table.play('study 1', 'grant 1 bank f4');
  expect(table.events('granted')).toMatchObject([{ seat: 0, market: 1 }]);
  expect(table.asking).toBe('tribute');
  const unable = given({ at: 'phaseEnd', depots: [['bank']], players: [{ coins: 2, tiles, shields: { d4: 14 } }] }, more);
  expect(unable.options().some((line) => line.startsWith('study'))).toBe(false);
});
