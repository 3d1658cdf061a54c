import { at, BadInput, configure, range } from '@ludoteca/kernel';
import { expect, test } from 'vitest';
import { TARGETS } from '../src/data/solo.ts';
import { burgundy } from '../src/rules/index.ts';
import { DUCHY_NAMES, HEX_NAMES, LAYOUTS } from '../src/rules/layout.ts';
import { fresh, given, goodsIn, kinds, of, type Table, tileOn, tilesIn } from './table.ts';

const options = { mode: 'solo' };

/** A solo position on duchy 13a, with the castle on s7 unless something else is said. */
function alone(player: Record<string, unknown>, position: Record<string, unknown> = {}, more: Record<string, unknown> = {}): Table {
  return given({ ...position, players: [player] }, { seats: 1, options: { ...options, ...more } });
}

/** Tiles for every hex of 13a but these; buildings of a village differ. */
function coveredBut(...free: string[]): Record<string, string> {
  const layout = at(LAYOUTS, DUCHY_NAMES.indexOf('13a'));
  const buildings = ['bank', 'church', 'market', 'carpenter', 'townHall', 'warehouse', 'watchtower', 'boardingHouse'];
  const usual = ['bank', 'monastery1', 'ship', 'cow2', 'castle', 'mine'];
  const seen = range(6).map(() => 0);
  const herd = ['cow2', 'cow2', 'pig2', 'pig2', 'sheep2', 'sheep2'];
  const tiles: Record<string, string> = {};
  for (const hex of range(layout.size)) {
    const name = at(HEX_NAMES, layout.first + hex);
    const colour = at(layout.colour, hex);
    const place = at(seen, colour);
    seen[colour] = place + 1;
    if (free.includes(name) || name === 's7') continue;
    const tile = [buildings[place % 8], `monastery${place + 1}`, undefined, herd[place]][colour] ?? at(usual, colour);
    tiles[name] = tile;
  }
  return tiles;
}

const settings = (wish: Parameters<typeof configure>[1]): string => {
  try {
    configure(burgundy, wish);
    return '';
  } catch (error) {
    if (error instanceof BadInput) return error.message;
    throw error;
  }
};

test('BUR-SOLO-01: the tiles and figures of two players, and none of the modules', () => {
  const table = fresh(1, options);
  expect(table.events('prepared')).toMatchObject([{ players: 2, depotTiles: 12, blackTiles: 4 }]);
  table.play('duchy 13a s7');
  expect(
    range(6)
      .map((depot) => tilesIn(table, depot + 1).length)
      .reduce((a, b) => a + b),
  ).toBe(11);
  expect(tilesIn(table, 0)).toHaveLength(4);
  const sale = alone({ dice: [4], goods: { red: 3 } });
  sale.play('sell 4 red');
  expect(of(sale)).toMatchObject({ points: 6, coins: 1 });
  for (const module of ['extraTiles', 'whiteCastles', 'inns', 'tradeRoutes', 'shields'])
    expect(settings({ seats: 1, options: { ...options, [module]: true } })).toContain(`${module} in mode solo`);
  expect(settings({ seats: 1, options: { ...options, boards: 'posts' } })).toContain('boards posts in mode solo');
  expect(settings({ seats: 2, options })).toContain('2 seats in mode solo; allowed: 1');
  expect(settings({ seats: 1 })).toContain('1 seats in mode each; allowed: 2 to 4');
  expect(configure(burgundy, { options }).seats).toBe(1);
  expect(configure(burgundy, {}).seats).toBe(2);
});

test('BUR-SOLO-02: a coin, two workers, three goods, the castle on any dark-green hex of 13a or 13b', () => {
  const table = fresh(1, options);
  expect(table.options()).toEqual(['duchy 13a s18', 'duchy 13a s27', 'duchy 13a s29', 'duchy 13a s7']);
  expect(table.refusal('duchy 13a s1')).toBe('BUR-SOLO-02');
  expect(table.refusal('duchy 13b s2')).toBe('BUR-SOLO-02');
  expect(table.refusal('duchy 1 d4')).toBe('BUR-SOLO-02');
  table.play('duchy 13a s18');
  expect(tileOn(table, 's18')).toBe('castle');
  expect(of(table)).toMatchObject({ coins: 1, workers: 2, points: 0 });
  expect(table.state.open.goods.reduce((a, b) => a + b)).toBe(3);
  expect(table.events('startRoll')).toEqual([]);
  const expert = fresh(1, { ...options, soloBoard: '13b' });
  expect(expert.options()).toEqual(['duchy 13b s10', 'duchy 13b s2', 'duchy 13b s23', 'duchy 13b s37']);
});

