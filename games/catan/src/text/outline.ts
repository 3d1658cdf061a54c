import { at, range, SPECTATOR, topOf, type View } from '@ludoteca/kernel';
import type { Message, Outline, Section } from '@ludoteca/text';
import { realmMine } from '../cities-and-knights/text/mine.ts';
import { barbarians, improvements, knights, realmCourse, realmPlayers, supply } from '../cities-and-knights/text/outline.ts';
import { VERTEX_NAMES } from '../data/board.ts';
import { VICTORY } from '../data/cards.ts';
import { TARGET, VICTORY_CARD_POINTS } from '../data/course.ts';
import { boardOf } from '../rules/board.ts';
import { openPoints, targetOf } from '../rules/points.ts';
import { rateOf } from '../rules/trade/bank.ts';
import { ACCEPTED, type Catan, COUNTERED, NOBODY, type Open, type Own, SILENT, type Talk } from '../rules/types.ts';
import { seasOutline } from '../seafarers/text/index.ts';
import { standingOn } from './standing.ts';
import {
  cardName,
  diceName,
  harbourAt,
  harbourName,
  hexName,
  landName,
  player,
  resourceName,
  say,
  shortEdge,
  shortVertex,
  someCards,
  word,
} from './words.ts';

/** The whole table in words: course, players, the viewer's own things, the talk, the hexes, every intersection with its paths. */
export function outline(view: View<Catan>): Outline {
  const step = topOf(view.agenda) as Catan['step'] | undefined;
  const isRealm = view.open.realm !== undefined;
  return [
    isRealm ? realmCourse(view) : course(view),
    ...(step?.kind === 'talk' ? [talk(step.open)] : []),
    ...(isRealm ? [barbarians(view)] : []),
    isRealm ? realmPlayers(view) : players(view),
    ...(isRealm ? [improvements(view)] : []),
    ...(view.viewer === SPECTATOR || view.mine === null ? [] : [mine(view, view.mine.own)]),
    ...(isRealm ? [knights(view), supply(view)] : []),
    ...(view.open.seas === undefined ? [] : [seasOutline(view)]),
    hexes(view.open),
    vertices(view.open),
  ];
}

function course({ open, shown }: View<Catan>): Section {
  const [first = 0, second = 0] = open.dice;
  const dice = first === 0 ? say('outline.noDice') : say('outline.dice', { dice: diceName(open.dice), total: first + second });
  const road =
    open.roadHolder === NOBODY
      ? say('outline.noLongestRoad')
      : say('outline.longestRoad', { seat: { seat: open.roadHolder }, length: at(open.routes, open.roadHolder) });
  const army =
    open.armyHolder === NOBODY
      ? say('outline.noLargestArmy')
      : say('outline.largestArmy', { seat: { seat: open.armyHolder }, knights: at(open.knights, open.armyHolder) });
  const robber = say('outline.robber', { hex: hexName(open, open.robber) });
  const bank = say('outline.bank', { cards: someCards(open.bank), deck: shown.deck });
  if (open.turns === 0) return { title: say('outline.placement', { seat: { seat: open.starter } }), lines: [robber, bank] };
  return { title: say('outline.course', { turn: open.turns, seat: { seat: open.turn } }), lines: [dice, robber, bank, road, army] };
}

function talk(open: Talk): Section {
  const offer = say('outline.offer', { seat: { seat: open.seat }, give: someCards(open.give), want: someCards(open.want) });
  return { title: say('outline.talk'), lines: [offer, ...open.to.map((seat) => replyOf(open, seat))] };
}

function replyOf(open: Talk, seat: number): Message {
  const reply = at(open.replies, seat);
  if (reply === COUNTERED) {
    const terms = { give: someCards(at(open.counterGive, seat)), want: someCards(at(open.counterWant, seat)) };
    return say('outline.countered', { seat: { seat }, ...terms });
  }
  if (reply === SILENT) return say('outline.silent', { seat: { seat } });
  return say(reply === ACCEPTED ? 'outline.accepted' : 'outline.declined', { seat: { seat } });
}

function players({ open, shown, config }: View<Catan>): Section {
  const head = [
    say('outline.player'),
    say('outline.points'),
    say('outline.hand'),
    say('outline.cards'),
    say('outline.knights'),
    say('outline.route'),
    say('outline.roadsLeft'),
    say('outline.settlementsLeft'),
    say('outline.citiesLeft'),
  ];
  const rows = range(config.seats).map((seat) => [
    player(seat),
    word(openPoints(open, seat)),
    word(at(shown.hands, seat)),
    word(at(shown.cards, seat)),
    word(at(open.knights, seat)),
    word(at(open.routes, seat)),
    word(at(open.roadsLeft, seat)),
    word(at(open.settlementsLeft, seat)),
    word(at(open.citiesLeft, seat)),
  ]);
  return { title: say('outline.players'), tables: [{ head, rows }] };
}

