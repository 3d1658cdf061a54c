import { asked, type Done, isRefusal, type Match, type Refusal, type Seat, SPECTATOR, waitedFor, waitingSeats } from '@ludoteca/kernel';
import { Problem } from '../problem.ts';
import type { EntryRow } from '../store/schema.ts';
import type { TableActor } from './actor.ts';
import { advance } from './clock-rule.ts';
import { isPlayedByBot, type TableDoc } from './doc.ts';
import type { House } from './house.ts';
import type { LiveGame, Played } from './live-game.ts';

export type Act = (match: Match) => Done | Refusal;

/** What is stored with an entry besides what the game says about it. */
export interface Origin {
  readonly seat: Seat;
  readonly key: string | null;
  /** For the reproducer, should a rule throw. */
  readonly said: string;
  readonly acknowledge?: (() => void) | undefined;
  /** Whether a bot had to hurry because the house is busy; undefined when it was not a bot. */
  readonly busy?: boolean | undefined;
}

/** Plays one entry and makes it durable. Refusals become problems; a rule that throws freezes the table. */
export async function step(actor: TableActor, act: Act, origin: Origin, change: Partial<TableDoc> = {}): Promise<void> {
  const game = await actor.play();
  const made = attempt(game, act);
  if (made instanceof Error) return freeze(actor, game, origin, made);
  if (isRefusal(made)) throw refusalProblem(made);
  const doc = { ...actor.doc, ...change };
  const { changes } = made;
  const now = actor.house.now();
  await actor.save({
    doc: { ...change, ...afterStep(actor.house, doc, game, made, origin.seat, now), ...busyAfter(doc, made, origin.busy) },
    entry: { row: entryRow(doc, made, origin.key, now), changes },
    acknowledge: origin.acknowledge,
  });
}

function attempt(game: LiveGame, act: Act): Played | Refusal | Error {
  try {
    return game.play(act);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

export function refusalProblem({ refused, detail }: Refusal): Problem {
  return new Problem(refused === 'HOUSE-FORM' ? 'bad-notation' : 'rule-forbids', { rule: refused, detail });
}

/** Stops the table where it is; the others go on. Log, seed and this entry together reproduce the failure. */
async function freeze(actor: TableActor, game: LiveGame, origin: Origin, error: Error): Promise<never> {
  const { decision } = game.match.state;
  actor.house.log.error(
    { err: error, table: actor.doc.id, seat: origin.seat, decision, move: origin.said },
    'a rule threw: the table is frozen',
  );
  await actor.save({
    doc: { frozen: { error: error.message.slice(0, 500), seat: origin.seat, decision, move: origin.said.slice(0, 2_000) } },
  });
  throw new Problem('frozen');
}

/** The parts of the document that follow from the position. */
function afterStep(house: House, doc: TableDoc, game: LiveGame, made: Played, seat: Seat, now: number): Partial<TableDoc> {
  const { game: rules, state } = game.match;
  const over = rules.over(state);
  const waiting = over ? [] : waitingSeats(rules, state);
  const open = made.changes.some(({ audience }) => audience === SPECTATOR);
  const running = runningSeats(doc, waiting);
  return {
    sequence: game.sequence,
    decision: state.decision,
    asked: over ? [] : waitedFor(asked(rules, state)),
    waiting,
    turns: doc.turns.map((count, index) => (index === seat ? count + 1 : count)),
    clocks: advance(doc.clock, doc.clocks, { now, running, answered: seat, open }, house.elapsed),
    proposal: open ? null : doc.proposal,
    ...(over ? { phase: 'over' as const, result: rules.standing(state), proposal: null } : {}),
  };
}

/** Whether the house is busy is shown with what everybody sees: alone it would tell that a bot has answered in private. */
function busyAfter(doc: TableDoc, { changes }: Played, busy: boolean | undefined): Partial<TableDoc> {
  const isOpen = changes.some(({ audience }) => audience === SPECTATOR);
  return busy === undefined || !isOpen || busy === (doc.busy === true) ? {} : { busy };
}

/** The clocks after seats changed hands. */
export function clocksAfterHandover(house: House, doc: TableDoc): TableDoc['clocks'] {
  const running = runningSeats(doc, doc.waiting);
  return advance(doc.clock, doc.clocks, { now: house.now(), running, answered: undefined, open: true }, house.elapsed);
}

/** Seats whose person is waited for: the clocks of bots and stand-ins stand. */
export function runningSeats(doc: TableDoc, waiting: readonly Seat[]): Seat[] {
  return waiting.filter((seat) => !isPlayedByBot(doc.seats[seat]));
}

function entryRow(doc: TableDoc, made: Played, key: string | null, now: number): EntryRow {
  const { entry, numbers } = made;
  const { seat, move, decision = null, ...body } = entry;
  return {
    table_id: doc.id,
    sequence: doc.sequence + 1,
    seat,
    move,
    decision,
    key,
    made: now,
    numbers: JSON.stringify(numbers),
    body: JSON.stringify(body),
  };
}