test('BUR-SOLO-03: goods of every colour may be kept', () => {
  const all = { turquoise: 1, violet: 1, pink: 1, red: 1, brown: 1 };
  const table = alone({ dice: [3], storage: ['ship'], goods: all }, { goods: [['orange', 'red']] });
  table.play('place 3 ship s10', 'part effect', 'sail 1');
  expect(of(table).goods).toEqual({ ...all, red: 2, orange: 1 });
  expect(table.broken()).toEqual([]);
});

test('BUR-SOLO-04: the counter starts at 0 and the target at 50, or from 45 to 55', () => {
  const usual = fresh(1, options);
  expect(usual.events('soloBegun')).toMatchObject([{ target: 50 }]);
  expect(of(usual).points).toBe(0);
  expect(TARGETS).toEqual([45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55]);
  expect(fresh(1, { ...options, target: 45 }).state.open.solo?.target).toBe(45);
  expect(settings({ seats: 1, options: { ...options, target: 44 } })).toContain('44');
});

test('BUR-SOLO-05 BUR-SOLO-06: the good comes first, then the first tile in reading order leaves', () => {
  const position = { at: 'round', round: 2, depots: [[], ['monastery1', 'castle'], ['cow2']], roundGoods: ['red', 'pink', 'pink', 'pink'] };
  // Two dice of the player, then the white one: 2.
  const table = given({ ...position, players: [{}] }, { seats: 1, options, dice: [3, 4, 1] });
  expect(goodsIn(table, 2)).toEqual({ red: 1 });
  expect(table.events('rolled')).toMatchObject([{ dice: [4, 5] }]);
  expect(table.events('tileRemoved')).toMatchObject([{ depot: 2 }]);
  expect(tilesIn(table, 2)).toEqual(['castle']);
  expect(table.told.map(({ event }) => event.kind).indexOf('goodDelivered')).toBeLessThan(
    table.told.map(({ event }) => event.kind).indexOf('tileRemoved'),
  );
  // A slot of its type decides the order: the castle of depot 6 lies before the livestock.
  const sixth = given(
    { ...position, depots: [[], [], [], [], [], ['cow2', 'castle']], players: [{}] },
    { seats: 1, options, dice: [0, 0, 5] },
  );
  expect(tilesIn(sixth, 6)).toEqual(['cow2']);
  // A later depot is looked at only when the one of the die is empty.
  const later = given({ ...position, depots: [[], ['castle'], [], ['mine']], players: [{}] }, { seats: 1, options, dice: [0, 0, 1] });
  expect([tilesIn(later, 2), tilesIn(later, 4)]).toEqual([[], ['mine']]);
  const next = given({ ...position, players: [{}] }, { seats: 1, options, dice: [0, 0, 4] });
  // Depots 5, 6 and 1 are empty: clockwise it is depot 2.
  expect(next.events('tileRemoved')).toMatchObject([{ depot: 2 }]);
  const none = given({ ...position, depots: [], players: [{}] }, { seats: 1, options, dice: [0, 0, 4] });
  expect(none.events('noneRemoved')).toHaveLength(1);
  expect(table.broken()).toEqual([]);
});

test('BUR-SOLO-07: a turn as usual, with two dice and a purchase for two coins that stays face up', () => {
  const table = alone({ dice: [2, 5], coins: 3 }, { depots: [[], ['castle']], black: ['ship'] });
  table.play('take 2 2 castle', 'buy black ship coins', 'workers 5');
  expect(of(table)).toMatchObject({ storage: ['castle', 'ship'], coins: 1, workers: 2 });
  expect(table.refusal('buy black ship coins')).toBe('BUR-BUY-04');
  table.play('end');
  expect(table.asking).toBe('turn');
});

test('BUR-SOLO-08: contact by touching or by a river, never from one territory to another otherwise', () => {
  const tiles = { s10: 'ship' };
  const table = alone({ dice: [1, 5], storage: ['ship', 'monastery5', 'bank'], tiles });
  expect(table.refusal('place 5 monastery5 s12')).toBe('BUR-SOLO-08');
  expect(table.options().filter((line) => line.startsWith('place 1 ship'))).toEqual(['place 1 ship s16', 'place 1 ship s20']);
  table.play('place 1 ship s16');
  expect(tileOn(table, 's16')).toBe('ship');
  // Rivers do not join areas: each of these ships is an area of its own.
  expect(table.events('areaScored')).toEqual([]);
  table.play('part size');
  expect(table.events('areaScored')).toMatchObject([{ size: 1, points: 1 }]);
  expect(alone({ dice: [1] }).refusal('place 1 ship a1')).toBe('BUR-TAKE-02');
  expect(alone({ dice: [1], storage: ['ship'] }).refusal('place 1 ship a1')).toBe('BUR-PLACE-02');
});

