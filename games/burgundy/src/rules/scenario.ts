import { add, at, type Chance, type Config, type Parts, type Reader, range, without } from '@ludoteca/kernel';
import { DEPOTS, SLOT_PLAYERS, SLOT_TYPE, SLOTS_PER_DEPOT } from '../data/board.ts';
import {
  BRIDGE_SPACES,
  DICE_PER_PLAYER,
  GOODS_SPACES,
  PHASES,
  type PlayerCount,
  ROUNDS_PER_PHASE,
  STORAGE_SPACES,
} from '../data/course.ts';
import { BEGINNER_DUCHIES, BEGINNER_HEX, DUCHIES, POST_BOARDS } from '../data/duchies.ts';
import { CASTLE_TILE, FACE_MONASTERY, FACE_SET, FACE_TYPE, FACES, TYPES } from '../data/faces.ts';
import { GOODS, TILES_PER_GOOD } from '../data/goods.ts';
import { OWN_SPACES, SHARED_SPACES } from '../data/team.ts';
import { isAlone } from './estates.ts';
import { DUCHY_NAMES, HEX_NAMES, hexesFor, hexIn, LAYOUTS, type Layout } from './layout.ts';
import { hooks, type Readers } from './module.ts';
import { turnsOf } from './rounds.ts';
import { allGoods, emptySeats, emptyTable, setup } from './setup.ts';
import { roomOf } from './storage.ts';
import { storeOf } from './stores.ts';
import { blackTiles, colouredTiles, remainingPiles, type Sets, visibleFaces } from './supply.ts';
import { type Burgundy, EMPTY, type Open, type Options, playersFor, SOURCES, type Step } from './types.ts';

const MOMENTS = ['opening', 'phase', 'round', 'turn', 'phaseEnd'] as const;
type Moment = (typeof MOMENTS)[number];

const FIELDS = [
  'at',
  'phase',
  'round',
  'bridge',
  'turn',
  'bought',
  'white',
  'depots',
  'black',
  'goods',
  'roundGoods',
  'bonus',
  'players',
  'estates',
  'piles',
] as const;
/** The parts of an estate: where partners share it, they are not fields of a player. */
const COMMON = ['duchy', 'castle', 'tiles', 'goods', 'coins', 'workers'] as const;
const PLAYER_FIELDS = ['duchy', 'castle', 'tiles', 'storage', 'goods', 'sold', 'coins', 'workers', 'points', 'dice'] as const;

/**
 * A position of the running game (see the README): everything by name, missing fields are empty. Face-down piles contain everything
 * that lies nowhere else, in random order.
 */
export function scenario(config: Config<Options>, position: Reader, chance: Chance): Parts<Burgundy> {
  const fields = position.fields(...FIELDS, ...hooks.described.flatMap(({ table }) => table)) as Fields;
  const moment = fields.at.or<Moment>('turn', (reader) => reader.oneOf(MOMENTS));
  if (moment === 'opening') return setup(config, chance);
  const open = emptyTable(config);
  open.phase = fields.phase.or(0, (reader) => PHASES.indexOf(reader.oneOf(PHASES)));
  open.round = fields.round.or(0, (reader) => reader.integer(1, ROUNDS_PER_PHASE) - 1);
  open.white = fields.white.or(1, (reader) => reader.integer(1, 6));
  open.bought = fields.bought.or(false, (reader) => reader.flag());
  const seats = emptySeats(config.seats);
  const players = readPlayers(open, seats, fields.players, config);
  readEstates(open, fields.estates, config);
  readBridge(open, fields.bridge, config.seats);
  readTable(open, fields, playersFor(config));
  for (const { read } of hooks.described) read(open, config, fields, players, moment !== 'phase');
  checkStorages(open, players);
  countBlackBacks(open, config.options, position);
  const piles = remainingPiles(open, config.options, chance);
  readPiles(piles, fields.piles);
  countGoods(open, seats, fields.roundGoods, position);
  const hidden = { piles, ...dealGoods(open, seats, fields.roundGoods, moment, chance) };
  return { open, seats, hidden, agenda: agendaOf(open, fields.turn, moment) };
}

type Fields = Record<(typeof FIELDS)[number], Reader> & Readers;
type EstateFields = Record<(typeof COMMON)[number], Reader>;
type PlayerFields = Record<(typeof PLAYER_FIELDS)[number], Reader> & Readers;

