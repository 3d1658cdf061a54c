import { at, BadInput, type Chance, type Config, type Parts, type Reader, range, without } from '@ludoteca/kernel';
import { BUILDINGS, CARDS, COPIES, TYPE } from '../data/buildings.ts';
import { END_BUILDINGS, START_BUILDING } from '../data/course.ts';
import { GOODS } from '../data/goods.ts';
import { ROLES } from '../data/roles.ts';
import { TILES } from '../data/tiles.ts';
import { coveredCode, coveredType, factories, insert, isFactory, placeOf, tally } from './display.ts';
import { GUARD_ROUND } from './ending.ts';
import { choosers } from './rounds.ts';
import { visibleCards } from './secrecy.ts';
import { emptyTable } from './setup.ts';
import { type CoveredCard, NOBODY, type Open, type Options, type SanJuan, type Step } from './types.ts';

const BUILDING_IDS = BUILDINGS.map(({ id }) => id);
const ROLE_IDS = ROLES.map(({ id }) => id);
const TILE_IDS = TILES.map(({ id }) => id);
const MOMENTS = ['choice', 'round', 'opening'] as const;
const PILES = ['supply', 'discards'] as const;
const PLAYER_FIELDS = ['display', 'covered', 'goods', 'hand', 'chapel', 'libraryUsed'] as const;

type Player = SanJuan['own'];

/**
 * A position at a choice of role (`at: "choice"`, the default), at the start of a round before chapels and hand limit
 * ("round") or before the variant's first discards ("opening"). All cards by the names of buildings; cards that are not named
 * lies shuffled in the supply, below the cards that `supply` names.
 */
export function scenario(config: Config<Options>, position: Reader, chance: Chance): Parts<SanJuan> {
  const fields = position.fields('at', 'round', 'governor', 'taken', 'players', 'supply', 'discards', 'rest', 'tiles', 'turned');
  const open = emptyTable(config.seats);
  open.round = fields.round.or(1, (reader) => reader.integer(1, GUARD_ROUND));
  open.governor = fields.governor.or(0, (reader) => reader.integer(0, config.seats - 1));
  const players = readPlayers(open, fields.players, config.seats);
  const discards = fields.discards.or<number[]>([], cardsOf);
  const ahead = fields.supply.or<number[]>([], cardsOf).reverse();
  const goods = open.goods.flat().filter((full) => full === 1).length;
  const named = [...visibleCards(open), ...players.flatMap(({ hand, chapel }) => [...hand, ...chapel]), ...discards, ...ahead];
  refuseTooMany(named, position);
  const rest = without(CARDS, named);
  chance.shuffle(rest);
  if (rest.length < goods) throw new BadInput(`${position.path}: ${rest.length} cards are left for ${goods} goods`);
  const faces = rest.splice(rest.length - goods);
  const inDiscards = fields.rest.or<(typeof PILES)[number]>('supply', (reader) => reader.oneOf(PILES)) === 'discards';
  const hidden = {
    supply: inDiscards ? ahead : [...rest, ...ahead],
    discard: inDiscards ? [...rest, ...discards] : discards,
    goods: open.goods.map((places) => places.map((full) => (full === 1 ? (faces.pop() ?? NOBODY) : NOBODY))),
    tiles: readTiles(open, fields.tiles, fields.turned, chance),
  };
  const seats = players.map((own) => ({ own, knows: { discards: [] } }));
  return { open, seats, hidden, agenda: agendaOf(open, config, fields.at, fields.taken) };
}

function cardOf(reader: Reader): number {
  return BUILDING_IDS.indexOf(reader.oneOf(BUILDING_IDS));
}

function cardsOf(reader: Reader): number[] {
  return reader.list(0, CARDS.length).map(cardOf);
}

function readPlayers(open: Open, players: Reader, seats: number): Player[] {
  const given = players.or<Reader[]>([], (reader) => reader.list(0, seats));
  return range(seats).map((seat) => {
    const reader = given[seat];
    if (reader !== undefined) return readPlayer(open, seat, reader);
    open.displays[seat] = [TYPE[START_BUILDING]];
    open.goods[seat] = [0];
    return { hand: [], drawn: [], chapel: [] };
  });
}