test('the boards of the solo game have every link from both sides, 37 hexes and the usual numbers of each colour', () => {
  for (const [name, territories] of [
    ['13a', 4],
    ['13b', 14],
  ] as const) {
    const { size, contact, rivers, ofColour, areas } = at(LAYOUTS, DUCHY_NAMES.indexOf(name));
    expect(size).toBe(37);
    expect(ofColour.map((hexes) => hexes.length)).toEqual([12, 6, 6, 6, 4, 3]);
    for (const hex of range(size)) for (const other of at(contact, hex)) expect(at(contact, other)).toContain(hex);
    const groups = (links: readonly (readonly number[])[]): number => {
      const seen = new Set<number>();
      return range(size).filter((start) => {
        if (seen.has(start)) return false;
        const group = [start];
        for (const hex of group) if (!seen.has(hex)) seen.add(hex) && group.push(...at(links, hex));
        return true;
      }).length;
    };
    expect(groups(contact)).toBe(1);
    expect(groups(contact.map((near, hex) => near.filter((other) => !at(rivers, hex).includes(other))))).toBe(territories);
    expect(areas.every(({ hexes }) => hexes.length <= 4)).toBe(true);
  }
});

test('BUR-SOLO-09: a ship empties one depot, all other goods leave, and nobody moves on the bridge', () => {
  const goods = [['red', 'pink'], ['brown'], [], ['brown', 'violet']];
  const table = alone({ dice: [3], storage: ['ship'] }, { goods });
  const told = kinds(table.play('place 3 ship s10', 'part effect', 'sail 1'));
  expect(of(table).goods).toEqual({ red: 1, pink: 1 });
  expect(table.events('goodsSwept')).toMatchObject([{ goods: [0, 1, 0, 0, 2, 0] }]);
  expect(table.state.open.depotGoods.every((count) => count === 0)).toBe(true);
  expect(told).not.toContain('advanced');
  expect(table.state.open.spaces).toEqual([0]);
  expect(table.broken()).toEqual([]);
});

test('BUR-SOLO-10: five goods of any colours for a tile of the black depot, only then', () => {
  const goods = { red: 2, pink: 2, brown: 1 };
  const table = alone({ dice: [3, 1], storage: ['ship'], goods }, { black: ['mine', 'castle'], goods: [['violet']] });
  table.play('place 3 ship s10', 'part effect', 'sail 1');
  expect(table.asking).toBe('trade');
  expect(table.refusal('trade mine red,red,pink,pink')).toBe('BUR-SOLO-10');
  expect(table.refusal('trade mine red,red,red,pink,pink')).toBe('BUR-SOLO-10');
  expect(table.refusal('trade bank red,red,pink,pink,brown')).toBe('BUR-SOLO-10');
  const kept = alone({ dice: [3, 1], storage: ['ship'], goods }, { black: ['mine'] });
  kept.play('place 3 ship s10', 'part effect', 'sail 1', 'decline');
  expect(kept.events('declined')).toEqual([{ kind: 'declined', seat: 0, effect: 'trade', rule: 'BUR-SOLO-10' }]);
  expect([kept.asking, of(kept).goods]).toEqual(['turn', goods]);
  table.play('trade mine violet,red,red,pink,pink');
  expect(table.events('stowedBlack')).toEqual([{ kind: 'stowedBlack', seat: 0, rule: 'BUR-SOLO-21' }]);
  expect(table.events('traded')).toMatchObject([{ seat: 0, goods: [0, 1, 2, 2, 0, 0], rule: 'BUR-SOLO-10' }]);
  expect(of(table)).toMatchObject({ storage: ['blackTile'], goods: { brown: 1 } });
  expect(tilesIn(table, 0)).toEqual(['castle']);
  expect(table.broken()).toEqual([]);
  const few = alone({ dice: [3], storage: ['ship'], goods: { red: 4 } }, { black: ['mine'] });
  few.play('place 3 ship s10', 'part effect', 'sail 1');
  expect(few.asking).toBe('turn');
  const sold = alone({ dice: [3], storage: ['ship'], goods: { red: 5 } }, { black: [] });
  sold.play('place 3 ship s10', 'part effect', 'sail 1');
  expect(sold.asking).toBe('turn');
});

test('BUR-SOLO-11: a face-down tile fits any colour where number and contact allow it, and completes areas', () => {
  const table = alone({ dice: [3, 6], storage: ['blackTile'] });
  expect(table.options().filter((line) => line.startsWith('place'))).toEqual([
    'place 3 blackTile s10',
    'place 3 blackTile s8',
    'place 6 blackTile s3',
  ]);
  expect(table.refusal('place 3 blackTile s37')).toBe('BUR-SOLO-08');
  expect(table.refusal('place 6 blackTile s8')).toBe('BUR-PLACE-01');
  const told = kinds(table.play('place 3 blackTile s8'));
  expect(told).toEqual(['placed', 'areaScored', 'phaseBonus']);
  expect(of(table).points).toBe(11);
  // The last mine hex: the colour is complete although no mine lies there.
  const mines = alone({ dice: [5], storage: ['blackTile'], tiles: { ...coveredBut('s2', 's1', 's5', 's6') } }, { black: ['cow3'] });
  mines.play('place 5 blackTile s2', 'part colour', 'grant black cow3 s6');
  expect(tileOn(mines, 's6')).toBe('cow3');
});

