import { describe, expect, test } from 'vitest';
import {
  commitmentTo,
  configure,
  isRefusal,
  nextToAnswer,
  patched,
  Recorder,
  randomAnswer,
  readSaved,
  recordDeparture,
  replay,
  type SavedGame,
  SPECTATOR,
  seedOf,
  streamFrom,
  verify,
  viewOf,
} from '../src/index.ts';
import type { Hands } from './toys/hands/types.ts';
import { hands } from './toys/hands.ts';

const SEED = 'abcdef0123456789abcdef0123456789';

/** A whole game at a table, with an answer taken back and another taken back by agreement on the way. */
function recorded(): Recorder<Hands> {
  const recorder = new Recorder(hands, configure(hands, { seats: 3 }), SEED);
  const chance = streamFrom('players');
  for (let count = 0; ; count++) {
    const { state } = recorder.match;
    const seat = nextToAnswer(hands, state);
    if (seat === undefined) return recorder;
    const move = randomAnswer(hands, state, seat, chance);
    expect(isRefusal(recorder.do((match) => match.answer({ seat, decision: state.decision, move })))).toBe(false);
    if (count === 0) recorder.do((match) => match.retract(seat));
    if (count === 6) recorder.do((match) => match.takeBack(0, 2));
  }
}
const saved = (): SavedGame => JSON.parse(JSON.stringify(recorded().saved()));
/** The file with something changed in one of its entries, or (0) in the file itself. */
const edited = (number: number, change: object): SavedGame => {
  const game = saved();
  Object.assign(number === 0 ? game : (game.entries[number - 1] ?? {}), change);
  return game;
};

describe('a saved game', () => {
  test('plays again to the same position', () => {
    const recorder = recorded();
    const again = replay(hands, JSON.parse(JSON.stringify(recorder.saved())));
    expect(again.match.state).toEqual(recorder.match.state);
    expect(again.saved()).toEqual(recorder.saved());
    expect(saved().entries.map(({ move }) => move)).toEqual(expect.arrayContaining(['retract', 'undo 2']));
  });

  test('can be stepped through for each audience without its rules', () => {
    const { opening, entries } = saved();
    const state = recorded().match.state;
    const all = entries.reduce((view, { shows }) => patched(view, shows.all), opening.all);
    expect(all).toEqual(viewOf(hands, state, SPECTATOR));
    const mine = entries.reduce((part, { shows }) => patched(part, shows.seats[2] ?? []), opening.seats[2]);
    const { mine: own, answer } = viewOf(hands, state, 2);
    expect(mine).toEqual({ mine: own, answer });
  });

  test('holds when nothing was changed', () => {
    expect(readSaved(saved())).toEqual(saved());
    expect(verify(hands, saved())).toBeUndefined();
  });

  test('can begin with a described position, plays again from it and holds', () => {
    const scenario = { game: 'hands', seats: 2, position: { hands: [[1], [2]] } };
    const recorder = new Recorder(hands, configure(hands, { seats: 2 }), SEED, scenario);
    const { state } = recorder.match;
    const seat = nextToAnswer(hands, state) ?? 0;
    recorder.do((match) => match.answer({ seat, decision: state.decision, move: randomAnswer(hands, state, seat, streamFrom('one')) }));
    const file = JSON.parse(JSON.stringify(recorder.saved()));
    expect(readSaved(file).scenario).toEqual(scenario);
    expect(replay(hands, file).match.state).toEqual(recorder.match.state);
    expect(verify(hands, file)).toBeUndefined();
    expect(verify(hands, { ...file, scenario: { ...scenario, seed: 'another' } })).toMatchObject({
      entry: 0,
      fault: 'setup',
      reason: 'the set-up differs',
    });
  });

  test('refusals are not recorded', () => {
    const recorder = new Recorder(hands, configure(hands, {}), SEED);
    recorder.do((match) => match.answer({ seat: 0, decision: 99, move: {} }));
    expect(recorder.saved().entries).toEqual([]);
  });
});