const faceOf = (reader: Reader): number => FACES.indexOf(reader.oneOf(FACES));
const PILE_FACES = FACES.filter((_, face) => FACE_SET[face] !== 'own');
/** A tile of the depots, which comes from a pile. */
const pileFaceOf = (reader: Reader): number => FACES.indexOf(reader.oneOf(PILE_FACES));
const goodOf = (reader: Reader): number => GOODS.indexOf(reader.oneOf(GOODS));
const facesOf = (reader: Reader, max?: number, of = faceOf): number[] => reader.or<Reader[]>([], (given) => given.list(0, max)).map(of);

function readPlayers(open: Open, seats: Parts<Burgundy>['seats'], players: Reader, config: Config<Options>): (PlayerFields | undefined)[] {
  const { seats: count } = config;
  const given = players.or<Reader[]>([], (reader) => reader.list(0, count));
  const names = hooks.described.flatMap(({ player }) => player);
  const all = range(count).map((seat) => given[seat]?.fields(...PLAYER_FIELDS, ...names) as PlayerFields | undefined);
  for (const seat of range(count)) {
    const fields = all[seat];
    if (open.estates === undefined) readEstate(open, seat, fields, config);
    open.dice[seat * DICE_PER_PLAYER] = 1;
    open.dice[seat * DICE_PER_PLAYER + 1] = 1;
    if (fields === undefined) continue;
    // With shields there may be more; it is checked when they are known.
    if (open.estates === undefined) open.storage[seat] = facesOf(fields.storage, config.options.shields ? undefined : STORAGE_SPACES);
    else {
      for (const name of COMMON) if (!fields[name].missing) fields[name].refuse('a field of an estate');
      storeOf(open, seat, 'own').push(...facesOf(fields.storage, OWN_SPACES));
    }
    open.points[seat] = fields.points.or(0, (value) => value.integer(0, 999));
    open.books[seat * SOURCES.length] = at(open.points, seat);
    at(seats, seat).own.sold = countsOf(fields.sold);
    for (const { knows } of seats)
      for (const [good, amount] of countsOf(fields.sold).entries()) knows.sold[seat * GOODS.length + good] = amount;
    readDice(open, seat, fields.dice);
  }
  return all;
}

/** Nobody stores more than there is room for, modules considered. */
function checkStorages(open: Open, players: readonly (PlayerFields | undefined)[]): void {
  if (open.estates !== undefined) return;
  for (const [estate, fields] of players.entries()) {
    const room = roomOf(open, estate);
    if (at(open.storage, estate).length > room) fields?.storage.refuse(`a list of 0 to ${room}`);
  }
}

/** Duchy and stock, of a player or of partners in common. */
function readEstate(open: Open, estate: number, fields: EstateFields | undefined, config: Config<Options>): void {
  readDuchy(open, estate, fields, duchiesFor(config, estate));
  if (fields === undefined) return;
  const spaces = isAlone(open) ? GOODS.length : GOODS_SPACES;
  open.coins[estate] = fields.coins.or(0, (value) => value.integer(0, 999));
  open.workers[estate] = fields.workers.or(0, (value) => value.integer(0, 999));
  const goods = countsOf(fields.goods);
  if (goods.filter((amount) => amount > 0).length > spaces) fields.goods.refuse(`at most ${spaces} colours of goods`);
  for (const [good, amount] of goods.entries()) open.goods[estate * GOODS.length + good] = amount;
}

/** What partners own in common, each estate with its shared spaces. */
function readEstates(open: Open, reader: Reader, config: Config<Options>): void {
  if (open.estates === undefined) {
    if (!reader.missing) reader.refuse('no estates where nobody shares one');
    return;
  }
  const given = reader.or<Reader[]>([], (list) => list.list(0, open.layouts.length));
  for (const estate of range(open.layouts.length)) {
    const fields = given[estate]?.fields(...COMMON, 'shared');
    readEstate(open, estate, fields, config);
    if (fields !== undefined) open.storage[estate] = facesOf(fields.shared, SHARED_SPACES);
  }
}

function countsOf(reader: Reader): number[] {
  if (reader.missing) return GOODS.map(() => 0);
  const fields = reader.fields(...GOODS);
  return GOODS.map((good) => fields[good].or(0, (value) => value.integer(0, 7)));
}

/** Dice that are named are still to be used. */
function readDice(open: Open, seat: number, dice: Reader): void {
  for (const [place, die] of dice.or<Reader[]>([], (reader) => reader.list(0, DICE_PER_PLAYER)).entries()) {
    open.dice[seat * DICE_PER_PLAYER + place] = die.integer(1, 6);
    open.used[seat * DICE_PER_PLAYER + place] = 0;
  }
}