test('BUR-SOLO-12: monasteries that count at the end score once, when they are placed', () => {
  const tiles = { s6: 'cow2', s11: 'bank', s3: 'bank' };
  const bank = alone({ dice: [3], storage: ['monastery22'], tiles, points: 30 });
  bank.play('place 3 monastery22 s8');
  expect(bank.events('finalMonastery')).toMatchObject([{ monastery: 22, count: 2, points: 8, rule: 'BUR-SOLO-12' }]);
  expect(of(bank).points).toBe(30 + 1 + 10 + 8);
  // Number 26 counts the colours that are complete, its own one included.
  const colours = alone({ dice: [3], storage: ['monastery26'], tiles: coveredBut('s8', 's1', 's2'), points: 1 }, { phase: 'E' });
  colours.play('place 3 monastery26 s8', 'part effect');
  // Buildings, livestock, castles and with this tile monasteries.
  expect(colours.events('finalMonastery')).toMatchObject([{ monastery: 26, count: 4, points: 12 }]);
  const sold = alone({ dice: [3], storage: ['monastery15'], sold: { red: 2, pink: 1 } });
  sold.play('place 3 monastery15 s8');
  expect(sold.events('finalMonastery')).toMatchObject([{ count: 2, points: 4 }]);
  // What was sold lies face down: the points for it tell, so the placement cannot simply be taken back.
  expect(sold.match.undoRefusal(0)).toBe('HOUSE-REVEALED');
  // The same when they come as a part of their own, after the placement and after another part.
  for (const parts of [['part effect'], ['part size', 'part effect']]) {
    const later = alone({ dice: [3], storage: ['monastery15'], sold: { red: 2, pink: 1 }, points: 45 });
    later.play('place 3 monastery15 s8');
    for (const part of parts) {
      later.play(part);
      expect(later.match.undoRefusal(0)).toBe('HOUSE-REVEALED');
    }
  }
  const open = alone({ dice: [3], storage: ['monastery25'], sold: { red: 2 }, points: 45 });
  open.play('place 3 monastery25 s8', 'part effect');
  expect(open.match.undoRefusal(0)).toBeUndefined();
  const nothing = alone({ dice: [3], storage: ['monastery16'] });
  nothing.play('place 3 monastery16 s8');
  expect(nothing.events('finalMonastery')).toEqual([]);
  const lasting = alone({ dice: [3], storage: ['monastery14'] });
  expect(kinds(lasting.play('place 3 monastery14 s8'))).toEqual(['placed', 'areaScored', 'phaseBonus']);
});

test('BUR-SOLO-12 BUR-SOLO-17: a monastery counts when its part comes, also what the parts before it brought', () => {
  // Nothing to count yet; the extra action of the phase's points places the first watchtower.
  const table = alone({ dice: [3], storage: ['monastery17', 'watchtower'], points: 45 });
  table.play('place 3 monastery17 s8');
  expect(table.options()).toEqual(['part effect', 'part phase', 'part size']);
  table.play('part phase', 'place any watchtower s11');
  expect(table.events('finalMonastery')).toEqual([
    { kind: 'finalMonastery', seat: 0, monastery: 17, count: 1, points: 4, rule: 'BUR-SOLO-12' },
  ]);
  // The watchtower with its village of one hex, then the monastery's own area and its count.
  expect(of(table).points).toBe(4 + 1 + 10 + 1 + 4);
  const early = alone({ dice: [3], storage: ['monastery17', 'watchtower'], points: 45 });
  early.play('place 3 monastery17 s8', 'part effect', 'part phase', 'place any watchtower s11');
  expect(early.events('finalMonastery')).toEqual([]);
  // The first animal is the tile for the complete colour.
  const tiles = Object.fromEntries(Object.entries(coveredBut('s8', 's6', 's37')).filter(([, tile]) => !/^(cow|pig|sheep)/.test(tile)));
  const animals = alone({ dice: [3], storage: ['monastery24'], tiles: { ...tiles, s37: 'monastery6' } }, { phase: 'E', black: ['cow3'] });
  animals.play('place 3 monastery24 s8', 'part colour', 'grant black cow3 s6');
  expect(animals.events('finalMonastery')).toMatchObject([{ monastery: 24, count: 1, points: 4 }]);
});

