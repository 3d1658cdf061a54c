import { describe, expect, test } from 'vitest';
import {
  allViews,
  audiencesOf,
  configure,
  framesOf,
  HoldingLog,
  heardBy,
  historyOf,
  isAsked,
  nextToAnswer,
  placeOf,
  Recorder,
  randomAnswer,
  SPECTATOR,
  seedFrom,
  streamFrom,
  type Told,
  viewAfter,
  viewsOf,
  waitedFor,
  waitingSeats,
} from '../src/index.ts';
import { hands } from './toys/hands.ts';

describe('audiences', () => {
  test('spectators come first, then the seats', () => {
    expect(audiencesOf(2)).toEqual([SPECTATOR, 0, 1]);
    expect(audiencesOf(2).map(placeOf)).toEqual([0, 1, 2]);
  });

  test('a decision waits for those who must answer, else for the first who may', () => {
    expect(waitedFor({ must: [2, 0], may: [1] })).toEqual([2, 0]);
    expect(waitedFor({ must: [], may: [1, 3] })).toEqual([1]);
    expect(waitedFor({ must: [], may: [] })).toEqual([]);
  });

  test('everybody hears what is told to all, and only those named what is told to them', () => {
    const event = (kind: string): Told['event'] => ({ kind, rule: 'TOY-1' });
    const told: Told[] = [{ event: event('a') }, { event: event('b'), to: { only: [1] } }, { event: event('c'), to: { except: [1] } }];
    const kinds = (viewer: number): string[] => heardBy(told, viewer).map(({ kind }) => kind);
    expect([kinds(SPECTATOR), kinds(0), kinds(1)]).toEqual([
      ['a', 'c'],
      ['a', 'c'],
      ['a', 'b'],
    ]);
  });
});

test('a log holds what was not taken back', () => {
  const log = new HoldingLog<number>();
  expect(['one', 'two', 'retract', 'three'].map((text, index) => log.take(text, index + 1))).toEqual(Array(4).fill(undefined));
  expect(log.take('undo 2', 5)).toEqual([3, 4]);
  expect(log.take('four', 6)).toBeUndefined();
  // Further back than the log reaches: everything goes.
  expect(log.take('undo 9', 7)).toEqual([1, 2, 6]);
  expect(log.entries).toEqual([]);
});

test('a record leads every audience, entry by entry, to the views that the rules show it', () => {
  const recorder = new Recorder(hands, configure(hands, { seats: 3 }), seedFrom('audience'));
  const chance = streamFrom('audience');
  const shown = [allViews(recorder.match)];
  for (let count = 0; count < 12; count++) {
    const { state } = recorder.match;
    const seat = nextToAnswer(hands, state);
    if (seat === undefined) break;
    expect(waitingSeats(hands, state)).toContain(seat);
    if (count === 7) recorder.do((match) => match.takeBack(seat, 3));
    else recorder.do((match) => match.answer({ seat, decision: state.decision, move: randomAnswer(hands, state, seat, chance) }));
    shown.push(allViews(recorder.match));
  }
  const saved = recorder.saved();
  for (const viewer of audiencesOf(3)) {
    const expected = shown.map((views) => views[placeOf(viewer)]);
    const history = historyOf(saved, viewer);
    expect(viewsOf(history)).toEqual(expected);
    expect(saved.entries.map((_, step) => viewAfter(saved, step, viewer))).toEqual(expected.slice(0, -1));
    expect(history.moments.flatMap(({ n, undone }) => (undone === undefined ? [] : [{ n, undone }]))).toEqual([
      { n: 8, undone: [5, 6, 7] },
    ]);
  }
  for (const { view, question } of framesOf(recorder.match)) expect(question !== null).toBe(isAsked(view.asked, view.viewer) && !view.over);
});
