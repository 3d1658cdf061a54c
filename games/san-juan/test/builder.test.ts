import { at } from '@ludoteca/kernel';
import { expect, test } from 'vitest';
import { copies, displayOf, given, goodsOf, handOf, handSizes } from './table.ts';

/** Seat 1 is not the builder, so it pays full prices. */
const asSecond = (player: Record<string, unknown>, more: Record<string, unknown> = {}) => {
  const story = given(2, { players: [{}, player], ...more });
  story.play('role builder', 'pass');
  return story;
};
const asBuilder = (player: Record<string, unknown>, more: Record<string, unknown> = {}) => {
  const story = given(2, { players: [player], ...more });
  story.play('role builder');
  return story;
};

test('SJ-BLD-01 SJ-BLD-18 each player builds one building or none, once in the phase', () => {
  const story = asSecond({ hand: ['indigo-plant', 'indigo-plant', 'well', 'well'] });
  story.by(1, 'build indigo-plant - 0 indigo-plant');
  expect(displayOf(story, 1)).toEqual(['indigo-plant', 'indigo-plant']);
  expect(displayOf(story, 0)).toEqual(['indigo-plant']);
  expect(story.asking).toBe('chooseRole');
  expect(story.events('phaseEnded')).toMatchObject([{ rule: 'SJ-BLD-18' }, { rule: 'SJ-RND-04' }]);
});

test('SJ-BLD-02 the card goes face up into the display and its cost of other cards to the discard pile', () => {
  const story = asSecond({ hand: ['tower', 'well', 'crane', 'hero', 'palace'] });
  expect(story.refusal('build quarry - 0 well,crane,hero,palace')).toBe('SJ-BLD-02');
  story.play('build tower - 0 well,crane,hero');
  expect(displayOf(story, 1)).toEqual(['indigo-plant', 'tower']);
  expect(handOf(story, 1)).toEqual(['palace']);
  expect(story.state.hidden.discard).toHaveLength(3);
});

test('SJ-BLD-03 the built card never pays for itself', () => {
  const story = asSecond({ hand: ['smithy', 'well'] });
  expect(story.refusal('build smithy - 0 smithy')).toBe('SJ-BLD-03');
  expect(story.options()).toEqual(['build smithy - 0 well', 'pass']);
});

test('SJ-BLD-04 the builder pays one card less', () => {
  const story = asBuilder({ hand: ['tower', 'well', 'well', 'hero'] });
  story.play('build tower - 0 well,well');
  expect(handOf(story, 0)).toEqual(['hero']);
  expect(story.events('paid')).toMatchObject([{ printed: 3, privilege: 1, cards: 2 }]);
});

test('SJ-BLD-05 all reductions come off the printed cost', () => {
  const story = asBuilder({ display: ['quarry', 'crane', 'archive'], hand: ['library', 'well', 'well', 'hero'] });
  story.play('build library archive 0 well,well');
  expect(story.events('paid')).toMatchObject([{ printed: 5, crane: 1, privilege: 1, discount: 1, cards: 2 }]);
});

test('SJ-BLD-06 a cost never falls below nothing', () => {
  const story = asBuilder({ display: ['indigo-plant', 'quarry'], hand: ['archive', 'well'] });
  story.play('build archive - 0 -');
  expect(handOf(story, 0)).toEqual(['well']);
  expect(story.events('paid')).toMatchObject([{ printed: 1, privilege: 0, discount: 1, cards: 0 }]);
  expect(story.events('drewCards')).toEqual([]);
});

test('SJ-BLD-07 several factories of a kind are allowed', () => {
  const story = asSecond({ display: ['sugar-mill', 'sugar-mill'], hand: ['sugar-mill', 'well', 'well'] });
  story.play('build sugar-mill - 0 well,well');
  expect(displayOf(story, 1)).toEqual(copies(3, 'sugar-mill'));
});