test('BUR-SOLO-13: a complete colour brings a tile of the black depot at once, whatever the number, and this may go on', () => {
  const free = ['s2', 's6', 's37', 's8'];
  const table = alone({ dice: [5], storage: ['mine'], tiles: coveredBut(...free) }, { black: ['cow3', 'monastery12', 'ship'] });
  table.play('place 5 mine s2', 'part colour');
  expect(table.options()).toEqual(['decline', 'end', 'grant black cow3 s6', 'grant black monastery12 s37', 'grant black monastery12 s8']);
  expect(table.refusal('grant black ship s1')).toBe('BUR-PLACE-04');
  expect(table.refusal('grant black bank s6')).toBe('BUR-SOLO-13');
  const forgone = alone({ dice: [5], storage: ['mine'], tiles: coveredBut(...free) }, { black: ['cow3'] });
  forgone.play('place 5 mine s2', 'part colour', 'decline');
  expect(forgone.events('declined')).toEqual([{ kind: 'declined', seat: 0, effect: 'reward', rule: 'BUR-SOLO-13' }]);
  expect([tilesIn(forgone, 0), forgone.events('granted')]).toEqual([['cow3'], []]);
  // The last livestock hex: its colour brings the next tile.
  table.play('grant black cow3 s6', 'part colour');
  expect(table.asking).toBe('reward');
  table.play('grant black monastery12 s8');
  expect(table.events('colourRewarded')).toHaveLength(2);
  expect(table.events('bonusTaken')).toEqual([]);
  expect(table.broken()).toEqual([]);
});

test('BUR-SOLO-14: points may be bought with a scoring, a coin each, as far as the target', () => {
  const table = alone({ dice: [3], storage: ['monastery12'], points: 35, coins: 6 }, { black: ['ship'] });
  table.play('place 3 monastery12 s8', 'part phase');
  expect(table.asking).toBe('spend');
  // Nothing else is bought in between, although there are coins enough and a tile.
  expect(table.options()).toEqual(['spend 0', 'spend 1', 'spend 2', 'spend 3', 'spend 4', 'spend 5']);
  expect(table.refusal('spend 6')).toBe('BUR-SOLO-14');
  table.play('spend 5');
  expect(table.asking).toBe('resetAction');
  expect(of(table)).toMatchObject({ coins: 1, points: 0 });
  expect(table.events('pointsBought')).toEqual([{ kind: 'pointsBought', seat: 0, coins: 5, rule: 'BUR-SOLO-14' }]);
  expect(table.broken()).toEqual([]);
  table.play('decline');
  expect(table.events('declined')).toEqual([{ kind: 'declined', seat: 0, effect: 'resetAction', rule: 'BUR-SOLO-15' }]);
  expect(of(table).points).toBe(1);
  const kept = alone({ dice: [3], storage: ['monastery12'], points: 35, coins: 6 }, { black: ['ship'] });
  kept.play('place 3 monastery12 s8', 'part phase', 'spend 0', 'spend 2');
  expect(of(kept)).toMatchObject({ coins: 4, points: 48 });
  expect(kept.events('pointsBought')).toMatchObject([{ coins: 2 }]);
  expect(kept.broken()).toEqual([]);
  // A coin comes with the sale: 2 + 53 of 55.
  const rich = alone({ dice: [4], goods: { red: 1 }, coins: 52 }, {}, { target: 55 });
  rich.play('sell 4 red', 'spend 53');
  expect([rich.asking, of(rich).coins]).toEqual(['resetAction', 0]);
  // Out of reach with all coins: nothing is asked.
  const far = alone({ dice: [3], storage: ['monastery12'], points: 20, coins: 6 });
  far.play('place 3 monastery12 s8');
  expect(far.asking).toBe('turn');
  expect(of(far)).toMatchObject({ coins: 6, points: 31 });
});

test('BUR-SOLO-15 BUR-EX-14: at the target the counter returns, the target falls by 5, and an action comes at once', () => {
  const depots = [['bank'], ['castle']];
  const table = alone({ dice: [4], goods: { red: 3 }, points: 46 }, { depots });
  table.play('sell 4 red');
  expect(table.events('counterReset')).toMatchObject([{ target: 45, lost: 2 }]);
  expect(of(table).points).toBe(0);
  expect(table.asking).toBe('resetAction');
  expect(table.options()).toEqual(['decline', 'end', 'take any 1 bank', 'take any 2 castle', 'workers any']);
  expect(table.refusal('take castle 1 bank')).toBe('BUR-SOLO-15');
  table.play('take any 2 castle');
  expect(of(table)).toMatchObject({ storage: ['castle'], points: 0 });
  expect(table.asking).toBe('turn');
  expect(table.refusal('take any 1 bank')).toBe('BUR-SOLO-15');
  const again = alone({ dice: [4], goods: { red: 3 }, points: 40 }, { target: 45 });
  again.play('sell 4 red');
  expect(again.events('counterReset')).toMatchObject([{ target: 40, lost: 1 }]);
  const below = alone({ dice: [4], goods: { red: 2 }, points: 45 });
  below.play('sell 4 red', 'spend 0');
  expect(of(below)).toMatchObject({ points: 49, coins: 1 });
});

