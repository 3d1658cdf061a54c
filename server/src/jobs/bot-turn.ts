import { offersMade, type PastOffer } from '@ludoteca/bots';
import { type View, viewOf } from '@ludoteca/kernel';
import { Problem } from '../problem.ts';
import type { JobRow } from '../store/schema.ts';
import { commands } from '../table/commands.ts';
import { isPlayedByBot, levelOfSeat } from '../table/doc.ts';
import type { Hall } from '../table/hall.ts';
import type { Outcome } from './runner.ts';
import { shareOf } from './sharing.ts';

/** Computes a bot's answer away from the event loop. It gets a view, never a state. */
export interface Thinker {
  /** Maximum number of turns at once; unlimited by default. */
  readonly threads?: number;
  /** Milliseconds per answer without load. */
  readonly fullMs?: number;
  think(request: {
    readonly game: string;
    readonly level: string;
    readonly view: View;
    readonly seed: string;
    readonly pastOffers: readonly PastOffer[];
    /** Names the seat at the table, so that what was found out for its last answer can be reused for the next. */
    readonly memory: string;
    readonly milliseconds: number;
    /** Whether that is less than usual, or the level a quicker one. */
    readonly hurried: boolean;
  }): Promise<unknown>;
}

const FULL_MS = 1_000;

/** A bot's turn: it thinks about the view of its seat, then answers as a person would. */
export async function botTurn(hall: Hall, thinker: Thinker, job: JobRow, allotted: number): Promise<Outcome> {
  const { seat, decision } = job;
  const actor = await hall.current(job.table_id);
  const turn = await actor.inTurn(async () => {
    const { doc } = actor;
    const sitter = doc.seats[seat];
    if (doc.phase !== 'playing' || doc.frozen !== null || doc.decision !== decision || !doc.waiting.includes(seat)) return undefined;
    if (sitter === undefined || !isPlayedByBot(sitter)) return undefined;
    const { match } = await actor.game();
    const seed = `${doc.secret}:bot:${seat}:${decision}:${doc.turns[seat] ?? 0}`;
    const share = shareOf(levelOfSeat(sitter), thinker.fullMs ?? FULL_MS, allotted);
    const request = {
      game: doc.game,
      level: share.level,
      milliseconds: share.milliseconds,
      hurried: share.busy,
      view: viewOf(match.game, match.state, seat),
      seed,
      pastOffers: offersMade(match.log, seat),
      memory: `${job.table_id}:${seat}`,
    };
    return { number: doc.turns[seat] ?? 0, request, busy: share.busy };
  });
  if (turn === undefined) return 'done';
  const move = await thinker.think(turn.request);
  try {
    if (await actor.run(commands.botAnswer, { seat, decision, turn: turn.number, busy: turn.busy, move })) return 'gone';
  } catch (error) {
    // The table is frozen, or the seat was handed back to its person: the turn is over either way.
    if (!(error instanceof Problem) || error.code === 'unavailable') throw error;
  }
  return 'done';
}