/** The duchies that a seat may have in this game, the usual one first. */
function duchiesFor(config: Config<Options>, seat: number): readonly number[] {
  for (const ask of hooks.duchies) {
    const given = ask(config);
    if (given !== undefined) return given.offered;
  }
  if (config.options.boards !== 'posts') return DUCHIES.map((_, index) => index);
  const own = at(POST_BOARDS, seat);
  return [...own, ...POST_BOARDS.flat().filter((index) => !own.includes(index))];
}

function readDuchy(open: Open, seat: number, fields: EstateFields | undefined, offered: readonly number[]): void {
  const first = at(offered, 0);
  const names = offered.map((index) => at(DUCHY_NAMES, index));
  const duchy = fields?.duchy.or(first, (reader) => DUCHY_NAMES.indexOf(reader.oneOf(names))) ?? first;
  const layout = at(LAYOUTS, duchy);
  const usual = BEGINNER_DUCHIES.includes(duchy) ? BEGINNER_HEX : at(layout.castles, 0);
  const castle = fields?.castle.or(usual, (reader) => castleHexOf(reader, layout)) ?? usual;
  const tiles = layout.colour.map(() => EMPTY);
  open.layouts[seat] = duchy;
  open.duchies[seat] = tiles;
  tiles[castle] = CASTLE_TILE;
  if (fields === undefined || fields.tiles.missing) return;
  for (const [name, reader] of Object.entries(fields.tiles.fields(...HEX_NAMES))) {
    if (reader.missing) continue;
    const hex = hexIn(layout, HEX_NAMES.indexOf(name));
    const tile = faceOf(reader);
    if (hex === castle && tile !== CASTLE_TILE) reader.refuse('the start castle');
    if (!hexesFor(layout, at(FACE_TYPE, tile)).includes(hex))
      reader.refuse(hex < 0 ? 'a hex of this duchy' : `a tile of type ${at(TYPES, at(layout.colour, hex))}`);
    tiles[hex] = tile;
    const monastery = at(FACE_MONASTERY, tile);
    if (monastery > 0) open.monasteries[seat] = at(open.monasteries, seat) | (1 << monastery);
  }
}

function castleHexOf(reader: Reader, layout: Layout): number {
  return hexIn(layout, HEX_NAMES.indexOf(reader.oneOf(layout.castles.map((hex) => at(HEX_NAMES, hex + layout.first)))));
}

/** A list of spaces, the first one first; each with its markers from the top. */
function readBridge(open: Open, bridge: Reader, seats: number): void {
  if (!bridge.missing) {
    const stacks = bridge.list(1, BRIDGE_SPACES).map((space) => space.list(0, seats).map((seat) => seat.integer(0, seats - 1)));
    const order = [...stacks].reverse().flat();
    if (order.length !== seats || new Set(order).size !== seats) bridge.refuse('each seat once');
    open.bridge = order;
    for (const [space, stack] of stacks.entries()) for (const seat of stack) open.spaces[seat] = space;
  }
  open.order = open.bridge.slice();
}

function readTable(open: Open, fields: Fields, players: PlayerCount): void {
  const depots = fields.depots.or<Reader[]>([], (reader) => reader.list(0, DEPOTS));
  for (const [depot, reader] of depots.entries()) fillDepot(open, depot, reader, players);
  for (const [slot, tile] of facesOf(fields.black, open.black.length, pileFaceOf).entries()) open.black[slot] = tile;
  const goods = fields.goods.or<Reader[]>([], (reader) => reader.list(0, DEPOTS));
  for (const [depot, reader] of goods.entries())
    for (const good of reader.list()) add(open.depotGoods, depot * GOODS.length + goodOf(good), 1);
  if (fields.bonus.missing) return;
  const bonus = fields.bonus.fields(...TYPES);
  for (const [colour, type] of TYPES.entries()) {
    const owners = bonus[type].or<Reader[]>([], (reader) => reader.list(0, 2));
    const seats = owners.map((owner) => owner.integer(0, open.layouts.length - 1));
    if (new Set(seats).size < seats.length) bonus[type].refuse('two different seats');
    for (const [place, seat] of seats.entries()) open.bonus[2 * colour + place] = seat;
  }
}

/** Tiles lie in the slots that are in use with so many players: each in one of its type where there is one, else in any. */
function fillDepot(open: Open, depot: number, reader: Reader, players: PlayerCount): void {
  const slots = range(SLOTS_PER_DEPOT).map((place) => depot * SLOTS_PER_DEPOT + place);
  const free = slots.filter((slot) => at(SLOT_PLAYERS, slot) <= players);
  const tiles = facesOf(reader, SLOTS_PER_DEPOT, pileFaceOf);
  if (tiles.length > free.length) reader.refuse(`at most ${free.length} tiles in depot ${depot + 1} at this number of players`);
  for (const tile of tiles) {
    const typed = free.findIndex((slot) => SLOT_TYPE[slot] === FACE_TYPE[tile]);
    const [slot] = free.splice(Math.max(typed, 0), 1);
    if (slot !== undefined) open.slots[slot] = tile;
  }
}

