import { expect, test } from 'vitest';
import { Story } from '../src/testing/index.ts';
import { market } from './toys/market.ts';

/** Seat 0 has earned one salt more than it is given. */
const given = (goods: number[][], strength = goods.map(() => 0)) =>
  Story.given(market, { seats: goods.length, position: { goods, strength }, dice: [0] });

test('MARKET-CLOSE-01 an offer is accepted by one and closed with that one', () => {
  const story = given([
    [1, 0, 0],
    [0, 1, 0],
    [0, 2, 0],
  ]);
  story.play('offer salt,salt figs 1,2');
  expect(story.view(1).asked).toEqual({ must: [0], may: [1, 2] });
  expect(story.refusal('close 2')).toBe('MARKET-CLOSE-01');
  story.by(2, 'accept');
  story.play('close 2');
  expect(story.state.open.goods).toEqual([
    [0, 1, 0],
    [0, 1, 0],
    [2, 1, 0],
  ]);
  expect(story.state.open.offer).toBeNull();
});

test('MARKET-REPLY-02 MARKET-CLOSE-01 a counter-offer turns the terms round', () => {
  const story = given([
    [1, 0, 0],
    [0, 0, 2],
  ]);
  story.play('offer salt silk 1');
  expect(story.refusal('counter silk salt 1', 1)).toBe('MARKET-OFFER-05');
  story.by(1, 'counter silk salt,salt 0');
  story.play('close 1');
  expect(story.state.open.goods).toEqual([
    [0, 0, 1],
    [2, 0, 1],
  ]);
  expect(story.events('trades')).toMatchObject([{ seat: 0, with: 1, give: [2, 0, 0], want: [0, 0, 1] }]);
});

test('MARKET-REPLY-01 both sides may withdraw, and nobody answers what is gone', () => {
  const story = given([
    [1, 0, 0],
    [0, 0, 1],
  ]);
  story.play('offer salt silk 1');
  story.by(1, 'accept');
  expect(story.refusal('accept', 1)).toBe('MARKET-REPLY-01');
  story.by(1, 'withdraw');
  expect(story.refusal('close 1', 0)).toBe('MARKET-CLOSE-01');
  story.by(0, 'withdraw');
  expect(story.refusal('accept', 1)).toBe('HOUSE-SEAT');
  expect(story.refusal('withdraw', 0)).toBe('MARKET-REPLY-01');
});

test('MARKET-OFFER-01 MARKET-OFFER-02 MARKET-OFFER-03 an offer gives what one has for something else', () => {
  const story = given([
    [1, 0, 0],
    [0, 0, 1],
  ]);
  expect(story.refusal('offer - silk 1')).toBe('MARKET-OFFER-01');
  expect(story.refusal('offer figs silk 1')).toBe('MARKET-OFFER-02');
  expect(story.refusal('offer salt salt 1')).toBe('MARKET-OFFER-03');
});

test('MARKET-OFFER-04 MARKET-OFFER-05 MARKET-OFFER-06 offers are small, go to others and are few', () => {
  const story = given([
    [3, 0, 0],
    [0, 0, 1],
  ]);
  expect(story.refusal('offer salt,salt,salt silk 1')).toBe('MARKET-OFFER-04');
  expect(story.refusal('offer salt silk 0,1')).toBe('MARKET-OFFER-05');
  story.play('offer salt silk 1', 'offer salt figs 1', 'offer salt,salt figs 1');
  expect(story.refusal('offer salt silk 1')).toBe('MARKET-OFFER-06');
});

test('MARKET-GUARD-02 MARKET-GUARD-03 a weaker guard is driven away and chooses where to go', () => {
  const story = given(
    [
      [0, 0, 0],
      [0, 0, 0],
      [0, 0, 0],
    ],
    [1, 0, 0],
  );
  story.play('done', 'march right');
  expect([story.asking, story.next()]).toEqual(['retreat', 1]);
  expect(story.state.open.guards).toEqual([1, 1, 2]);
  expect(story.refusal('retreat right')).toBe('MARKET-GUARD-03');
  story.play('retreat left');
  expect(story.state.open.guards).toEqual([1, 0, 2]);
  expect(story.state.open.turn).toBe(1);
});

test('MARKET-GUARD-01 MARKET-GUARD-02 an equal guard is not, but salt makes strong', () => {
  const story = given([
    [0, 0, 0],
    [0, 0, 0],
  ]);
  story.play('done');
  expect(story.refusal('march right')).toBe('MARKET-GUARD-02');
  story.play('train');
  expect(story.state.open.strength).toEqual([1, 0]);
});

test('MARKET-WISH-01 wishes count when they are shown, at the end', () => {
  const story = Story.begin(market, { options: { rounds: 1 } });
  const wished = () => story.standing().sides.map(({ lines }) => lines.find(({ label }) => label === 'wish')?.points);
  expect(wished()).toEqual([0, 0]);
  story.wander('to the end');
  expect(wished()).toEqual(story.state.seats.map(({ own }, seat) => story.state.open.goods[seat]?.[own.wish]));
});
