import type { Message } from '@ludoteca/text';
import type { MoveKind } from '../rules/types.ts';
import { say } from '../text/words.ts';
import type { Held } from './targets.ts';

/** Pieces and cards that are taken up and need a place, a player, a kind or dice. */
const ASKED = [
  'road',
  'settlement',
  'city',
  'ship',
  'wall',
  'recruit',
  'march',
  'monopoly',
  'plenty',
  'merchant',
  'bishop',
  'engineer',
  'medicine',
  'smith',
  'intrigue',
  'diplomat',
  'deserter',
  'spy',
  'masterMerchant',
  'merchantFleet',
  'tradeMonopoly',
  'resourceMonopoly',
  'alchemist',
  'exchange',
] as const satisfies readonly MoveKind[];

/** What a thing in hand or a counter-offer still needs, for the prompt bar; null for what needs nothing. */
export function askingFor(held: Held | null, countering: boolean): Message | null {
  if (countering) return say('board.ask.counter');
  if (held === null) return null;
  if (held.kind === 'sail') return say(held.second === undefined ? 'board.ask.sail' : 'board.ask.sailWhich');
  if (held.kind === 'inventor') return say(held.first === undefined ? 'board.ask.inventor' : 'board.ask.inventorSecond');
  const asked = ASKED.find((kind) => kind === held.kind);
  return asked === undefined ? null : say(`board.ask.${asked}`);
}
