import type { Match, Seat } from '@ludoteca/kernel';
import { Problem } from '../../problem.ts';
import { changed, type Outcome, type Table } from '../command.ts';
import { type Proposal, type ProposedMove, peopleOf, plays, type TableDoc } from '../doc.ts';
import type { LiveGame } from '../live-game.ts';
import { mustBePlaying, ownSeat, type Person } from '../person.ts';
import { REACH } from '../resume.ts';
import { play } from './playing.ts';

/** Proposes something that needs everybody's consent; with a single person it happens at once. */
export async function propose(
  table: Table,
  { person, kind, seat }: { readonly person: Person; readonly kind: Proposal['kind']; readonly seat: Seat },
): Promise<Outcome> {
  mustBePlaying(table.doc);
  ownSeat(table.doc, person, seat);
  const moves = kind === 'takeback' ? movesBack(await table.game(), seat) : undefined;
  return settled(table, { kind, by: person.id, seat, agreed: [person.id], ...(moves === undefined ? {} : { moves }) });
}

/** Agrees to a proposal, or removes it: others refuse it, its author withdraws it. */
export async function reply(table: Table, { person, agree }: { readonly person: Person; readonly agree: boolean }): Promise<Outcome> {
  const { doc } = table;
  mustBePlaying(doc);
  if (!plays(doc, person.id)) throw new Problem('not-yours');
  if (doc.proposal === null) throw new Problem('nothing-proposed');
  if (!agree) return changed({ proposal: null });
  return settled(table, { ...doc.proposal, agreed: [...new Set([...doc.proposal.agreed, person.id])] });
}

/** Carries a proposal out once everybody has agreed. Bots and stand-ins always agree. */
async function settled(table: Table, proposal: Proposal): Promise<Outcome> {
  const { doc } = table;
  const isAgreed = peopleOf(doc).every((person) => proposal.agreed.includes(person) || isAway(doc, person));
  if (!isAgreed) return changed({ proposal });
  if (proposal.kind === 'abandon') return changed({ phase: 'abandoned', proposal: null, asked: [], waiting: [], invite: null });
  const { seat } = proposal;
  const game = await table.game();
  // Counted only now: private answers given since the proposal go back too.
  const steps = stepsBack(game.match, seat);
  return play(table, game, (match) => match.takeBack(seat, steps), { seat, key: null, said: `undo ${steps}` }, { proposal: null });
}

/** Whether bots stand in at all seats of a person. */
function isAway(doc: TableDoc, person: string): boolean {
  return doc.seats.every((seat) => seat.kind !== 'person' || seat.identity !== person || seat.resigned || seat.standIn);
}

/** Number of entries between now and the position before the seat's last answer. */
function stepsBack(match: Match, seat: Seat): number {
  const steps = match.stepsToOwn(seat);
  if (steps === undefined || steps > REACH) throw new Problem('rule-forbids', { rule: 'HOUSE-NOTHING' });
  return steps;
}

/** The moves that lie between now and that position, the oldest first: one for each seat and decision, however often it was changed. */
function movesBack(game: LiveGame, seat: Seat): ProposedMove[] {
  const { match } = game;
  const steps = stepsBack(match, seat);
  const numbers = game.numbersOfLast(steps);
  const moves = new Map<string, ProposedMove>();
  for (const [index, entry] of match.lastEntries(steps).entries()) {
    const key = `${entry.seat}:${entry.decision}`;
    moves.delete(key);
    const secret = entry.decision === match.state.decision;
    if (entry.kind === 'answer') moves.set(key, { seat: entry.seat, secret, numbers: numbers[index] ?? [] });
  }
  return [...moves.values()];
}
