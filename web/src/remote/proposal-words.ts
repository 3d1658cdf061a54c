import type { ProposalInfo } from '@ludoteca/server/protocol';
import { w } from '../app/words.svelte.ts';
import type { TableState } from '../table/table.svelte.ts';

/** What is proposed, and which moves exactly it would undo: the first one by its line in the log, how many, and how many of the reader's. */
export function proposalWords(
  table: TableState,
  { kind, seat, mine, moves = [] }: ProposalInfo,
): { readonly words: string; readonly more?: string } {
  const name = table.names[seat] ?? '';
  if (kind === 'abandon') return { words: mine ? w('remote.proposal.abandonMine') : w('remote.proposal.abandon', { name }) };
  const first = moves.find(({ n }) => n > 0);
  const line = first && table.presenter?.log.find(({ n, event }) => n === first.n && event !== null && !table.isQuiet(event));
  const own = moves.filter((move) => table.link.facts?.you.includes(move.seat)).length;
  const more = moves.length === 0 ? {} : { more: w('remote.takebackMoves', { count: moves.length, own }) };
  if (!line?.event) return { words: mine ? w('remote.takebackMinePlain') : w('remote.takebackPlain', { name }), ...more };
  const move = table.told(line.event);
  return { words: mine ? w('remote.takebackMine', { move }) : w('remote.takebackTo', { name, move }), ...more };
}