test('BUR-SOLO-15: the die of the extra action shows whatever is wanted, without any worker', () => {
  const depots = [[], [], [], ['ship'], ['mine'], ['cow2']];
  const table = alone({ dice: [4], goods: { red: 3 }, points: 46, storage: ['cow2', 'bank'] }, { depots });
  table.play('sell 4 red');
  const places = ['place any bank s11', 'place any bank s3', 'place any bank s4', 'place any cow2 s6'];
  expect(table.options()).toEqual(['decline', 'end', ...places, 'take any 4 ship', 'take any 5 mine', 'take any 6 cow2', 'workers any']);
});

test('BUR-SOLO-16: the target stops at 5 and still gives the action', () => {
  const table = alone({ dice: [4, 5], goods: { red: 3, brown: 3 } }, { target: 8 }, { target: 53 });
  table.play('sell 4 red', 'sell 5 brown');
  expect(table.events('counterReset')).toMatchObject([{ target: 5 }]);
  const least = alone({ dice: [4], goods: { red: 3 } }, { target: 5 });
  least.play('sell 4 red');
  expect(least.events('counterReset')).toMatchObject([{ target: 5 }]);
  expect(least.asking).toBe('resetAction');
});

test('BUR-SOLO-17 BUR-SOLO-19: the parts of a placement come in any order, each a scoring of its own', () => {
  const player = { dice: [1], storage: ['watchtower'], points: 44 };
  const table = alone(player);
  table.play('place 1 watchtower s11');
  expect(table.options()).toEqual(['part effect', 'part phase', 'part size']);
  expect(table.refusal('part colour')).toBe('BUR-SOLO-17');
  // 44 + 4 + 1, then 10: the reset swallows what lies beyond the target only.
  table.play('part effect', 'part size');
  expect(table.asking).toBe('resetAction');
  expect(table.events('counterReset')).toMatchObject([{ lost: 9 }]);
  const other = alone(player);
  other.play('place 1 watchtower s11', 'part phase');
  // 54 of 50: the action comes before the rest, which counts anew.
  expect(other.asking).toBe('resetAction');
  other.play('workers any');
  expect(other.events('counterReset')).toMatchObject([{ lost: 4 }]);
  expect(of(other)).toMatchObject({ points: 5, workers: 2 });
  // Far from the target the order makes no difference, and nobody is asked.
  const far = alone({ ...player, points: 10 });
  far.play('place 1 watchtower s11');
  expect(far.asking).toBe('turn');
  expect(of(far).points).toBe(25);
  // A castle may act before or after its area is scored.
  const castle = alone({
    dice: [4],
    storage: ['castle'],
    castle: 's27',
    tiles: { s28: 'monastery1', s30: 'mine', s31: 'ship', s1: 'ship', s5: 'bank', s6: 'cow2' },
  });
  castle.play('place 4 castle s7');
  expect(castle.options()).toEqual(['part effect', 'part phase', 'part size']);
});

test.each([
  // What the parts bring besides the point of an area of one hex and the ten of phase A, and what lies there before.
  ['watchtower', 'place 1 watchtower s11', 4, {}],
  ['bank', 'place 1 bank s11', 2, {}],
  ['boardingHouse', 'place 1 boardingHouse s11', 0, {}],
  ['monastery22', 'place 3 monastery22 s8', 2 * 4, { s11: 'bank', s3: 'bank' }],
] as const)('BUR-SOLO-17: the order of parts is asked for as soon as all of them reach the target: %s', (tile, line, effect, tiles) => {
  const at = (points: number): Table => {
    const table = alone({ dice: [1, 3], storage: [tile], points, tiles });
    table.play(line);
    return table;
  };
  const least = 50 - 1 - 10 - effect;
  expect(at(least).options()).toEqual(['part effect', 'part phase', 'part size']);
  expect(at(least - 1).asking).toBe('turn');
});

test('BUR-SOLO-17: a bank that comes first pays for the last point, a boarding house for the extra action', () => {
  const bank = alone({ dice: [1], storage: ['bank'], points: 37 });
  bank.play('place 1 bank s11', 'part effect', 'part size');
  expect(bank.options()).toEqual(['spend 0', 'spend 1', 'spend 2']);
  const late = alone({ dice: [1], storage: ['bank'], points: 37 });
  late.play('place 1 bank s11', 'part phase', 'part size');
  expect([late.asking, of(late)]).toMatchObject(['turn', { points: 48, coins: 2 }]);
  const workers = alone({ dice: [1], storage: ['boardingHouse'], points: 39 });
  workers.play('place 1 boardingHouse s11', 'part effect', 'part size');
  expect([workers.asking, of(workers)]).toMatchObject(['resetAction', { workers: 4 }]);
});