function readPlayer(open: Open, seat: number, reader: Reader): Player {
  const { display, covered, goods, hand, chapel, libraryUsed } = reader.fields(...PLAYER_FIELDS);
  const buildings = display.or<number[]>([TYPE[START_BUILDING]], (value) => value.list(1, END_BUILDINGS).map(cardOf));
  const violet = buildings.filter((type) => !isFactory(type));
  if (new Set(violet).size < violet.length) display.refuse('no violet building twice');
  open.displays[seat] = buildings;
  open.goods[seat] = buildings.map(() => 0);
  for (const good of goods.or<Reader[]>([], (value) => value.list())) placeGood(open, seat, good);
  open.covered[seat] = covered.or<CoveredCard[]>([], (value) => value.list().map((pair) => readCovered(open, seat, pair)));
  open.libraryUsed[seat] = libraryUsed.or(false, (value) => value.flag()) ? 1 : 0;
  const tucked = chapel.or<number[]>([], cardsOf);
  const everHad = [...buildings, ...at(open.covered, seat).map(coveredType)].includes(TYPE.chapel);
  if (tucked.length > 0 && !everHad) chapel.refuse('nothing without a chapel, visible or covered,');
  open.chapelSteps[seat] = tucked.length;
  const cards: number[] = [];
  for (const card of hand.or<number[]>([], cardsOf)) insert(cards, card);
  return { hand: cards, drawn: [], chapel: tucked };
}

function placeGood(open: Open, seat: number, reader: Reader): void {
  const good = GOODS.indexOf(reader.oneOf(GOODS));
  if (!factories(open, seat, 0).includes(good)) reader.refuse('a good for an empty factory of the player');
  at(open.goods, seat)[placeOf(open, seat, good, 0)] = 1;
}

/** A covered card is described as [card, the visible building above it]. */
function readCovered(open: Open, seat: number, pair: Reader): CoveredCard {
  const [card = pair, above = pair] = pair.list(2, 2);
  const place = at(open.displays, seat).indexOf(cardOf(above));
  return place < 0 ? above.refuse('a building in the display') : coveredCode(place, cardOf(card));
}

function refuseTooMany(cards: readonly number[], position: Reader): void {
  const type = tally(cards, BUILDINGS.length).findIndex((count, kind) => count > at(COPIES, kind));
  if (type >= 0) throw new BadInput(`${position.path}: more than ${at(COPIES, type)} cards "${at(BUILDING_IDS, type)}"`);
}

/** `tiles` names the tiles from the first one of the game on; `turned` is the number of times that one has been turned up already. */
function readTiles(open: Open, tiles: Reader, turned: Reader, chance: Chance): number[] {
  const named = tiles.or<number[]>([], (reader) => reader.list(0, TILES.length).map((tile) => TILE_IDS.indexOf(tile.oneOf(TILE_IDS))));
  if (new Set(named).size < named.length) tiles.refuse('each tile once');
  const others = range(TILES.length).filter((tile) => !named.includes(tile));
  chance.shuffle(others);
  const cycle = [...named, ...others];
  open.turned = turned.or(0, (reader) => reader.integer(0, 1_000));
  open.tiles = cycle.slice(0, open.turned);
  return cycle.slice(open.turned).reverse();
}

/** `taken` names the roles chosen so far in this round, in order. */
function agendaOf(open: Open, config: Config<Options>, moment: Reader, taken: Reader): Step[] {
  const now = moment.or<(typeof MOMENTS)[number]>('choice', (reader) => reader.oneOf(MOMENTS));
  if (now === 'opening') return [{ kind: 'opening' }];
  if (now === 'round') return [{ kind: 'round' }];
  const order = choosers(config.seats, open.governor);
  const roles = taken.or<number[]>([], (reader) => reader.list(0, order.length - 1).map((role) => ROLE_IDS.indexOf(role.oneOf(ROLE_IDS))));
  if (new Set(roles).size < roles.length) taken.refuse('each role once');
  for (const [place, role] of roles.entries()) open.roles[role] = at(order, place);
  const left = order.slice(roles.length).map((seat): Step => ({ kind: 'chooseRole', open: { seat } }));
  return [{ kind: 'roundEnd' }, ...left.reverse()];
}