/** Tiles in the black depot have black backs; elsewhere as few as the coloured ones leave over. */
function countBlackBacks(open: Open, sets: Sets, position: Reader): void {
  const visible = visibleFaces(open);
  for (const [face, name] of FACES.entries()) {
    if (FACE_SET[face] === 'own') continue;
    const inBlack = open.black.filter((tile) => tile === face).length;
    const coloured = colouredTiles(face, sets);
    const black = inBlack + Math.max(0, at(visible, face) - inBlack - coloured);
    const most = blackTiles(face, sets);
    if (black > most) position.refuse(`at most ${coloured + most} tiles ${name}, ${most} of them with a black back,`);
    open.blackSeen[face] = black;
  }
}

/** Names the tiles to be drawn next, the first one first. */
function readPiles(piles: number[][], reader: Reader): void {
  if (reader.missing) return;
  const fields = reader.fields(...TYPES, 'black');
  for (const [pile, name] of [...TYPES, 'black' as const].entries()) {
    const tiles = at(piles, pile);
    for (const face of fields[name].or<Reader[]>([], (given) => given.list()).reverse()) {
      const place = tiles.indexOf(faceOf(face));
      if (place < 0) face.refuse(`a tile still in the ${name} pile`);
      tiles.push(...tiles.splice(place, 1));
    }
  }
}

type Goods = { stacks: number[]; box: number[] };

/** The colour of every good in a list of counts by place and colour. */
const goodsIn = (counts: readonly number[]): number[] => counts.flatMap((count, cell) => range(count).map(() => cell % GOODS.length));

const namedGoods = (given: Reader): number[] => given.or<Reader[]>([], (reader) => reader.list(0, ROUNDS_PER_PHASE)).map(goodOf);

/** All goods that the description puts somewhere. */
function placedGoods(open: Open, seats: Parts<Burgundy>['seats'], given: Reader): number[] {
  return [
    ...goodsIn(open.depotGoods),
    ...goodsIn(open.goods),
    ...hooks.openGoods.flatMap((ask) => ask(open)),
    ...seats.flatMap(({ own }) => goodsIn(own.sold)),
    ...namedGoods(given),
  ];
}

function countGoods(open: Open, seats: Parts<Burgundy>['seats'], given: Reader, position: Reader): void {
  const placed = placedGoods(open, seats, given);
  for (const [good, name] of GOODS.entries())
    if (placed.filter((one) => one === good).length > TILES_PER_GOOD) position.refuse(`at most ${TILES_PER_GOOD} ${name} goods`);
}

/** Goods of the phase that are still to come, the stacks of later phases, and the box. There must be enough for the whole game. */
function dealGoods(open: Open, seats: Parts<Burgundy>['seats'], given: Reader, moment: Moment, chance: Chance): Goods {
  const named = namedGoods(given);
  const box = without(allGoods(), placedGoods(open, seats, given));
  chance.shuffle(box);
  const left = ROUNDS_PER_PHASE - open.round - (moment === 'round' ? 0 : 1);
  const isBetween = moment === 'phase' || moment === 'phaseEnd';
  if (!given.missing && !isBetween && named.length !== left) given.refuse(`a list of ${left}, one good for each round to come`);
  open.roundGoods = [...named, ...box.splice(0, isBetween || !given.missing ? 0 : left)];
  const ahead = (PHASES.length - 1 - open.phase + (moment === 'phase' ? 1 : 0)) * ROUNDS_PER_PHASE;
  if (box.length < ahead || (!isBetween && open.roundGoods.length < left))
    given.refuse(`fewer goods in hands and depots: ${left} for this phase and ${ahead} for later ones must be left`);
  return { stacks: box.splice(0, ahead), box };
}

function agendaOf(open: Open, turn: Reader, moment: Moment): Step[] {
  if (moment !== 'turn') return [{ kind: moment }];
  const seat = turn.or(at(open.order, 0), (reader) => reader.integer(0, open.points.length - 1));
  const later = open.order.slice(open.order.indexOf(seat) + 1);
  open.active = seat;
  return [{ kind: 'roundEnd' }, ...turnsOf(later).reverse(), { kind: 'turn', open: { seat } }];
}
