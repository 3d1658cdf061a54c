import { describe, expect, test } from 'vitest';
import { allBut, given, goodsOf, handSizes, reasons } from './table.ts';

/* Every line of the log names its rule; here those of the other phases. */

const FIVE = ['indigo-plant', 'sugar-mill', 'tobacco-storage', 'coffee-roaster', 'silver-smelter'];
const ALL = ['indigo', 'sugar', 'tobacco', 'coffee', 'silver'];
const GOOD = ['quarry', 'smithy', 'tobacco-storage', 'library'];

describe('goods produced', () => {
  const ALWAYS = 'SJ-PRD-01';
  test.each([
    ['the one of another’s phase', 1, [], 'indigo'],
    ['one of two', 0, [], 'indigo'],
    ['the producer’s second', 0, [], 'indigo,sugar'],
    ['two of three of a producer with an aqueduct', 0, ['aqueduct'], 'indigo,sugar'],
    ['the third of a producer with an aqueduct', 0, ['aqueduct'], 'indigo,sugar,silver'],
    ['the second in another’s phase with an aqueduct', 1, ['aqueduct'], 'indigo,sugar'],
    ['three with a library and an aqueduct', 0, ['aqueduct', 'library'], 'indigo,sugar,silver'],
  ])('%s', (_, seat, more, goods) => {
    const story = given(2, { players: [seat === 0 ? { display: [...FIVE, ...more] } : {}, { display: [...FIVE, ...more] }] });
    story.play('role producer');
    story.by(1 - seat, 'pass');
    story.by(seat, `produce ${goods}`);
    expect(reasons(story, 'produced')).toEqual([ALWAYS]);
    expect(goodsOf(story, seat)).toEqual(goods.split(','));
    expect(story.events('passed')).toMatchObject([{ seat: 1 - seat, rule: 'SJ-RND-08' }]);
    expect(story.events('idle')).toEqual([]);
  });

  test('SJ-WEL-01 SJ-PRD-05 the well’s card, and who has no empty factory', () => {
    const story = given(2, { players: [{ display: [...FIVE, 'well'] }, { goods: ['indigo'] }] });
    story.play('role producer', 'produce indigo,sugar');
    expect(story.events('drewCards')).toMatchObject([{ reason: 'well', rule: 'SJ-WEL-01' }]);
    expect(reasons(story, 'noEmptyFactory')).toEqual(['SJ-PRD-05']);
    expect(story.events('passed', 'librarySpared')).toEqual([]);
  });

  test('SJ-RND-18 a phase in which nobody can produce', () => {
    const story = given(2, { players: [{ goods: ['indigo'] }, { goods: ['indigo'] }] });
    story.play('role producer');
    expect(reasons(story, 'idle')).toEqual(['SJ-RND-18']);
    expect(reasons(story, 'phaseEnded')).toEqual(['SJ-RND-04']);
    expect(story.events('phaseEnded')).toMatchObject([{ role: 1 }]);
  });
});

describe('goods sold', () => {
  const ALWAYS = 'SJ-TRD-05';
  test.each([
    ['the one of another’s phase', 1, [], 'indigo'],
    ['one of two', 0, [], 'indigo'],
    ['the trader’s second', 0, [], 'indigo,sugar'],
    ['two of three of a trader with a trading post', 0, ['trading-post'], 'indigo,sugar'],
    ['the third of a trader with a trading post', 0, ['trading-post'], 'indigo,sugar,silver'],
    ['the second in another’s phase with a trading post', 1, ['trading-post'], 'indigo,sugar'],
    ['three with a library and a trading post', 0, ['trading-post', 'library'], 'indigo,sugar,silver'],
  ])('%s', (_, seat, more, goods) => {
    const rich = { display: [...FIVE, ...more], goods: ALL };
    const story = given(2, { players: [seat === 0 ? rich : { goods: ['indigo'] }, rich], tiles: ['t1'] });
    story.play('role trader');
    story.by(1 - seat, 'pass');
    story.by(seat, `sell ${goods}`);
    expect(reasons(story, 'sold')).toEqual([ALWAYS]);
    expect(goodsOf(story, seat)).toEqual(ALL.filter((good) => !goods.split(',').includes(good)));
    expect(story.events('passed')).toMatchObject([{ seat: 1 - seat, rule: 'SJ-RND-08' }]);
    expect(story.events('idle')).toEqual([]);
  });

  test('SJ-TRD-05 SJ-MST-01 SJ-MKH-01 the cards drawn for a sale name what they come from', () => {
    const story = given(2, { players: [{ display: [...FIVE, 'market-stand', 'market-hall'], goods: ALL }], tiles: ['t1'] });
    story.play('role trader', 'sell indigo,silver');
    expect(story.events('sold')).toMatchObject([{ seat: 0, goods: [0, 4], cards: 5 }]);
    expect(reasons(story, 'drewCards')).toEqual(['SJ-TRD-05']);
    expect(story.events('drewCards')).toMatchObject([{ reason: 'sale' }]);
    expect(story.events('librarySpared')).toEqual([]);
    expect([reasons(story, 'tileTurned'), reasons(story, 'tileBack')]).toEqual([['SJ-TRD-01'], ['SJ-TRD-07']]);
  });

  test('SJ-RND-18 a phase in which nobody can sell', () => {
    const story = given(2, {});
    story.play('role trader');
    expect(reasons(story, 'idle')).toEqual(['SJ-RND-18']);
  });

  test('SJ-LIB-08 two goods leave the trader’s library unused, three use it', () => {
    const owner = { display: [...FIVE, 'library'], goods: ALL };
    const two = given(2, { players: [owner] });
    two.play('role trader', 'sell indigo,sugar');
    expect(reasons(two, 'librarySpared')).toEqual(['SJ-LIB-08']);
    expect(two.state.open.libraryUsed).toEqual([0, 0]);
    const three = given(2, { players: [owner] });
    three.play('role trader', 'sell indigo,sugar,silver');
    expect(three.events('libraryUsed')).toMatchObject([{ seat: 0, role: 2 }]);
  });
});