test('BUR-SOLO-17: a whole herd may reach the target, one animal far from it cannot', () => {
  const tiles = { s15: 'cow4', s24: 'cow3' };
  const herd = alone({ dice: [6], storage: ['cow4'], points: 24, tiles });
  herd.play('place 6 cow4 s19');
  // 24 + 6 + 10 + 11 heads.
  expect(herd.asking).toBe('part');
  herd.play('part effect', 'part size');
  expect(herd.events('counterReset')).toMatchObject([{ lost: 1 }]);
  const cow = alone({ dice: [2], storage: ['cow2'], points: 33 });
  cow.play('place 2 cow2 s6');
  expect([cow.asking, of(cow).points]).toEqual(['turn', 33 + 1 + 10 + 2]);
});

test('BUR-SOLO-25: a mine waits for the end of the phase and is no part of its placement', () => {
  const table = alone({ dice: [5], storage: ['mine'], points: 45, tiles: { s6: 'cow2' } });
  table.play('place 5 mine s2');
  expect(table.options()).toEqual(['part phase', 'part size']);
});

test('BUR-SOLO-12: a monastery has scored when it was placed; later tiles score nothing for it', () => {
  const table = alone({ dice: [1, 3], storage: ['bank', 'monastery14'], tiles: { s3: 'bank', s12: 'monastery22' } });
  table.play('place 1 bank s11', 'place 3 monastery14 s8');
  expect(table.events('finalMonastery')).toEqual([]);
  expect(of(table)).toMatchObject({ coins: 2, points: 2 * (1 + 10) });
});

test('what a placement still brings is not lost when the turn is ended in its extra action', () => {
  const table = alone({ dice: [1, 2], storage: ['watchtower'], points: 44 });
  table.play('place 1 watchtower s11', 'part phase', 'end');
  expect(table.events('turnEnded')).toMatchObject([{ seat: 0, unused: 1 }]);
  expect(table.events('areaScored')).toHaveLength(1);
  expect(table.events('watchtower')).toHaveLength(1);
  const ended = table.told.map(({ event }) => event.kind);
  expect(ended.lastIndexOf('roundEnded')).toBeGreaterThan(ended.lastIndexOf('watchtower'));
  // A ship with monastery 5 that calls nowhere else: the goods leave all the same.
  const ship = alone({ dice: [3], storage: ['ship'], tiles: { s8: 'monastery5' } }, { goods: [['red'], ['pink'], [], ['brown']] });
  ship.play('place 3 ship s10', 'part effect', 'sail 1', 'end');
  expect(ship.events('goodsSwept')).toMatchObject([{ goods: [0, 0, 1, 0, 1, 0] }]);
});

test('BUR-SOLO-18 BUR-SOLO-22: the thirty-seventh hex wins at once', () => {
  const table = alone({ dice: [3], storage: ['ship'], tiles: coveredBut('s10') }, { phase: 'D', round: 4 });
  expect(table.standing()).toMatchObject({ final: false, sides: [{ won: false, score: 36 }] });
  const told = kinds(table.play('place 3 ship s10'));
  expect(told).toEqual(['placed', 'soloWon']);
  expect(table.events('soloWon')).toEqual([{ kind: 'soloWon', seat: 0, covered: 37, round: 3 * 5 + 4, rule: 'BUR-SOLO-22' }]);
  expect(table.asking).toBeUndefined();
  expect(table.standing()).toMatchObject({ final: true, sides: [{ seats: [0], rank: 1, won: true, score: 37, ties: [{ value: 6 }] }] });
});

test('BUR-SOLO-18 BUR-SOLO-24 BUR-SOLO-25: after round 25 an unfinished duchy has lost, mines pay, nothing else is scored', () => {
  const player = { coins: 3, workers: 4, goods: { red: 2 }, tiles: { s2: 'mine', s8: 'monastery2' } };
  const table = alone(player, { at: 'phaseEnd', phase: 'E', round: 5 });
  expect(table.events('mineIncome')).toMatchObject([{ coins: 1, workers: 1 }]);
  expect(table.events('soloLost')).toMatchObject([{ covered: 3, round: 25 }]);
  expect(table.events('finalGoods', 'finalCoins', 'finalWorkers')).toEqual([]);
  expect(table.standing()).toMatchObject({ final: true, sides: [{ won: false, rank: 1, score: 3 }] });
  const earlier = alone(player, { at: 'phaseEnd', phase: 'B', round: 5 });
  expect(earlier.events('phaseBegun')).toMatchObject([{ phase: 2, bonus: 6 }]);
  expect(of(earlier).coins).toBe(4);
});

