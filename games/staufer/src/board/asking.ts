import type { Message } from '@ludoteca/text';
import { DEPLOY, FIRST, MOVE } from '../data/chests.ts';
import { WITH_DEPLOY, WITH_MOVE } from '../rules/moves.ts';
import { chestName, listed, officeName, say } from '../text/words.ts';
import type { Desk } from './desk.svelte.ts';

/** The board's question while an answer is half made; null where the game's own applies. */
export function askingOf(desk: Desk): Message | null {
  const { hand, choice, step, tables } = desk;
  if (step === undefined) return null;
  if (hand.plan !== null) return say('board.ask.office', { office: officeName(hand.plan.office, tables) });
  if (hand.swap !== null) {
    if (hand.swap.pieces !== undefined) return say('board.ask.swapChests', { space: hand.swap.pieces + 1 });
    return hand.swap.chests === undefined ? say('board.ask.swap') : say('board.ask.swapPieces', { space: hand.swap.chests + 1 });
  }
  if (choice.selected?.kind === 'supply') return say('board.ask.space', { space: choice.selected.space + 1 });
  if (choice.selected !== null) return say('board.ask.again');
  const { use, first } = hand;
  const up = [...(first ? [FIRST] : []), ...(use & WITH_MOVE ? [MOVE] : []), ...(use & WITH_DEPLOY ? [DEPLOY] : [])];
  if (up.length === 0) return null;
  return say('board.ask.chests', { chests: listed(up.map((kind) => chestName(kind))), first: first && use === 0 ? 'yes' : 'no' });
}
