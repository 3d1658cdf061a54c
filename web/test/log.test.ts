import { roomOf } from '@ludoteca/games';
import { configure, historyOf, nextToAnswer, Recorder, randomAnswer, SPECTATOR, seedFrom, streamFrom } from '@ludoteca/kernel';
import { expect, test } from 'vitest';
import { logOf } from '../src/link/log.ts';

/** Entries that can be taken back by agreement at a server's table. */
const REACH = 40;

/* The log once guessed take-backs by comparing positions, and missed those that reached far back or changed nothing visible. */
test('every take-back leaves a line in the log and strikes out exactly what it took back, however far it reached', () => {
  const { game } = roomOf('catan');
  const recorder = new Recorder(game, configure(game, { seats: 4 }), seedFrom('taken back'));
  const chance = streamFrom('taken back');
  /** Of each entry that takes others back, the numbers of those. */
  const expected = new Map<number, number[]>();
  const holding: number[] = [];
  for (let n = 1; n <= 400; n++) {
    const { state, depth } = recorder.match;
    const seat = nextToAnswer(game, state);
    if (seat === undefined) break;
    const steps = 1 + chance.int(REACH);
    if (n % 10 === 0 && depth >= steps) {
      recorder.do((match) => match.takeBack(seat, steps));
      expected.set(n, holding.splice(holding.length - steps));
    } else {
      recorder.do((match) => match.answer({ seat, decision: state.decision, move: randomAnswer(game, state, seat, chance) }));
      holding.push(n);
    }
  }
  expect(expected.size).toBeGreaterThan(20);
  expect(Math.max(...[...expected.values()].map((numbers) => numbers.length))).toBeGreaterThan(12);
  const gone = new Set([...expected.values()].flat());
  for (const viewer of [SPECTATOR, 0, 3]) {
    const log = logOf(historyOf(recorder.saved(), viewer));
    expect(log.filter(({ event }) => event === null).map(({ n }) => n)).toEqual([...expected.keys()]);
    for (const { n, event, undone = false } of log) if (event !== null) expect(undone, `line of entry ${n}`).toBe(gone.has(n));
  }
});
