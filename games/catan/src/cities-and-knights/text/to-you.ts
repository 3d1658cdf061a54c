import { at, type Seat } from '@ludoteca/kernel';
import type { Message } from '@ludoteca/text';
import type { Event } from '../../rules/types.ts';
import { by, edgeName, type Island, player, resourceName, say, shortVertex, someCards, word, youFirst } from '../../text/words.ts';
import { heldProgress, metropolisName, progressName, rankName, seatsWith, trackName } from './words.ts';

/** What the barbarians and others' knights and cards did to a seat, told to the seat itself. */
export function knightsToYou(event: Event, seat: Seat, island: Island | undefined): Message | undefined {
  return onBoard(event, seat, island) ?? inGroups(event, seat) ?? ofHands(event, seat);
}

/** Cities, knights and roads; where they are is said beside an island only. */
function onBoard(event: Event, seat: Seat, island: Island | undefined): Message | undefined {
  switch (event.kind) {
    case 'pillaged':
      if (event.seat !== seat || island !== undefined) return undefined;
      return say(event.tipped ? 'lately.pillagedTipped' : 'lately.pillaged', { wall: event.wall ? 'yes' : 'no' });
    case 'knightDisplaced': {
      const args = { rank: rankName(event.level) };
      if (event.by === seat) return say('you.knightDisplaced', { ...args, ...by(event), vertex: shortVertex(event.vertex, island) });
      return event.seat === seat && island === undefined ? say('lately.knightDisplaced', { ...args, by: { seat: event.by } }) : undefined;
    }
    case 'knightRemoved':
      return event.seat === seat && island === undefined ? say('lately.knightRemoved', { rank: rankName(event.level) }) : undefined;
    case 'roadRemoved': {
      if (event.owner !== seat || event.seat === seat) return undefined;
      if (island === undefined) return say('lately.roadRemoved', by(event));
      return say('you.roadRemoved', { ...by(event), edge: edgeName(event.edge, island) });
    }
    case 'metropolis':
      if (event.from !== seat) return undefined;
      return say('you.metropolis', { ...by(event), metropolis: metropolisName(event.track) });
    case 'merchantPlaced':
      return event.from === seat && event.seat !== seat ? say('you.merchantPlaced', by(event)) : undefined;
    default:
      return undefined;
  }
}

/** What happens to several seats at once. */
function inGroups(event: Event, seat: Seat): Message | undefined {
  switch (event.kind) {
    case 'gateOpened': {
      if (!event.drawers.includes(seat)) return undefined;
      return say('event.gateOpened', { deck: trackName(event.deck), red: word(event.red), drawers: youFirst(event.drawers, seat) });
    }
    case 'defendersTied': {
      if (!event.seats.includes(seat)) return undefined;
      return say('you.defendersTied', { seats: event.seats.filter((other) => other !== seat).map(player) });
    }
    case 'giftsOwed': {
      const [to, debtors] = [event.seat, first(seat, seatsWith(event.owed))];
      if (to !== seat && !debtors.includes(seat)) return undefined;
      const debt = (one: Seat): Message => {
        const args = { seat: { seat: one }, count: at(event.owed, one) };
        return to === seat ? say('you.giftOwed', args) : say('event.giftOwed', { ...args, to: { seat: to } });
      };
      return say('event.giftsOwed', { debts: debtors.map(debt) });
    }
    case 'sabotaged': {
      if (at(event.owed, seat) === 0) return undefined;
      const loss = (one: Seat): Message => say('event.loses', { seat: { seat: one }, count: at(event.owed, one) });
      return say('event.sabotaged', { losses: first(seat, seatsWith(event.owed)).map(loss) });
    }
    default:
      return undefined;
  }
}

/** The same seats, beginning with one of them: a sentence in the second person stands at the beginning. */
function first(seat: Seat, seats: readonly Seat[]): Seat[] {
  return [...seats.filter((one) => one === seat), ...seats.filter((one) => one !== seat)];
}

/** What is done with the cards of a seat. */
function ofHands(event: Event, seat: Seat): Message | undefined {
  switch (event.kind) {
    case 'given':
      return event.to === seat ? say('you.given', { ...by(event), cards: someCards(event.cards) }) : undefined;
    case 'approached':
      return event.to === seat ? say('you.approached', by(event)) : undefined;
    case 'exchanged': {
      if (event.with !== seat) return undefined;
      return say('you.exchanged', { ...by(event), give: resourceName(event.give, 1), take: resourceName(event.take, 1) });
    }
    case 'exchangeFailed':
      return event.with === seat ? say('you.exchangeFailed', by(event)) : undefined;
    case 'spied':
      return event.victim === seat ? say('you.spied', by(event)) : undefined;
    case 'progressSeen':
      return event.victim === seat ? say('you.progressSeen', { ...by(event), cards: heldProgress(event.cards) }) : undefined;
    case 'progressTaken':
      return event.victim === seat ? say('you.progressTaken', { ...by(event), card: progressName(event.card) }) : undefined;
    case 'handSeen':
    case 'plundered':
      return event.victim === seat ? say(`you.${event.kind}`, { ...by(event), cards: someCards(event.cards) }) : undefined;
    default:
      return undefined;
  }
}