test('SJ-BLD-08 SJ-EX-20 no violet building twice, but different monuments', () => {
  const story = asSecond({ display: ['statue'], hand: ['statue', 'victory-column', 'well', 'well', 'crane', 'crane'] });
  expect(story.refusal('build statue - 0 well,well,crane')).toBe('SJ-BLD-08');
  story.play('build victory-column - 0 well,well,crane,crane');
  expect(displayOf(story, 1)).toEqual(['statue', 'victory-column']);
  expect(story.broken()).toEqual([]);
});

test('SJ-BLD-09 a building leaves the display only by being covered', () => {
  const story = asSecond({ display: ['indigo-plant', 'crane', 'archive'], hand: ['well', 'hero'] });
  story.play('build well archive 0 hero');
  expect(displayOf(story, 1)).toEqual(['indigo-plant', 'crane', 'well']);
  expect(story.events('covered')).toMatchObject([{ seat: 1, card: 5, rule: 'SJ-CRN-01' }]);
});

test('SJ-BLD-10 a violet building works after the phase, even in the same round', () => {
  const story = given(2, { players: [{ hand: ['prefecture', 'well', 'well'] }] });
  story.play('role builder', 'build prefecture - 0 well,well', 'pass', 'role councillor', 'draw no', 'draw no');
  expect(story.question(0).selections).toMatchObject([{ min: 1, max: 2 }]);
  expect(story.question(1).selections).toMatchObject([{ min: 1, max: 1 }]);
});

test('SJ-BLD-11 the privilege and the smithy may be declined', () => {
  const story = asBuilder({ display: ['smithy'], hand: ['sugar-mill', 'well', 'crane'] });
  expect(story.refusal('build sugar-mill - 3 well,crane')).toBe('SJ-BLD-11');
  expect(story.options()).toContain('build sugar-mill - 1 well');
  story.play('build sugar-mill - 2 well,crane');
  expect(story.events('declined')).toMatchObject([{ count: 2 }]);
  expect(story.events('paid')).toMatchObject([{ printed: 2, privilege: 0, discount: 0, cards: 2 }]);
});

test('SJ-BLD-11 nothing can be declined that makes no difference', () => {
  const story = asBuilder({ display: ['quarry'], hand: ['archive', 'well', 'crane'] });
  expect(story.refusal('build archive - 2 well,crane')).toBe('SJ-BLD-11');
  const selections = story.question().selections ?? [];
  const extras = selections
    .filter(({ head }) => head.kind === 'build' && head.card === 5)
    .map(({ head }) => (head.kind === 'build' ? head.extra : 0));
  expect(extras).toEqual([0, 1]);
});

test('SJ-BLD-12 paying more than is due is refused', () => {
  const story = asBuilder({ display: ['black-market', 'indigo-plant'], goods: ['indigo'], hand: ['well', 'crane', 'tower'] });
  expect(story.refusal('build well - 0 crane,tower')).toBe('SJ-BLD-12');
  expect(story.refusal('build well - 0 crane,indigo')).toBe('SJ-BLD-12');
  story.play('build well - 0 indigo');
  expect(handOf(story, 0)).toEqual(['crane', 'tower']);
});

test('SJ-BLD-13 first the carpenter, then the poor house', () => {
  const story = asSecond({ display: ['carpenter', 'poor-house'], hand: ['archive', 'well'] });
  story.play('build archive - 0 well');
  const draws = story.events('drewCards').map(({ reason }) => reason);
  expect(draws).toEqual(['carpenter', 'poor-house']);
  expect(handSizes(story)[1]).toBe(2);
});

test('SJ-BLD-14 a build with its draws is done before the next player decides', () => {
  const story = given(2, { players: [{ display: ['carpenter'], hand: ['well', 'tower'] }, {}], supply: ['hero'] });
  story.play('role builder');
  const told = story.play('build well - 0 tower');
  expect(told.map(({ event }) => event.kind)).toContain('drewCards');
  expect(handOf(story, 0)).toEqual(['hero']);
  expect(story.next()).toBe(1);
});

