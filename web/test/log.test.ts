import { roomOf } from '@ludoteca/games';
import { configure, historyOf, nextToAnswer, Recorder, randomAnswer, range, SPECTATOR, seedFrom, streamFrom } from '@ludoteca/kernel';
import { expect, test } from 'vitest';
import { logOf } from '../src/link/log.ts';

/** Entries that can be taken back by agreement at a server's table. */
const REACH = 40;

/** Every game, and every mode with steps of its own. */
const TABLES = [
  ['medioevo', 3, {}],
  ['san-juan', 4, {}],
  ['burgundy', 3, { inns: true, whiteCastles: true }],
  ['burgundy', 4, { mode: 'team' }],
  ['burgundy', 1, { mode: 'solo' }],
  ['catan', 4, {}],
  ['catan', 3, { mode: 'cities-and-knights' }],
  ['catan', 3, { map: 'new-shores' }],
  ['catan', 4, { map: 'through-the-desert', mode: 'cities-and-knights' }],
  ['staufer', 3, {}],
] as const;

/* The log once guessed take-backs by comparing positions, and missed those that reached far back or changed nothing visible. */
test.each(TABLES)('every take-back leaves a line that strikes out exactly what it took back: %s for %i, %j', (id, seats, options) => {
  const { game } = roomOf(id);
  const recorder = new Recorder(game, configure(game, { seats, options }), seedFrom('taken back'));
  const chance = streamFrom('taken back');
  const all = range(seats);
  /** Of each entry that takes others back, the numbers of those. */
  const expected = new Map<number, number[]>();
  const holding: number[] = [];
  for (let n = 1; n <= 300; n++) {
    const { state, depth } = recorder.match;
    const seat = nextToAnswer(game, state);
    if (seat === undefined) break;
    const steps = 1 + chance.int(REACH);
    if (n % 10 === 0 && depth >= steps) recorder.do((match) => match.takeBack(seat, steps));
    // As with bots: the seat's own last answer with everything since.
    else if (n % 10 === 5 && recorder.match.undoRefusal(seat, all) === undefined) recorder.do((match) => match.undo(seat, all));
    else recorder.do((match) => match.answer({ seat, decision: state.decision, move: randomAnswer(game, state, seat, chance) }));
    const taken = depth - recorder.match.depth;
    if (taken > 0) expected.set(n, holding.splice(holding.length - taken));
    else holding.push(n);
  }
  expect(expected.size).toBeGreaterThan(20);
  expect(Math.max(...[...expected.values()].map((numbers) => numbers.length))).toBeGreaterThan(12);
  const gone = new Set([...expected.values()].flat());
  for (const viewer of [SPECTATOR, ...all]) {
    const log = logOf(historyOf(recorder.saved(), viewer));
    expect(log.filter(({ event }) => event === null).map(({ n }) => n)).toEqual([...expected.keys()]);
    for (const { n, event, undone = false } of log) if (event !== null) expect(undone, `line of entry ${n}`).toBe(gone.has(n));
  }
});