describe('the council', () => {
  test('SJ-COU-01 SJ-COU-02 SJ-COU-04 the councillor’s draw and the others’', () => {
    const story = given(2, {});
    story.play('role councillor', 'draw no', 'draw no');
    expect(reasons(story, 'councilMeets')).toEqual(['SJ-COU-06']);
    expect(reasons(story, 'drewCards')).toEqual(['SJ-COU-02', 'SJ-COU-01']);
    expect(story.events('drewCards')).toMatchObject([{ reason: 'councillor' }, { reason: 'councillor' }]);
    expect(story.events('libraryUsed', 'librarySpared')).toEqual([]);
  });

  test('SJ-COU-08 discards of one who chooses alone come before the next draw', () => {
    const alone = given(2, { supply: ['hero', 'well', 'crane', 'tower', 'quarry'] });
    alone.play('role councillor', 'draw no', 'pass', 'keep hero');
    expect(reasons(alone, 'kept')).toEqual(['SJ-COU-05']);
    expect(reasons(alone, 'discarded')).toEqual(['SJ-COU-04']);
    expect(reasons(alone, 'passed')).toEqual(['SJ-RND-08']);
    const both = given(2, { supply: ['hero', 'well', 'crane', 'tower', 'quarry', 'statue', 'palace'] });
    both.play('role councillor', 'draw no', 'draw no', 'keep hero', 'keep palace');
    expect(reasons(both, 'discarded')).toEqual(Array.from({ length: 2 }, () => 'SJ-COU-04'));
    expect(both.events('discardedCards')).toMatchObject([{ reason: 'councillor' }, { reason: 'councillor' }]);
  });

  test('SJ-ARC-02 SJ-PRF-01 an archive counts what is kept of the drawn cards, whatever is discarded', () => {
    const players = [{ display: ['archive', 'prefecture'], hand: ['palace'] }];
    const story = given(2, { players, supply: ['hero', 'well', 'crane', 'tower', 'quarry'] });
    story.play('role councillor', 'draw no', 'pass', 'discard well,crane,palace');
    expect(story.events('kept')).toMatchObject([{ seat: 0, count: 2 }]);
    expect(reasons(story, 'kept')).toEqual(['SJ-PRF-01']);
    expect(reasons(story, 'discarded')).toEqual(['SJ-COU-04']);
    expect(story.events('discardedCards')).toMatchObject([{ reason: 'councillor' }]);
  });

  test('SJ-PRF-01 two of two are kept and nothing is discarded', () => {
    const story = given(2, { players: [{}, { display: ['prefecture'] }], supply: ['hero', 'well'] });
    story.play('role councillor', 'pass', 'draw no', 'keep well,hero');
    expect(reasons(story, 'kept')).toEqual(['SJ-PRF-01']);
    expect(story.events('discarded')).toEqual([]);
    expect(handSizes(story)).toEqual([0, 2]);
  });

  test('SJ-LIB-05 SJ-LIB-06 a doubled council uses the library for the round, a plain one does not', () => {
    const owner = { display: ['library'] };
    const used = given(2, { players: [owner], supply: ['hero'] });
    used.play('role councillor', 'draw yes', 'pass', 'keep hero', 'role trader', 'role prospector');
    expect(reasons(used, 'drewCards')).toEqual(['SJ-COU-03']);
    expect(used.events('libraryUsed')).toMatchObject([{ seat: 0, role: 3 }]);
    expect(used.refusal('draw yes')).toBe('SJ-LIB-05');
    const spared = given(2, { players: [owner], supply: ['hero'] });
    spared.play('role councillor', 'draw no', 'pass', 'keep hero', 'role trader', 'role prospector');
    expect(reasons(spared, 'librarySpared')).toEqual(['SJ-LIB-06']);
    expect(spared.options()).toContain('draw yes');
    const five = ['hero', 'well', 'crane', 'tower', 'quarry'];
    const few = given(2, { players: [owner, { hand: allBut('library', 'indigo-plant', ...five) }], supply: five });
    few.play('role councillor', 'draw yes');
    expect(reasons(few, 'librarySpared')).toEqual(['SJ-LIB-08']);
  });
});