function mine(view: View<Catan>, own: Own): Section {
  const { open, viewer } = view;
  const rates = own.hand.map((_, kind) => {
    const count = rateOf(open, viewer, kind);
    return say('some', { count, resource: resourceName(kind, count) });
  });
  const points = openPoints(open, viewer) + at(own.cards, VICTORY) * VICTORY_CARD_POINTS;
  const fresh = own.fresh.some((count) => count > 0) ? [say('outline.myFresh', { cards: heldCards(own.fresh) })] : [];
  const lines = [
    say('outline.myHand', { cards: someCards(own.hand) }),
    ...(open.realm === undefined ? [say('outline.myCards', { cards: heldCards(own.cards) }), ...fresh] : realmMine(view)),
    targetOf(open) === TARGET ? say('outline.myPoints', { points }) : say('outline.myPointsOf', { points, target: targetOf(open) }),
    say('outline.myRates', { rates }),
    say(open.realm === undefined ? 'outline.baseCosts' : 'outline.costs'),
    ...range(view.config.seats).flatMap((seat) => (seat === viewer ? [] : [knownOf(view, seat)])),
  ];
  return { title: say('outline.mine'), lines };
}

function heldCards(cards: readonly number[]): Message {
  const held = cards.flatMap((count, card) => (count === 0 ? [] : [say('held', { count, card: cardName(card) })]));
  return held.length === 0 ? say('nothing') : say('value', { value: held });
}

/** What an attentive player remembers of another player's hand. */
function knownOf({ open, shown, mine: own }: View<Catan>, seat: number): Message {
  const kinds = open.bank.length;
  const cards = open.bank.map((_, kind) => at(open.sure, seat * kinds + kind) + (own?.knows.extra[seat * kinds + kind] ?? 0));
  const unknown = cards.reduce((left, count) => left - count, at(shown.hands, seat));
  return say('outline.known', { seat: { seat }, cards: someCards(cards), unknown });
}

function hexes(open: Open): Section {
  const head = [say('outline.hex'), say('outline.corners'), say('outline.around')];
  const rows = range(open.terrains.length).map((hex) => {
    const corners: readonly number[] = at(boardOf(open).hexVertices, hex);
    const built = corners.flatMap((vertex) => {
      const what = standingOn(open, vertex);
      return what === undefined ? [] : [say('outline.corner', { vertex: shortVertex(vertex), what })];
    });
    const name = hexName(open, hex);
    return [
      markedHex(open, hex, name),
      word(corners.map((vertex) => at(VERTEX_NAMES, vertex)).join(' ')),
      built.length === 0 ? say('nothing') : say('value', { value: built }),
    ];
  });
  return { title: say('outline.hexes'), tables: [{ head, rows }] };
}

/** A hex with the robber or the merchant that stands on it. */
function markedHex(open: Open, hex: number, name: Message): Message {
  const owner = open.realm?.merchant === hex ? open.realm.merchantOwner : NOBODY;
  if (owner === NOBODY) return hex === open.robber ? say('outline.hexRobber', { hex: name }) : name;
  return say(hex === open.robber ? 'outline.hexRobberMerchant' : 'outline.hexMerchant', { hex: name, seat: { seat: owner } });
}

function vertices(open: Open): Section {
  const built = say(open.realm === undefined ? 'outline.built' : 'outline.standing');
  const head = [say('outline.vertex'), say('outline.lands'), say('outline.harbour'), built, say('outline.paths')];
  const rows = range(open.owners.length).map((vertex) => {
    const harbour = harbourAt(open, vertex);
    return [
      shortVertex(vertex),
      say('value', { value: at(boardOf(open).vertexHexes, vertex).map((hex) => landName(open, hex)) }),
      harbour === undefined ? say('nothing') : harbourName(harbour),
      standingOn(open, vertex) ?? say('nothing'),
      say('value', { value: at(boardOf(open).vertexEdges, vertex).map((edge) => pathFrom(open, vertex, edge)) }),
    ];
  });
  return { title: say('outline.vertices'), tables: [{ head, rows }] };
}

function pathFrom(open: Open, vertex: number, edge: number): Message {
  const owner = at(open.roads, edge);
  const ends = { edge: shortEdge(edge), vertex: shortVertex(at(boardOf(open).edgeSums, edge) - vertex) };
  const ship = open.seas?.ships[edge] ?? NOBODY;
  if (ship !== NOBODY) return say('outline.pathShip', { ...ends, seat: { seat: ship } });
  return owner === NOBODY ? say('outline.path', ends) : say('outline.pathRoad', { ...ends, seat: { seat: owner } });
}
