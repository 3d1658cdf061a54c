import { at } from '@ludoteca/kernel';
import type { Arg, Message } from '@ludoteca/text';
import { HEX_NAMES } from '../../data/board.ts';
import { NOBODY } from '../../rules/types.ts';
import { edgeName, type Island, player, resourceName, say, shortHex, shortVertex, someCards, terrainName, word } from '../../text/words.ts';
import { SHIP_SPACES } from '../data/knights.ts';
import type { KnightsEvent } from '../rules/events.ts';
import {
  faceName,
  heldProgress,
  improvementName,
  knightName,
  metropolisName,
  progressName,
  progressWithEffect,
  rankName,
  redAndWhite,
  seatsWith,
  strengthList,
  trackName,
} from './words.ts';

type Where = Island | undefined;
type Args = Record<string, Arg>;
type Told = { key: Parameters<typeof say>[0]; args: Args };

const yes = (flag: boolean): string => (flag ? 'yes' : 'no');
const places = (vertices: readonly number[], island: Where): Message[] => vertices.map((vertex) => shortVertex(vertex, island));
const plain = (event: KnightsEvent, args: Args): Told => ({ key: `event.${event.kind}`, args });

/** A line of the log about something that only Cities & Knights has. */
export function knightsEventText(event: KnightsEvent, island?: Island): Message {
  const { key, args } =
    ofRoll(event, island) ??
    ofBarbarians(event, island) ??
    ofKnights(event, island) ??
    ofCities(event, island) ??
    ofCards(event, island) ??
    ofHands(event);
  return say(key, 'seat' in event ? { seat: { seat: event.seat }, ...args } : args);
}

/** Dice, ship, gates and the cards that they bring. */
function ofRoll(event: KnightsEvent, island: Where): Told | undefined {
  switch (event.kind) {
    case 'cityPlaced':
      return plain(event, { vertex: shortVertex(event.vertex, island) });
    case 'diceChosen':
      return plain(event, { dice: redAndWhite(event.dice) });
    case 'eventRolled':
      return plain(event, { face: faceName(event.event) });
    case 'shipMoved':
      return plain(event, { left: SHIP_SPACES - event.space });
    case 'gateOpened': {
      const args = { deck: trackName(event.deck), red: word(event.red) };
      if (event.drawers.length === 0) return { key: 'event.gateNobody', args };
      return plain(event, { ...args, drawers: event.drawers.map(player) });
    }
    case 'progressDrawn':
      return plain(event, { deck: trackName(event.deck), left: event.left });
    case 'progressFace':
      return plain(event, { card: progressWithEffect(event.card, island) });
    case 'pointCard':
    case 'progressReturnedFace':
      return plain(event, { card: progressName(event.card) });
    case 'deckEmpty':
    case 'progressReturned':
      return plain(event, { deck: trackName(event.deck) });
    case 'robberWaits':
      return plain(event, { hex: shortHex(event.hex, island), sea: yes(island?.seas !== undefined) });
    case 'aqueductUsed':
      return plain(event, { resource: resourceName(event.resource, 1) });
    case 'decksEmpty':
    case 'passed':
      return plain(event, {});
    default:
      return undefined;
  }
}

function ofBarbarians(event: KnightsEvent, island: Where): Told | undefined {
  switch (event.kind) {
    case 'barbariansLanded':
      return plain(event, { barbarians: event.barbarians, first: yes(event.first) });
    case 'mustered':
      if (event.vertices.length === 0) return { key: 'event.musteredNone', args: {} };
      return plain(event, { vertices: places(event.vertices, island), strength: event.strength });
    case 'attackWon':
    case 'attackLost':
      return plain(event, { barbarians: event.barbarians, catan: event.catan, strengths: strengthList(event.strengths) });
    case 'spared':
      return plain(event, {});
    case 'pillaged': {
      const args = { vertex: shortVertex(event.vertex, island), wall: yes(event.wall) };
      return event.tipped ? { key: 'event.pillagedTipped', args } : plain(event, args);
    }
    case 'defender':
      return plain(event, { cards: event.cards });
    case 'defendersTied':
      return plain(event, { seats: event.seats.map(player) });
    case 'nobodyRewarded':
      return plain(event, {});
    case 'barbariansLeft':
      return plain(event, { knights: event.knights.length, first: yes(event.first), sea: yes(island?.seas !== undefined) });
    default:
      return undefined;
  }
}

function ofKnights(event: KnightsEvent, island: Where): Told | undefined {
  switch (event.kind) {
    case 'knightBuilt':
    case 'knightActivated':
    case 'robberChased':
      return plain(event, { vertex: shortVertex(event.vertex, island) });
    case 'knightPromoted':
    case 'knightRemoved':
      return plain(event, { vertex: shortVertex(event.vertex, island), rank: rankName(event.level) });
    case 'knightMoved':
    case 'knightRetreated':
      return plain(event, { from: shortVertex(event.from, island), to: shortVertex(event.to, island) });
    case 'knightDisplaced':
      return plain(event, { by: { seat: event.by }, vertex: shortVertex(event.vertex, island), rank: rankName(event.level) });
    case 'knightDeserted':
      return plain(event, { vertex: shortVertex(event.vertex, island), knight: knightName(event.level, event.active) });
    case 'knightsCalled':
      return plain(event, { vertices: places(event.vertices, island) });
    default:
      return undefined;
  }
}