describe('the prospector', () => {
  test('SJ-PRO-01 SJ-LIB-08 a library that finds a single card is not used', () => {
    const story = given(2, { players: [{ display: ['library'] }, { hand: allBut('library', 'indigo-plant', 'hero') }] });
    story.play('role prospector', 'draw yes');
    expect(reasons(story, 'drewCards')).toEqual(['SJ-PRO-01']);
    expect(story.events('drewCards')).toMatchObject([{ reason: 'prospector' }]);
    expect(reasons(story, 'drawsLost')).toEqual(['SJ-SUP-03']);
    expect(story.events('librarySpared')).toMatchObject([{ role: 4, rule: 'SJ-LIB-08' }]);
  });

  test('SJ-PRO-01 without a library nothing is said of one', () => {
    const story = given(2, {});
    story.play('role prospector', 'draw no');
    expect(handSizes(story)).toEqual([1, 0]);
    expect(story.events('libraryUsed', 'librarySpared')).toEqual([]);
  });

  test('SJ-PRO-03 SJ-GLD-02 passing, turning up and taking', () => {
    const story = given(2, { players: [{ display: ['gold-mine'] }, { display: ['gold-mine'] }], supply: [...GOOD, ...GOOD] });
    story.play('role prospector', 'pass', 'dig', 'take library', 'dig', 'pass');
    expect(reasons(story, 'passed')).toEqual(['SJ-RND-08', 'SJ-RND-08']);
    expect(reasons(story, 'revealed')).toEqual(['SJ-GLD-04', 'SJ-GLD-04']);
    expect(story.events('mineTaken')).toMatchObject([{ seat: 0, card: 21, rule: 'SJ-GLD-02' }]);
    expect(reasons(story, 'mineDiscarded')).toEqual(['SJ-GLD-02', 'SJ-GLD-02']);
    expect(story.events('mineDiscarded').map(({ cards }) => cards.length)).toEqual([3, 4]);
    expect(story.events('librarySpared')).toEqual([]);
  });

  test('SJ-GLD-03 SJ-RND-08 equal costs, and a mine left alone', () => {
    const mines = [{ display: ['gold-mine'] }, { display: ['gold-mine'] }];
    const story = given(2, { players: mines, supply: ['library', 'prefecture', 'smithy', 'tobacco-storage'] });
    story.play('role prospector', 'pass', 'dig', 'pass');
    expect(reasons(story, 'mineDiscarded')).toEqual(['SJ-GLD-03']);
    expect(story.events('passed')).toMatchObject([{ seat: 0 }, { seat: 1, rule: 'SJ-RND-08' }]);
  });

  test('SJ-GLD-06 SJ-SUP-03 a mine without four cards, a good without a card', () => {
    const display = ['gold-mine', 'indigo-plant'];
    const story = given(2, { players: [{ display }, { hand: allBut(...display, 'indigo-plant') }] });
    story.play('role prospector', 'draw no', 'role producer', 'pass', 'produce indigo');
    expect(reasons(story, 'mineEmpty')).toEqual(['SJ-GLD-06']);
    expect(reasons(story, 'drawsLost')).toEqual(['SJ-SUP-03']);
    expect(reasons(story, 'goodMissing')).toEqual(['SJ-SUP-03']);
    expect(story.events('drew', 'drewCards', 'reshuffled')).toEqual([]);
  });
});
