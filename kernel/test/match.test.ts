import { describe, expect, test } from 'vitest';
import { asked, clone, configure, isRefusal, Match, quick, type Refusal } from '../src/index.ts';
import { Story } from '../src/testing/index.ts';
import { chain } from './toys/chain.ts';
import type { Hands } from './toys/hands/types.ts';
import { hands } from './toys/hands.ts';

const refusalOf = (result: object): string => (isRefusal(result) ? (result as Refusal).refused : 'none');
const bidding = () => Story.given(hands, { seats: 3, position: { hands: [[1, 2], [3], [5]], deck: [0, 0, 4, 4, 1, 1, 3] } }).match;
const bid = (match: Match<Hands>, seat: number, ...items: number[]) =>
  match.answer({ seat, decision: match.state.decision, move: { kind: 'bid', items } });
const chained = () => Story.given(chain, { position: { stores: [['castle', 'mill', 'chapel'], []], row: ['mill'] } });

describe('answers', () => {
  test('an accepted answer is played on a copy and logged', () => {
    const match = bidding();
    const before = match.state;
    const snapshot = clone(before);
    expect(refusalOf(bid(match, 1, 3))).toBe('none');
    expect(before).toEqual(snapshot);
    expect(match.state).not.toBe(before);
    expect(match.log).toEqual([{ kind: 'answer', seat: 1, decision: before.decision, move: { kind: 'bid', items: [3] } }]);
  });

  test('a refusal changes nothing', () => {
    const match = bidding();
    const before = match.state;
    expect(refusalOf(match.answer({ seat: 0, decision: before.decision, move: { kind: 'bid', items: [1, 2, 2] } }))).toBe('HANDS-CARDS-01');
    expect(refusalOf(match.answer({ seat: 9, decision: before.decision, move: {} }))).toBe('HOUSE-SEAT');
    expect(match.state).toBe(before);
    expect([match.log, match.depth]).toEqual([[], 0]);
  });

  test('a rule that throws leaves the table as it was', () => {
    const story = Story.given({ ...hands, steps: { ...hands.steps, prize: { run: () => raise() } } }, { position: { hands: [[1], [2]] } });
    story.by(0, 'bid 1');
    story.by(1, 'bid 2');
    const before = clone(story.state);
    expect(() => story.by(1, 'spare')).toThrow('torn');
    expect(story.state).toEqual(before);
  });

  test('an answer can be changed while others are still thinking', () => {
    const match = bidding();
    bid(match, 0, 1);
    bid(match, 0, 2);
    bid(match, 1, 3);
    bid(match, 2);
    expect(match.state.open.table.slice(0, 2)).toEqual([2, 3]);
  });

  test('after the end every answer is refused', () => {
    const story = Story.begin(hands, {}).wander('to the end');
    expect(refusalOf(story.match.answer({ seat: 0, decision: story.state.decision, move: { kind: 'lead', seat: 0 } }))).toBe('HOUSE-OVER');
  });
});

describe('private answers', () => {
  test('they are taken back under the same number, so that nobody notices', () => {
    const match = bidding();
    const { decision } = match.state;
    bid(match, 1, 3);
    expect(refusalOf(match.undo(1))).toBe('none');
    expect([match.state.decision, match.state.answers]).toEqual([decision, [null, null, null]]);
    expect(match.log.map(({ kind }) => kind)).toEqual(['answer', 'retract']);
    expect(refusalOf(match.retract(1))).toBe('HOUSE-NOTHING');
  });

  test('they can be taken back although somebody else has answered since', () => {
    const match = bidding();
    bid(match, 1, 3);
    bid(match, 2, 5);
    expect(match.undoRefusal(1)).toBeUndefined();
    match.undo(1);
    expect(match.state.answers).toEqual([null, null, { kind: 'bid', items: [5] }]);
  });

  test('whether others have answered cannot be learned from what may be undone', () => {
    const silent = bidding();
    const spoken = bidding();
    bid(spoken, 2, 5);
    expect(spoken.undoRefusal(1)).toBe(silent.undoRefusal(1));
    // A seat that has not answered has nothing to take back, whatever the others do.
    expect(spoken.undoRefusal(0)).toBe('HOUSE-NOTHING');
  });

  test('while others choose in secret, an earlier answer cannot be taken back, and the refusal says so', () => {
    const story = Story.begin(hands, { seats: 3 }).wander('into a bid', ({ match }) => {
      const { must } = asked(hands, match.state);
      return must.length === 3 && match.stepsToOwn(0) !== undefined && match.state.answers.every((answer) => answer === null);
    });
    expect(story.match.undoRefusal(0)).toBe('HOUSE-THINKING');
  });

  test('when all are in, none can be taken back alone', () => {
    const match = bidding();
    for (const seat of [0, 1, 2]) bid(match, seat);
    expect(match.undoRefusal(2)).toBe('HOUSE-REVEALED');
    expect(match.undoRefusal(0)).toBe('HOUSE-OTHERS');
    expect(refusalOf(match.undo(2))).toBe('HOUSE-REVEALED');
  });
});

