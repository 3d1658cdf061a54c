import { add, at, BadInput, type Chance, type Config, type Parts, type Reader, range, without } from '@ludoteca/kernel';
import { FAILED_OFFERS_PER_TURN } from '../../data/course.ts';
import { CITY } from '../../rules/building/city.ts';
import { touchesRoute } from '../../rules/building/road.ts';
import { SETTLEMENT } from '../../rules/building/settlement.ts';
import { rightfulHolder, routeLength } from '../../rules/longest-road.ts';
import { openPoints, targetOf } from '../../rules/points.ts';
import {
  build,
  draw,
  fieldsOf,
  lay,
  readExtra,
  readExtraPlayer,
  readHex,
  readIsland,
  readRobber,
  readVertex,
} from '../../rules/scenario-parts.ts';
import { emptySeat, freshTable, placements } from '../../rules/setup.ts';
import { turnStep } from '../../rules/turn.ts';
import { type Catan, NOBODY, type Open, type Options, type Own, type Step } from '../../rules/types.ts';
import { METROPOLIS_LEVEL, TOP_LEVEL } from '../data/improvements.ts';
import { KNIGHT_LEVELS, SHIP_SPACES } from '../data/knights.ts';
import { DECK_OF, POINT_CARDS, PROGRESS, PROGRESS_COUNTS, PROGRESS_LIMIT, TRACKS } from '../data/progress.ts';
import { companionOf } from './companion.ts';
import { isFreeSpot, placeKnight, supplyOf } from './knights/board.ts';
import { type Realm, realmOf } from './realm.ts';
import { wallViolation } from './wall.ts';

const PHASES = ['opening', 'placement', 'turn', 'beforeRoll', 'action'] as const;
type Phase = (typeof PHASES)[number];

const ISLAND_FIELDS = ['terrains', 'numbers', 'harbours', 'robber'] as const;
const FIELDS = ['at', ...ISLAND_FIELDS, 'players', 'turn', 'starter', 'offers', 'roadHolder'] as const;
const REALM_FIELDS = ['ship', 'landings', 'merchant', 'metropolises', 'decks', 'crane'] as const;
const PIECES = ['settlements', 'cities', 'tipped', 'roads', 'walls', 'knights'] as const;
const PLAYER_FIELDS = [...PIECES, 'hand', 'secret', 'tracks', 'progress', 'defenders', 'points'] as const;

/** A position of Cities & Knights, in the manner of the base game's; the README lists the fields. */
export function knightsScenario(config: Config<Options>, position: Reader, chance: Chance): Parts<Catan> {
  const fields = position.fields(...FIELDS, ...REALM_FIELDS, ...fieldsOf(config.options).table);
  const phase = fields.at.or<Phase>('action', (reader) => reader.oneOf(PHASES));
  const open = freshTable(config, readIsland(config, fields, chance));
  const realm = realmOf(open);
  const owns = range(config.seats).map(() => emptySeat(config.seats, config.options).own);
  open.robber = fields.robber.or(open.robber, (reader) => readRobber(open, reader));
  open.starter = fields.starter.or(0, (reader) => reader.integer(0, config.seats - 1));
  open.turn = fields.turn.or(open.starter, (reader) => reader.integer(0, config.seats - 1));
  open.turns = phase === 'beforeRoll' || phase === 'action' ? 1 : 0;
  open.dice = phase === 'action' ? [1, 1] : [0, 0];
  realm.event = phase === 'action' ? 1 : -1;
  open.offers = fields.offers.or(0, (reader) => reader.integer(0, FAILED_OFFERS_PER_TURN));
  for (const [seat, reader] of (fields.players.missing ? [] : fields.players.list(0, config.seats)).entries())
    readPlayer(config.options, open, at(owns, seat), seat, reader);
  readRealm(open, realm, fields);
  readExtra(config.options, open, fields);
  const decks = readDecks(fields.decks, realm, owns, chance, position);
  open.routes = range(config.seats).map((seat) => routeLength(open, seat));
  open.roadHolder = readRoadHolder(open, fields.roadHolder);
  refuseOverfull(owns, open.turn, position);
  refuseWon(open, position);
  const seats = owns.map((own) => ({ own, knows: emptySeat(config.seats, config.options).knows }));
  return { open, seats, hidden: { deck: [], decks }, agenda: agendaOf(phase, config, open) };
}