test('SJ-BLD-15 a new factory is empty and can be filled in the same round', () => {
  const story = given(2, { players: [{ hand: ['sugar-mill', 'well'] }] });
  story.play('role builder', 'build sugar-mill - 0 well', 'pass');
  expect(goodsOf(story, 0)).toEqual([]);
  story.play('role producer', 'pass', 'produce sugar');
  expect(goodsOf(story, 0)).toEqual(['sugar']);
});

test('SJ-BLD-16 there is no partial payment', () => {
  const story = asSecond({ hand: ['tower', 'well', 'crane'] });
  expect(story.refusal('build tower - 0 well,crane')).toBe('SJ-BLD-16');
  expect(story.refusal('build tower - 0 well,crane,hero')).toBe('SJ-BLD-16');
  expect(story.refusal('build well - 0 tower')).toBe('SJ-BLD-16');
  expect(story.options()).toEqual(['build crane - 0 well,tower', 'build well - 0 crane,tower', 'pass']);
});

test('SJ-BLD-17 a player who declines the privilege declines the library with it', () => {
  const story = asBuilder({ display: ['library'], hand: ['well', 'crane', 'tower'] });
  story.play('build well - 2 crane,tower');
  expect(story.events('declined')).toMatchObject([{ count: 2 }]);
  expect(story.state.open.libraryUsed).toEqual([0, 0]);
});

test('SJ-DEC-02 SJ-DEC-09 others see the building and the number of cards paid, never their faces', () => {
  const story = given(3, { players: [{ hand: ['tower', 'well', 'hero'] }] });
  story.play('role builder', 'build tower - 0 well,hero');
  const heard = story.heard(1).filter((event) => 'seat' in event && event.seat === 0);
  expect(heard.map(({ kind }) => kind)).toEqual(['roleTaken', 'built', 'paid', 'discarded']);
  expect(heard).toMatchObject([{}, { card: 15 }, { cards: 2 }, { count: 2 }]);
  expect(story.heard(0).filter(({ kind }) => kind === 'discardedCards')).toMatchObject([{ cards: [11, 24] }]);
  expect(story.asking).toBe('build');
});

test('SJ-SMI-01 SJ-QUA-01 the smithy helps with factories, the quarry with violet buildings', () => {
  const both = { display: ['smithy', 'quarry'], hand: ['sugar-mill', 'well', 'hero', 'hero'] };
  const factory = asSecond(both);
  factory.play('build sugar-mill - 0 hero');
  const violet = asSecond(both);
  violet.play('build well - 0 hero');
  const smithy = asSecond({ ...both, display: ['smithy'] });
  expect(smithy.refusal('build well - 0 hero')).toBe('SJ-BLD-16');
  const quarry = asSecond({ ...both, display: ['quarry'] });
  expect(quarry.refusal('build sugar-mill - 0 hero')).toBe('SJ-BLD-16');
  expect([...factory.events('paid'), ...violet.events('paid')]).toMatchObject([{ discount: 1 }, { discount: 1 }]);
});

test('SJ-POR-01 the poor house gives a card to a builder left with at most one', () => {
  const story = asSecond({ display: ['poor-house'], hand: ['archive', 'well', 'crane'] });
  story.play('build archive - 0 well');
  expect(handSizes(story)[1]).toBe(2);
  const richer = asSecond({ display: ['poor-house'], hand: ['archive', 'well', 'crane', 'crane'] });
  richer.play('build archive - 0 well');
  expect(handSizes(richer)[1]).toBe(2);
  expect(richer.events('drewCards')).toEqual([]);
});

test('SJ-POR-02 no poor house card without a build', () => {
  const story = asSecond({ display: ['poor-house'] });
  story.play('pass');
  expect(handSizes(story)).toEqual([0, 0]);
});

test('SJ-POR-03 the poor house serves factories and free builds too, once', () => {
  const story = asBuilder({ display: ['poor-house'], hand: ['indigo-plant'] });
  story.play('build indigo-plant - 0 -');
  expect(handSizes(story)[0]).toBe(1);
  expect(story.events('drewCards')).toMatchObject([{ reason: 'poor-house' }]);
});

