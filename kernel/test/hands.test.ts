import { expect, test } from 'vitest';
import { at, configure, Match, quick } from '../src/index.ts';
import { Story } from '../src/testing/index.ts';
import { hands } from './toys/hands.ts';

/** Two hands of given cards; the deck gives the prize first, then two cards to each. */
const given = (first: number[], second: number[], ...deck: number[]) =>
  Story.given(hands, { position: { hands: [first, second], deck: [...deck].reverse() }, dice: [0] });

test('HANDS-BID-01 HANDS-BID-03 the higher bid wins the prize, equal ones go to the leader', () => {
  const story = given([5], [4], 3, 1, 0, 1, 0);
  story.play('bid 5', 'bid 1,4', 'spare');
  expect(story.events('won', 'scored')).toMatchObject([
    { kind: 'won', seat: 0 },
    { seat: 0, points: 3 },
  ]);
  expect(story.state.open.table).toEqual([5, 1, 4, 3]);
});

test('HANDS-BID-02 at most two cards are bid', () => {
  expect(given([5, 4, 3], [], 0, 1, 1, 1, 1).refusal('bid 3,4,5')).toBe('HANDS-BID-02');
});

test('HANDS-ROB-01 HANDS-ROB-02 the winner takes a card from somebody who has one', () => {
  const story = given([5], [], 0, 1, 1, 2, 2);
  story.play('bid 5', 'bid 2,2');
  expect(story.refusal('rob 0')).toBe('HANDS-ROB-01');
  expect(story.refusal('rob 1')).toBe('HANDS-ROB-02');
  expect(story.options()).toEqual(['spare']);
});

test('HANDS-ROB-01 the robbed seat knows the card until the robber plays it', () => {
  const story = given([5], [], 0, 1, 1, 2, 2);
  story.play('bid 5', 'bid -', 'rob 1');
  expect(at(story.state.seats, 1).knows.held).toEqual([[2], []]);
  story.play('lead 0');
  story.by(0, 'bid 2');
  story.by(1, 'bid -');
  expect(at(story.state.seats, 1).knows.held).toEqual([[], []]);
});

test('HANDS-BURY-01 HANDS-BURY-02 a full hand is trimmed face down, and only its owner knows with what', () => {
  const story = given([0, 1, 2], [], 0, 3, 4, 1, 1);
  story.play('bid -', 'bid -');
  expect(story.asking).toBe('bury');
  expect(story.refusal('bury -')).toBe('HANDS-BURY-01');
  expect(story.refusal('bury 1,1', 1)).toBe('HANDS-BURY-02');
  story.by(0, 'bury 4');
  expect(story.state.seats.map(({ knows }) => knows.buried)).toEqual([[4], []]);
  expect(story.heard(1).map(({ kind }) => kind)).not.toContain('buried');
  expect(story.state.hidden.buried).toEqual([4]);
});

test('HANDS-DECK-01 what is buried is shuffled into the deck, and nobody knows it any more', () => {
  const story = Story.begin(hands, { seats: 4, options: { rounds: 4 } }, 'to the bottom').wander('deck', ({ told }) =>
    told.some(({ event }) => event.kind === 'shuffled'),
  );
  expect(story.events('shuffled').length).toBe(1);
  expect(story.state.hidden.buried).toEqual([]);
  for (const { knows } of story.state.seats) expect(knows.buried).toEqual([]);
  expect(story.broken()).toEqual([]);
});

test('HANDS-TIE-01 equal points are separated by the cards in hand', () => {
  const story = given([0, 1], [], 0, 2, 2, 2, 2);
  expect(story.standing().sides.map(({ rank }) => rank)).toEqual([1, 2]);
  expect(story.standing().final).toBe(false);
});

test('a table gives the same game for the same chance', () => {
  const [one, other] = [0, 1].map(() => Match.begin(hands, configure(hands, { seats: 4 }), quick('same')).state);
  expect(one).toEqual(other);
});
