import { asked, commitmentTo, seedOf, waitedFor, waitingSeats } from '@ludoteca/kernel';
import { Problem } from '../../problem.ts';
import type { EntryRow } from '../../store/schema.ts';
import { advance, newClocks } from '../clock-rule.ts';
import type { Outcome, Table } from '../command.ts';
import { contributionsOf } from '../dice.ts';
import type { TableDoc } from '../doc.ts';
import { LiveGame } from '../live-game.ts';
import { mustBeGathering, mustBeHost, type Person } from '../person.ts';
import { runningSeats } from '../running-clocks.ts';

/** The host starts when all seats are filled. Only then is the seed made and anything dealt. */
export async function start(table: Table, { person }: { readonly person: Person }): Promise<Outcome> {
  mustBeHost(table.doc, person);
  return begin(table);
}

/** Starts the game, without asking who requested it. */
export async function begin(table: Table): Promise<Outcome> {
  const { doc, house } = table;
  mustBeGathering(doc);
  if (doc.seats.some(({ kind }) => kind === 'open')) throw new Problem('not-full');
  const seed = seedOf(doc.secret, contributionsOf(doc));
  const begins = LiveGame.begin(house.roomOf(doc.game), doc.config, seed);
  const now = house.now();
  const update = {
    doc: { ...docAtStart(table, begins, now), seed, commitment: commitmentTo(seed), started: now, phase: 'playing' as const },
    entry: { row: openingRow(doc, begins, now), changes: [] },
    begins,
  };
  return { update, result: undefined };
}

function docAtStart({ doc, house }: Table, { match: { game, state } }: LiveGame, now: number): Partial<TableDoc> {
  const waiting = waitingSeats(game, state);
  const clocks = newClocks(doc.clock, doc.config.seats);
  return {
    sequence: 0,
    decision: state.decision,
    asked: waitedFor(asked(game, state)),
    waiting,
    clocks: advance(doc.clock, clocks, { now, running: runningSeats(doc, waiting), answered: undefined, open: true }, house.elapsed),
  };
}

function openingRow(doc: TableDoc, game: LiveGame, now: number): EntryRow {
  const body = JSON.stringify(game.opening());
  const numbers = JSON.stringify(game.numbers);
  return { table_id: doc.id, sequence: 0, seat: -1, move: 'begin', decision: null, key: null, made: now, numbers, body };
}