test('SJ-CRP-01 the carpenter gives a card for a violet building, even a free one', () => {
  const story = asBuilder({ display: ['carpenter'], hand: ['archive'] });
  story.play('build archive - 0 -');
  expect(handSizes(story)[0]).toBe(1);
  const factory = asBuilder({ display: ['carpenter'], hand: ['indigo-plant'] });
  factory.play('build indigo-plant - 0 -');
  expect(handSizes(factory)[0]).toBe(0);
});

test('SJ-CRP-02 no card for building the carpenter itself', () => {
  const story = asBuilder({ hand: ['carpenter', 'well', 'well'] });
  story.play('build carpenter - 0 well,well');
  expect(handSizes(story)[0]).toBe(0);
});

test('SJ-BLK-01 SJ-BLK-02 up to two goods of any kind lower the cost by one each', () => {
  const display = ['black-market', 'indigo-plant', 'silver-smelter', 'sugar-mill'];
  const story = asSecond({ display, goods: ['indigo', 'sugar', 'silver'], hand: ['tower', 'well', 'crane', 'crane'] });
  expect(story.refusal('build tower - 0 indigo,sugar,silver')).toBe('SJ-BLK-01');
  expect(story.refusal('build tower - 0 well,coffee,indigo')).toBe('SJ-BLK-01');
  story.play('build tower - 0 well,indigo,silver');
  expect(goodsOf(story, 1)).toEqual(['sugar']);
  expect(handOf(story, 1)).toEqual(['crane', 'crane']);
  expect(story.state.hidden.discard).toHaveLength(3);
  const without = asSecond({ display: display.slice(1), goods: ['indigo'], hand: ['archive', 'well'] });
  expect(without.refusal('build archive - 0 indigo')).toBe('SJ-BLK-01');
});

test('SJ-BLK-03 the good of the covered factory cannot pay', () => {
  const display = ['black-market', 'crane', 'indigo-plant', 'sugar-mill'];
  const story = asSecond({ display, goods: ['indigo', 'sugar'], hand: ['tower', 'well', 'hero'] });
  expect(story.refusal('build tower indigo-plant+good 0 well,indigo')).toBe('SJ-BLK-03');
  story.play('build tower indigo-plant+good 0 well,sugar');
  expect(goodsOf(story, 1)).toEqual([]);
  expect(handOf(story, 1)).toEqual(['hero']);
});

test('SJ-BLK-04 goods used for building are not sold', () => {
  const display = ['black-market', 'indigo-plant', 'sugar-mill', 'market-stand', 'market-hall'];
  const story = asSecond({ display, goods: ['indigo', 'sugar'], hand: ['well'] });
  story.play('build well - 0 indigo,sugar');
  expect(handSizes(story)[1]).toBe(0);
  expect(story.events('sold')).toEqual([]);
});

test('SJ-EX-05 a library for an indigo good, a tobacco good and three cards', () => {
  const display = ['black-market', 'indigo-plant', 'tobacco-storage'];
  const story = asSecond({ display, goods: ['indigo', 'tobacco'], hand: ['library', 'well', 'crane', 'tower'] });
  story.play('build library - 0 well,crane,tower,indigo,tobacco');
  expect(displayOf(story, 1)).toEqual([...display, 'library']);
  expect(story.events('paid')).toMatchObject([{ printed: 5, cards: 3, goods: [0, 2] }]);
});

test('SJ-EX-13 a builder with a quarry builds a crane for nothing', () => {
  const story = asBuilder({ display: ['quarry'], hand: ['crane'] });
  story.play('build crane - 0 -');
  expect(displayOf(story, 0)).toEqual(['quarry', 'crane']);
});