function ofCities(event: KnightsEvent, island: Where): Told | undefined {
  switch (event.kind) {
    case 'wallBuilt':
    case 'cityRestored':
      return plain(event, { vertex: shortVertex(event.vertex, island) });
    case 'improved': {
      const { track, level } = event;
      return plain(event, { improvement: improvementName(track, level), track: trackName(track), level: word(level) });
    }
    case 'metropolis': {
      const args = { metropolis: metropolisName(event.track), vertex: shortVertex(event.vertex, island) };
      return event.from === NOBODY ? plain(event, args) : { key: 'event.metropolisFrom', args: { ...args, from: { seat: event.from } } };
    }
    case 'metropolisSecured':
      return plain(event, { metropolis: metropolisName(event.track) });
    default:
      return undefined;
  }
}

/** Progress cards and what they do on the board. */
function ofCards(event: KnightsEvent, island: Where): Told | undefined {
  switch (event.kind) {
    case 'progressPlayed':
      return plain(event, { card: progressWithEffect(event.card, island) });
    case 'fleetNamed':
      return plain(event, { resource: resourceName(event.good) });
    case 'gathered':
      return plain(event, {
        count: event.count,
        resource: resourceName(event.good, event.count),
        hexes: event.hexes.map((hex) => shortHex(hex, island)),
      });
    case 'numbersSwapped': {
      const now = event.hexes.map((hex, i) => numberNow(hex, at(event.numbers, i), island));
      return plain(event, { hexes: now });
    }
    case 'roadRemoved': {
      const args = { edge: edgeName(event.edge, island) };
      return event.owner === event.seat ? { key: 'event.roadRemovedOwn', args } : plain(event, { ...args, owner: { seat: event.owner } });
    }
    case 'merchantPlaced': {
      const args = { hex: shortHex(event.hex, island) };
      const taken = event.from !== NOBODY && event.from !== event.seat;
      return taken ? { key: 'event.merchantPlacedFrom', args: { ...args, from: { seat: event.from } } } : plain(event, args);
    }
    case 'spied':
      return plain(event, { victim: { seat: event.victim } });
    case 'progressSeen':
      return plain(event, { victim: { seat: event.victim }, cards: heldProgress(event.cards) });
    case 'progressTaken':
      return plain(event, { victim: { seat: event.victim }, card: progressWithEffect(event.card, island) });
    case 'progressTakenUnseen':
      return plain(event, { victim: { seat: event.victim }, deck: trackName(event.deck) });
    default:
      return undefined;
  }
}

/** A hex that has just got another number: its old one would only confuse. */
function numberNow(hex: number, number: number, island: Where): Message {
  const land =
    island === undefined ? shortHex(hex) : say('hexShort', { hex: at(HEX_NAMES, hex), land: terrainName(at(island.terrains, hex)) });
  return say('event.numberNow', { hex: land, number: word(number) });
}

/** Progress cards and what they do to hands. */
function ofHands(event: KnightsEvent): Told {
  switch (event.kind) {
    case 'giftsOwed': {
      const debt = (seat: number): Message =>
        say('event.giftOwed', { seat: { seat }, to: { seat: event.seat }, count: at(event.owed, seat) });
      return plain(event, { debts: seatsWith(event.owed).map(debt) });
    }
    case 'sabotaged': {
      const loss = (seat: number): Message => say('event.loses', { seat: { seat }, count: at(event.owed, seat) });
      return plain(event, { losses: seatsWith(event.owed).map(loss) });
    }
    case 'given':
      return plain(event, { to: { seat: event.to }, cards: someCards(event.cards) });
    case 'givenUnseen':
      return plain(event, { to: { seat: event.to }, count: event.count });
    case 'approached':
      return plain(event, { to: { seat: event.to } });
    case 'exchanged':
      return plain(event, { with: { seat: event.with }, give: resourceName(event.give, 1), take: resourceName(event.take, 1) });
    case 'exchangedUnseen':
    case 'exchangeFailed':
      return plain(event, { with: { seat: event.with } });
    case 'handSeen':
    case 'plundered':
      return plain(event, { victim: { seat: event.victim }, cards: someCards(event.cards) });
    case 'plunderedUnseen':
      return plain(event, { victim: { seat: event.victim }, count: event.count });
    case 'monopolised':
      return plain(event, { resource: resourceName(event.good, event.total), total: event.total });
    default:
      throw new Error(`no words for "${event.kind}"`);
  }
}
