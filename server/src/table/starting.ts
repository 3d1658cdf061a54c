import { asked, commitmentTo, seedOf, waitedFor, waitingSeats } from '@ludoteca/kernel';
import { Problem } from '../problem.ts';
import type { EntryRow } from '../store/schema.ts';
import type { TableActor } from './actor.ts';
import { advance, newClocks } from './clock-rule.ts';
import { contributionsOf } from './dice.ts';
import type { TableDoc } from './doc.ts';
import { LiveGame } from './live-game.ts';
import { mustBeGathering, mustBeHost, type Person } from './person.ts';
import { runningSeats } from './stepping.ts';

/** The host starts when all seats are filled. Only now the seed exists and anything is dealt. */
export function start(actor: TableActor, person: Person): Promise<void> {
  return actor.act(async () => {
    mustBeHost(actor.doc, person);
    await begin(actor);
  });
}

/** Deals. Only inside `act`. */
export async function begin(actor: TableActor): Promise<void> {
  const { doc, house } = actor;
  mustBeGathering(doc);
  if (doc.seats.some(({ kind }) => kind === 'open')) throw new Problem('not-full');
  const seed = seedOf(doc.secret, contributionsOf(doc));
  const game = LiveGame.begin(house.roomOf(doc.game), doc.config, seed);
  const now = house.now();
  await actor.save({
    doc: { ...atStart(actor, game, now), seed, commitment: commitmentTo(seed), started: now, phase: 'playing' },
    entry: { row: openingRow(doc, game, now), changes: [] },
    begins: game,
  });
}

function atStart({ doc, house }: TableActor, game: LiveGame, now: number): Partial<TableDoc> {
  const { game: rules, state } = game.match;
  const waiting = waitingSeats(rules, state);
  const clocks = newClocks(doc.clock, doc.config.seats);
  return {
    sequence: 0,
    decision: state.decision,
    asked: waitedFor(asked(rules, state)),
    waiting,
    clocks: advance(doc.clock, clocks, { now, running: runningSeats(doc, waiting), answered: undefined, open: true }, house.elapsed),
  };
}

function openingRow(doc: TableDoc, game: LiveGame, now: number): EntryRow {
  const body = JSON.stringify(game.opening());
  const numbers = JSON.stringify(game.numbers);
  return { table_id: doc.id, sequence: 0, seat: -1, move: 'begin', decision: null, key: null, made: now, numbers, body };
}