test('SJ-EX-15 a builder with quarry and library pays three cards less for a violet building', () => {
  const story = asBuilder({ display: ['quarry', 'library'], hand: ['hero', 'well', 'crane'] });
  story.play('build hero - 0 well,crane');
  expect(story.events('paid')).toMatchObject([{ printed: 5, privilege: 2, discount: 1, cards: 2 }]);
  expect(at(story.state.open.libraryUsed, 0)).toBe(1);
});

test('SJ-CMB-01 library with smithy and quarry', () => {
  const player = { display: ['library', 'smithy'], hand: ['silver-smelter', 'tower', 'well', 'crane', 'hero'] };
  const factory = asBuilder(player);
  factory.play('build silver-smelter - 0 well,crane');
  const violet = asBuilder(player);
  violet.play('build tower - 0 well');
  const quarry = asBuilder({ ...player, display: ['library', 'quarry'] });
  quarry.play('build tower - 0 -');
  const other = asBuilder({ ...player, display: ['library', 'quarry'] });
  other.play('build silver-smelter - 0 well,crane,hero');
  expect([factory, violet, quarry, other].map((story) => story.events('paid').map(({ cards }) => cards))).toEqual([[2], [1], [0], [3]]);
});

test('SJ-CMB-02 privilege, library, quarry, crane and black market in one build', () => {
  const display = ['library', 'quarry', 'crane', 'black-market', 'sugar-mill', 'indigo-plant'];
  const cards = asBuilder({ display, goods: ['indigo'], hand: ['palace', 'well'] });
  cards.play('build palace sugar-mill 0 well');
  const goods = asBuilder({ display, goods: ['indigo'], hand: ['palace', 'well'] });
  goods.play('build palace sugar-mill 0 indigo');
  expect([...cards.events('paid'), ...goods.events('paid')]).toMatchObject([{ cards: 1 }, { cards: 0, goods: [0] }]);
  expect(handOf(goods, 0)).toEqual(['well']);
});

test('SJ-CMB-03 the kind of the new building decides between smithy and quarry', () => {
  const player = { display: ['crane', 'smithy', 'quarry', 'indigo-plant'], hand: ['coffee-roaster', 'tower', 'well', 'hero'] };
  const factory = asSecond(player);
  factory.play('build coffee-roaster indigo-plant 0 well,hero');
  const violet = asSecond(player);
  violet.play('build tower indigo-plant 0 well');
  expect([...factory.events('paid'), ...violet.events('paid')]).toMatchObject([{ discount: 1 }, { discount: 1 }]);
});

test('SJ-CMB-04 carpenter before poor house', () => {
  const display = ['carpenter', 'poor-house'];
  const one = asSecond({ display, hand: ['archive', 'well', 'crane'] });
  one.play('build archive - 0 well');
  expect(handSizes(one)[1]).toBe(2);
  const none = asSecond({ display, hand: ['archive', 'well'] });
  none.play('build archive - 0 well');
  expect(handSizes(none)[1]).toBe(2);
  expect([one, none].map((story) => story.events('drewCards').length)).toEqual([1, 2]);
});

test('SJ-CMB-05 the poor house looks at hand cards only', () => {
  const display = ['poor-house', 'chapel', 'sugar-mill', 'indigo-plant'];
  const story = asSecond({ display, goods: ['sugar', 'indigo'], chapel: ['hero', 'palace'], hand: ['archive', 'well'] });
  story.play('build archive - 0 well');
  expect(handSizes(story)[1]).toBe(1);
});

test('SJ-CMB-06 goods stop the poor house, a declined discount brings it about', () => {
  const display = ['poor-house', 'black-market', 'indigo-plant', 'quarry'];
  const player = { display, goods: ['indigo'], hand: ['well', 'crane', 'hero'] };
  const paid = asSecond(player);
  paid.play('build well - 0 indigo');
  expect(handOf(paid, 1)).toEqual(['crane', 'hero']);
  const declined = asSecond(player, { supply: ['tower'] });
  declined.play('build well - 1 crane,indigo');
  expect(handOf(declined, 1)).toEqual(['tower', 'hero']);
});