function agendaOf(phase: Phase, config: Config<Options>, open: Open): Step[] {
  if (phase === 'opening') return [{ kind: 'opening' }];
  if (phase === 'placement') return placements(config, open.starter).reverse();
  if (phase === 'turn') return [turnStep(open.turn)];
  return [{ kind: phase === 'beforeRoll' ? 'ckRoll' : 'ckAction', open: { seat: open.turn } }];
}

function readRealm(open: Open, realm: Realm, fields: Record<(typeof REALM_FIELDS)[number], Reader>): void {
  realm.ship = fields.ship.or(0, (reader) => reader.integer(0, SHIP_SPACES - 1));
  realm.landings = fields.landings.or(0, (reader) => reader.integer(0, 1_000));
  realm.crane = fields.crane.or(0, (reader) => Number(reader.flag()));
  if (!fields.merchant.missing) {
    const { hex, seat } = fields.merchant.fields('hex', 'seat');
    realm.merchant = readHex(open, hex);
    if (companionOf(open)?.forbidsMerchant(open, realm.merchant) !== undefined) hex.refuse('a hex of land without a gold river');
    realm.merchantOwner = seat.integer(0, open.routes.length - 1);
  }
  if (fields.metropolises.missing) return;
  const places = fields.metropolises.fields(...TRACKS);
  for (const [track, name] of TRACKS.entries()) readMetropolis(open, realm, track, places[name]);
}

/** A metropolis stands on a city of somebody with the fourth level; with the fifth it is there for good. */
function readMetropolis(open: Open, realm: Realm, track: number, reader: Reader): void {
  if (reader.missing) return;
  const vertex = readVertex(open, reader);
  if (at(open.levels, vertex) !== CITY || realm.metropolises.includes(vertex)) reader.refuse('a city without metropolis');
  const level = at(realm.tracks, at(open.owners, vertex) * TRACKS.length + track);
  if (level < METROPOLIS_LEVEL) reader.refuse(`a city of a player with at least level ${METROPOLIS_LEVEL} there`);
  realm.metropolises[track] = vertex;
  realm.secured[track] = Number(level === TOP_LEVEL);
}

function readPlayer(options: Options, open: Open, own: Own, seat: number, reader: Reader): void {
  const fields = reader.fields(...PLAYER_FIELDS, ...fieldsOf(options).player);
  const realm = realmOf(open);
  const list = (field: Reader): Reader[] => field.or<Reader[]>([], (value) => value.list());
  for (const vertex of list(fields.settlements)) build(open, seat, vertex, SETTLEMENT);
  for (const vertex of list(fields.cities)) build(open, seat, vertex, CITY);
  for (const vertex of list(fields.tipped)) realm.tipped.push(tip(open, seat, vertex));
  for (const edge of list(fields.roads)) lay(open, seat, edge);
  readExtraPlayer(options, open, seat, fields);
  for (const vertex of list(fields.walls)) putWall(open, realm, seat, vertex);
  for (const knight of list(fields.knights)) putKnight(open, realm, seat, knight);
  for (const card of list(fields.hand)) draw(open, own, seat, card, true);
  for (const card of list(fields.secret)) draw(open, own, seat, card, false);
  for (const card of list(fields.progress)) add(own.progress ?? [], readCard(card), 1);
  for (const card of list(fields.points)) layPoint(realm, seat, card);
  realm.defenders[seat] = fields.defenders.or(0, (value) => value.integer(0, 12));
  const levels = fields.tracks.or<Reader[]>([], (value) => value.list(TRACKS.length, TRACKS.length));
  for (const [track, level] of levels.entries()) realm.tracks[seat * TRACKS.length + track] = level.integer(0, TOP_LEVEL);
}

/** A city that lies on its side: a settlement on the board, a city of the supply. */
function tip(open: Open, seat: number, reader: Reader): number {
  build(open, seat, reader, CITY);
  const vertex = readVertex(open, reader);
  open.levels[vertex] = SETTLEMENT;
  return vertex;
}