describe('taking back', () => {
  test('undo restores the position under a new decision number', () => {
    const story = chained();
    const before = clone(story.state);
    story.play('place castle');
    const { decision } = story.state;
    expect(refusalOf(story.match.undo(0))).toBe('none');
    expect(story.state).toEqual({ ...before, decision: decision + 1 });
    expect(refusalOf(story.match.answer({ seat: 0, decision: before.decision, move: { kind: 'skip' } }))).toBe('HOUSE-STALE');
  });

  test('undo goes back move by move to the barrier', () => {
    const story = chained();
    story.play('place castle', 'place chapel');
    expect(story.match.undoRefusal(0)).toBe('HOUSE-REVEALED');
    const other = chained();
    other.play('place castle', 'place mill');
    expect(refusalOf(other.match.undo(0))).toBe('none');
    expect(refusalOf(other.match.undo(0))).toBe('none');
    expect(refusalOf(other.match.undo(0))).toBe('HOUSE-NOTHING');
    expect(other.asking).toBe('act');
  });

  test('nobody undoes what another seat did', () => {
    const story = chained();
    story.play('place castle');
    expect(story.match.undoRefusal(1)).toBe('HOUSE-NOTHING');
    const later = Story.begin(chain, {}).wander(
      'a while',
      ({ match }) => match.stepsToOwn(1) !== undefined && (match.stepsToOwn(1) ?? 0) > 1,
    );
    expect(later.match.undoRefusal(1)).toBe('HOUSE-OTHERS');
  });

  test('over the answers of bots one goes back to one’s own last decision, beyond the barrier', () => {
    const story = Story.begin(chain, {}).wander('a while', ({ match }) => (match.stepsToOwn(1) ?? 0) > 2);
    const { match } = story;
    const steps = match.stepsToOwn(1) ?? 0;
    const { chance } = clone(match.state);
    expect(match.undoRefusal(1)).toBe('HOUSE-OTHERS');
    expect(match.undoRefusal(1, [])).toBe('HOUSE-OTHERS');
    expect(match.undoRefusal(1, [0])).toBeUndefined();
    expect(refusalOf(match.undo(1, [0]))).toBe('none');
    expect(match.log.at(-1)).toEqual({ kind: 'undo', seat: 1, steps });
    expect(match.state.chance).toEqual(chance);
    expect(asked(chain, match.state).must).toContain(1);
  });

  test('a retracted answer is not taken back a second time', () => {
    const match = bidding();
    bid(match, 1, 3);
    match.undo(1);
    expect(match.stepsToOwn(1)).toBeUndefined();
    expect(match.undoRefusal(1, [0, 2])).toBe('HOUSE-NOTHING');
  });

  test('by agreement one goes beyond the barrier, but chance does not go back', () => {
    const match = Match.begin(chain, configure(chain, {}), quick('chance goes on'));
    const story = new Story(match).wander('a while', ({ match: { depth } }) => depth === 12);
    const { chance, decision } = clone(story.state);
    expect(refusalOf(match.takeBack(1, 5))).toBe('none');
    expect(match.state.chance).toEqual(chance);
    expect(match.state.decision).toBe(decision + 1);
    expect(match.depth).toBe(7);
    expect(match.log.at(-1)).toEqual({ kind: 'undo', seat: 1, steps: 5 });
    expect(refusalOf(match.takeBack(1, 8))).toBe('HOUSE-NOTHING');
    expect(refusalOf(match.takeBack(1, 0))).toBe('HOUSE-NOTHING');
  });
});

function raise(): never {
  throw new Error('torn');
}