describe('verifying says at which move a file departs', () => {
  const departure = (number: number, change: object): [number, string] => {
    const found = verify(hands, edited(number, change));
    return [found?.entry ?? -1, found?.reason ?? 'none'];
  };

  test('when a move was changed', () => {
    expect(departure(3, { move: 'bid 0,0,0' })).toEqual([3, 'move 3 ("bid 0,0,0" by seat 0): HANDS-CARDS-01']);
    expect(departure(3, { move: 'fly' })).toEqual([3, expect.stringContaining('unknown move "fly"')]);
    expect(departure(3, { seat: 1 })[0]).toBe(3);
    expect(departure(1, { decision: 7 })).toEqual([1, 'move 1 answers decision 1, not 7']);
  });

  test('when a consequence was changed', () => {
    expect(departure(4, { digest: '0' })).toEqual([4, expect.stringContaining('the position after move 4')]);
    expect(departure(5, { events: [] })).toEqual([5, 'the events of move 5 differ']);
    expect(departure(5, { shows: { all: [], seats: [] } })).toEqual([5, 'what move 5 shows differs']);
  });

  test('when a move was taken out', () => {
    const { entries } = saved();
    expect(departure(0, { entries: entries.filter((_, index) => index !== 2) })[0]).toBe(3);
  });

  test('when the seed, the commitment, the set-up or the rules differ', () => {
    expect(departure(0, { seed: '0'.repeat(32) })).toEqual([0, 'the seed does not match the commitment']);
    expect(departure(0, { commitment: 'x' })).toEqual([0, 'the seed does not match the commitment']);
    expect(departure(0, { config: { seats: 2, options: { rounds: 2 } } })).toEqual([0, 'the set-up differs']);
    expect(departure(0, { rules: '0.9.0' })).toEqual([0, 'played with rules 0.9.0, these are 1.0.0']);
  });

  test('and a file that is no saved game at all is refused with the place named', () => {
    const complaint =
      (change: object): (() => void) =>
      () =>
        void readSaved(edited(0, change));
    expect(complaint({ ludoteca: 2 })).toThrow('saved game.ludoteca: 2 found, a whole number from 1 to 1 expected');
    expect(complaint({ extra: 1 })).toThrow('saved game: unknown field "extra"');
    expect(complaint({ seed: 'short' })).toThrow('seed "short": expected 32 to 128 hexadecimal digits');
    expect(complaint({ entries: [{ seat: 0, move: 7, digest: '' }] })).toThrow('saved game.entries[0].move: 7 found, a text expected');
    expect(() => replay(hands, edited(0, { config: { seats: 9, options: {} } }))).toThrow('hands: 9 seats');
  });
});

describe('a record', () => {
  const secret = '1'.repeat(64);
  const contributions = ['ab'.repeat(16), '-', 'cd'.repeat(16)];
  /** A game whose seed was made of three parts. */
  const record = () => {
    const seed = seedOf(secret, contributions);
    const file = new Recorder(hands, configure(hands, { seats: 3 }), seed).saved();
    return { ...file, dice: { promise: commitmentTo(secret), secret, contributions } };
  };

  test('holds when the parts of the seed, the positions and the result fit together', () => {
    expect(recordDeparture(hands, record())).toBeUndefined();
    const file = saved();
    const done: number[] = [];
    const result = hands.standing(replay(hands, file).match.state);
    expect(recordDeparture(hands, { ...file, result }, (entry) => done.push(entry))).toBeUndefined();
    expect(done).toEqual(file.entries.map((_, index) => index + 1));
  });

  test('names the part that does not fit', () => {
    const file = record();
    const broken = (change: object): unknown => recordDeparture(hands, { ...file, ...change })?.fault;
    expect(broken({ dice: { ...file.dice, promise: commitmentTo('2'.repeat(64)) } })).toBe('promise');
    expect(broken({ dice: { ...file.dice, contributions: ['ab'.repeat(16), 'cd'.repeat(16), '-'] } })).toBe('seed');
    expect(recordDeparture(hands, { ...saved(), result: { final: true, sides: [] } })).toMatchObject({ fault: 'result' });
  });
});