test('BUR-SOLO-20: monastery 5 takes its second depot before the other goods leave', () => {
  const goods = [['red'], ['pink'], [], ['brown']];
  const table = alone({ dice: [3], storage: ['ship'], tiles: { s8: 'monastery5' } }, { goods });
  table.play('place 3 ship s10', 'part effect', 'sail 1', 'sail 2');
  expect(of(table).goods).toEqual({ red: 1, pink: 1 });
  expect(table.events('goodsSwept')).toMatchObject([{ goods: [0, 0, 0, 0, 1, 0] }]);
});

test('BUR-SOLO-21: a face-down tile has no type, and needs a storage space', () => {
  const goods = { red: 5 };
  const full = alone({ dice: [3], storage: ['ship', 'bank', 'mine'].slice(0, 3), goods, coins: 2 }, { black: ['bank', 'castle'] });
  full.play('place 3 ship s10', 'part effect', 'sail 1', 'buy black castle coins', 'trade bank red,red,red,red,red');
  expect(full.asking).toBe('discard');
  full.play('discard mine');
  expect(of(full).storage).toEqual(['bank', 'castle', 'blackTile']);
  expect(full.broken()).toEqual([]);
  // It is not the bank that was taken: the village may have another, and no free step helps to place it.
  const village = alone({
    dice: [2, 5],
    storage: ['bank', 'blackTile'],
    tiles: { s3: 'blackTile', s8: 'monastery9', s12: 'monastery10', s16: 'ship', s10: 'ship' },
  });
  expect(village.refusal('place 5 blackTile s4')).toBe('BUR-PLACE-01');
  expect(village.options()).toContain('place 2 bank s4');
  const ninth = alone({ dice: [1], storage: ['blackTile', 'bank'], tiles: { s8: 'monastery9' } });
  expect(ninth.refusal('place 1 blackTile s4')).toBe('BUR-PLACE-01');
  expect(ninth.options()).toContain('place 1 bank s4');
});

test('BUR-SOLO-23: without a tile that fits, the reward for a colour is lost', () => {
  for (const black of [[], ['mine', 'castle']]) {
    const table = alone({ dice: [5], storage: ['mine'], tiles: coveredBut('s2', 's6') }, { black });
    table.play('place 5 mine s2', 'part colour');
    expect(table.events('rewardLost')).toHaveLength(1);
    expect(table.asking).not.toBe('reward');
  }
});

test('BUR-EX-16: a face-down mine pays nothing, a face-down ship brings no goods', () => {
  const table = alone({ tiles: { s2: 'blackTile', s1: 'ship', s5: 'bank' }, castle: 's7' }, { at: 'phaseEnd', phase: 'B', round: 5 });
  expect(table.events('mineIncome')).toEqual([]);
  const ship = alone({ dice: [3], storage: ['blackTile'], goods: { red: 5 } }, { goods: [['pink']], black: ['ship'] });
  expect(kinds(ship.play('place 3 blackTile s10'))).toEqual(['placed', 'areaScored', 'phaseBonus']);
  expect(goodsIn(ship, 1)).toEqual({ pink: 1 });
});

test('whole solo games keep every invariant, on both boards and with every target', () => {
  for (const [place, target] of [45, 50, 55].entries()) {
    const table = fresh(1, { ...options, target, soloBoard: place === 1 ? '13b' : '13a' }, `solo ${target}`);
    table.wander(`solo ${target}`, (story) => {
      expect(story.broken()).toEqual([]);
      return false;
    });
    expect(table.standing().final).toBe(true);
  }
});

test('a scenario of the solo game names its target, and other games have none', () => {
  expect(alone({}, { target: 20 }).state.open.solo).toEqual({ target: 20, left: [] });
  expect(() => alone({ points: 20 }, { target: 20 })).toThrow('more than the points');
  expect(() => alone({}, { target: 51 })).toThrow('51');
  // The target falls by fives: 53, 48, … 8 and at last 5.
  expect(() => alone({}, { target: 47 })).toThrow('47 found, 50 less a multiple of 5');
  for (const target of [48, 8, 5]) expect(alone({}, { target }, { target: 53 }).state.open.solo?.target).toBe(target);
  expect(() => given({ players: [{ tiles: { d3: 'blackTile' } }] })).toThrow('no face-down tiles without mode "solo"');
  expect(() => alone({}, { black: ['blackTile'] })).toThrow('"blackTile" found');
  expect(() => given({ target: 20 })).toThrow('no target');
  expect(() => alone({ tiles: { a1: 'bank' } })).toThrow('a hex of this duchy');
  expect(() => alone({ duchy: '13b' })).toThrow('13a');
});