function putWall(open: Open, realm: Realm, seat: number, reader: Reader): void {
  const vertex = readVertex(open, reader);
  if (wallViolation(open, seat, vertex) !== undefined) reader.refuse('an own city without wall, at most three');
  realm.walls[vertex] = 1;
  add(realm.wallsLeft, seat, -1);
}

/** `{"at": "V12", "level": "strong", "active": true}`; without level basic, without active passive. */
function putKnight(open: Open, realm: Realm, seat: number, reader: Reader): void {
  const { at: place, level, active } = reader.fields('at', 'level', 'active');
  const vertex = readVertex(open, place);
  const rank = level.or(1, (value) => KNIGHT_LEVELS.indexOf(value.oneOf(KNIGHT_LEVELS)) + 1);
  // A knight that has gone to sea could not be built there.
  if (!isFreeSpot(open, vertex) || !touchesRoute(open, seat, vertex)) place.refuse('a free intersection at an own road');
  if (supplyOf(realm, seat, rank) === 0) reader.refuse('no more knights of a level than a player has');
  placeKnight(
    realm,
    seat,
    vertex,
    rank,
    active.or(0, (value) => Number(value.flag())),
  );
}

/** A card that can be in a hand; those worth a point never are. */
function readCard(reader: Reader): number {
  const card = PROGRESS.indexOf(reader.oneOf(PROGRESS));
  return POINT_CARDS.includes(card) ? reader.refuse('a card that is not laid open at once') : card;
}

function layPoint(realm: Realm, seat: number, reader: Reader): void {
  const place = POINT_CARDS.indexOf(PROGRESS.indexOf(reader.oneOf(PROGRESS)));
  if (place < 0 || realm.laid[place] !== NOBODY) reader.refuse('printer or constitution, each once');
  realm.laid[place] = seat;
}

/** `decks` names the cards to be drawn next from each deck, the first one first; the rest lies below them at random. */
function readDecks(reader: Reader, realm: Realm, owns: readonly Own[], chance: Chance, position: Reader): number[][] {
  const ahead = reader.or<Record<(typeof TRACKS)[number], Reader> | undefined>(undefined, (value) => value.fields(...TRACKS));
  const held = owns.flatMap(({ progress }) => (progress ?? []).flatMap((count, card) => range(count).map(() => card)));
  const laid = POINT_CARDS.filter((_, place) => realm.laid[place] !== NOBODY);
  return TRACKS.map((track, deck) => {
    const next = ahead?.[track].or<number[]>([], (value) => value.list().map((card) => PROGRESS.indexOf(card.oneOf(PROGRESS)))) ?? [];
    const all = PROGRESS_COUNTS.flatMap((count, card) => (DECK_OF[card] === deck ? range(count).map(() => card) : []));
    const used = [...next, ...[...held, ...laid].filter((card) => DECK_OF[card] === deck)];
    const rest = without(all, used);
    if (rest.length + used.length !== all.length) throw new BadInput(`${position.path}: more ${track} cards of a kind than there are`);
    chance.shuffle(rest);
    return [...rest, ...next.reverse()];
  });
}

function readRoadHolder(open: Open, reader: Reader): number {
  const wanted = reader.or(NOBODY, (value) => value.integer(NOBODY, open.routes.length - 1));
  const holder = rightfulHolder(open.routes, wanted);
  return !reader.missing && holder !== wanted ? reader.refuse('a seat with the longest route of at least five') : holder;
}

/** Nobody but the player whose turn it is holds more than four hidden cards. */
function refuseOverfull(owns: readonly Own[], turn: number, position: Reader): void {
  for (const [seat, { progress }] of owns.entries()) {
    const held = (progress ?? []).reduce((sum, count) => sum + count, 0);
    if (seat !== turn && held > PROGRESS_LIMIT)
      throw new BadInput(`${position.path}: seat ${seat} holds ${held} progress cards; at most ${PROGRESS_LIMIT} expected`);
  }
}

function refuseWon(open: Open, position: Reader): void {
  const points = openPoints(open, open.turn);
  const target = targetOf(open);
  if (open.turns > 0 && points >= target)
    throw new BadInput(`${position.path}: seat ${open.turn} has ${points} points in its own turn; at most ${target - 1} expected`);
}
