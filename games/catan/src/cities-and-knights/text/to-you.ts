import type { Message } from '@ludoteca/text';
import type { Event } from '../../rules/types.ts';
import { player, say, someCards } from '../../text/words.ts';
import { metropolisName, progressName, rankName } from './words.ts';

/** What the barbarians and others' knights and cards did to a seat, told to the seat itself; where it happened, the board shows. */
export function knightsToYou(event: Event): Message | undefined {
  switch (event.kind) {
    case 'pillaged':
      return say(event.tipped ? 'you.pillagedTipped' : 'you.pillaged', { wall: event.wall ? 'yes' : 'no' });
    case 'defender':
      return say('you.defender');
    case 'knightDisplaced':
      return say('you.knightDisplaced', { by: player(event.by), rank: rankName(event.level) });
    case 'knightRemoved':
      return say('you.knightRemoved', { rank: rankName(event.level) });
    case 'roadRemoved':
      return say('you.roadRemoved', { seat: player(event.seat) });
    case 'metropolis':
      return say('you.metropolis', { seat: player(event.seat), metropolis: metropolisName(event.track) });
    case 'merchantPlaced':
      return say('you.merchantPlaced', { seat: player(event.seat) });
    case 'given':
      return say('you.given', { cards: someCards(event.cards), to: player(event.to) });
    case 'plundered':
      return say('you.plundered', { seat: player(event.seat), cards: someCards(event.cards) });
    case 'progressTaken':
      return say('you.progressTaken', { seat: player(event.seat), card: progressName(event.card) });
    default:
      return undefined;
  }
}
