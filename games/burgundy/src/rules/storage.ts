import { type Automatic, add, at, type Decision, type MoveFor, type Seat } from '@ludoteca/kernel';
import { DEPOTS, SLOTS_PER_DEPOT } from '../data/board.ts';
import { STORAGE_SPACES } from '../data/course.ts';
import { CARPENTER, CHURCH, MARKET_HALL } from '../data/faces.ts';
import { SPACES, type Space } from '../data/team.ts';
import { estateOf } from './estates.ts';
import type { BurgundyRule } from './ledger.ts';
import { hooks, type Market } from './module.ts';
import { isPartners, spacesWithRoom, storedBy, storeOf } from './stores.ts';
import { BLACK_DEPOT, type Burgundy, type Ctx, EMPTY, type Open, type Way } from './types.ts';

/** The slot of a depot (1 to 6) in which a tile lies, or EMPTY. */
export function slotOf(open: Open, depot: number, tile: number): number {
  const first = (depot - 1) * SLOTS_PER_DEPOT;
  for (let slot = first; slot < first + SLOTS_PER_DEPOT; slot++) if (open.slots[slot] === tile) return slot;
  return EMPTY;
}

export function isDepotEmpty(open: Open, depot: number): boolean {
  const first = (depot - 1) * SLOTS_PER_DEPOT;
  for (let slot = first; slot < first + SLOTS_PER_DEPOT; slot++) if (open.slots[slot] !== EMPTY) return false;
  return true;
}

export function isStored(open: Open, seat: Seat, tile: number): boolean {
  return storedBy(open, seat).includes(tile);
}

/** How many tiles an estate may store. */
export function roomOf(open: Open, estate: number): number {
  let room = STORAGE_SPACES;
  for (const ask of hooks.room) room = Math.max(room, ask(open, estate) ?? 0);
  return room;
}

const NOTHING: readonly number[] = [];

/** The tiles of a market that a module lays out. */
export function wares(open: Open, market: number): readonly number[] {
  return marketOf(market)?.wares(open) ?? NOTHING;
}

/** The module's market of this index, where there is one. */
export function marketOf(market: number): Market | undefined {
  for (const one of hooks.market) if (one.index === market) return one;
  return undefined;
}

/** Takes a tile away from a depot, the black depot or a module's market. */
export function lift(open: Open, market: number, tile: number): void {
  if (market === BLACK_DEPOT) open.black[open.black.indexOf(tile)] = EMPTY;
  else if (market <= DEPOTS) open.slots[slotOf(open, market, tile)] = EMPTY;
  else marketOf(market)?.take(open);
}

/** Whether a seat can store one more tile. */
export function hasRoom(open: Open, seat: Seat): boolean {
  if (open.estates !== undefined) return spacesWithRoom(open, seat).length > 0;
  return at(open.storage, seat).length < roomOf(open, seat);
}

/** Brings a tile of a depot (or of the black depot) into the storage; a full one must be cleared first. */
export function fetch(ctx: Ctx, seat: Seat, tile: number, market: number, way: Way, building: number = EMPTY): void {
  const { open } = ctx.state;
  if (open.estates !== undefined && spacesWithRoom(open, seat).length > 1)
    ctx.push({ kind: 'stow', open: { seat, way, tile, market, building } });
  else if (hasRoom(open, seat)) bringIn(ctx, seat, tile, market, way, building);
  else ctx.push({ kind: 'discard', open: { seat, way, tile } }, { kind: 'receive', open: { seat, way, tile, market, building } });
}

export const receive: Automatic<Burgundy, 'receive'> = {
  run: (ctx, { open: { seat, tile, market, way, building } }) => bringIn(ctx, seat, tile, market, way, building),
};

function bringIn(ctx: Ctx, seat: Seat, tile: number, market: number, way: Way, building: number, chosen?: Space): void {
  const { open } = ctx.state;
  lift(open, market, tile);
  const space = chosen ?? (open.estates === undefined ? 'shared' : at(spacesWithRoom(open, seat), 0));
  storeOf(open, seat, space).push(tile);
  if (way === 'take') ctx.tell?.({ kind: 'taken', seat, tile, depot: market, rule: 'BUR-TAKE-01' });
  else if (way === 'route') ctx.tell?.({ kind: 'gained', seat, tile, depot: market, rule: 'BUR-ROUTE-07' });
  else if (way === 'gain') ctx.tell?.({ kind: 'gained', seat, tile, depot: market, rule: gainRule(building) });
}

/** One stored tile leaves the game to make room; the incoming tile is settled, so nothing else happens in between. */
export const discard: Decision<Burgundy, 'discard', 'discard'> = {
  rule: 'BUR-TAKE-03',
  answers: ['discard'],
  free: false,
  asks: (_, step) => step.open.seat,
  question({ open }, _step, seat) {
    const list: { kind: 'discard'; tile: number }[] = [];
    const stored = storedBy(open, seat);
    for (let i = 0; i < stored.length; i++) {
      const tile = at(stored, i);
      if (stored.indexOf(tile) === i) list.push({ kind: 'discard', tile });
    }
    return { list };
  },
  violation: ({ open }, _step, seat, move) => (isStored(open, seat, move.tile) ? undefined : discardRule(open, seat, move.tile)),
  play(ctx, _step, seat, move) {
    const { open } = ctx.state;
    const leavesTwin = removeStored(open, seat, move.tile);
    add(open.gone, move.tile, 1);
    ctx.tell?.({ kind: 'discarded', seat, tile: move.tile, rule: 'BUR-TAKE-03' });
    if (leavesTwin) ctx.push({ kind: 'keep', open: { seat, tile: move.tile } });
  },
};

/** The rule by which a building brings in tiles. */
export function gainRule(building: number): BurgundyRule {
  return GAIN_RULE[building] ?? 'BUR-BLD-01';
}

const GAIN_RULE: { readonly [building: number]: BurgundyRule } = {
  [MARKET_HALL]: 'BUR-BLD-04',
  [CARPENTER]: 'BUR-BLD-05',
  [CHURCH]: 'BUR-BLD-06',
};

/** Why a tile that is not there cannot be discarded. */
function discardRule(open: Open, seat: Seat, tile: number): BurgundyRule {
  return isPartners(open, seat, tile) ? 'BUR-TEAM-15' : 'BUR-TAKE-03';
}

/** Takes a tile out of a seat's storage: of its own spaces first. True when an equal one stays in the shared ones. */
export function removeStored(open: Open, seat: Seat, tile: number): boolean {
  const own = open.estates === undefined ? undefined : storeOf(open, seat, 'own');
  const shared = at(open.storage, estateOf(open, seat));
  const isOwn = own?.includes(tile) === true;
  const stored = isOwn ? own : shared;
  stored.splice(stored.indexOf(tile), 1);
  return isOwn && shared.includes(tile);
}

/** A tile that finds room in shared and in own spaces goes where its owner likes, and stays there. */
export const stow: Decision<Burgundy, 'stow', 'stow'> = {
  rule: 'BUR-TEAM-15',
  answers: ['stow'],
  free: false,
  asks: (_, step) => step.open.seat,
  question: ({ open }, _step, seat) => ({
    list: spacesWithRoom(open, seat).map((space): MoveFor<Burgundy, 'stow'> => ({ kind: 'stow', space })),
  }),
  violation: ({ open }, _step, seat, { space }) => (spacesWithRoom(open, seat).includes(space) ? undefined : 'BUR-TEAM-06'),
  play: (ctx, { open: { tile, market, way, building } }, seat, { space }) => bringIn(ctx, seat, tile, market, way, building, space),
};

const EITHER: { readonly list: readonly MoveFor<Burgundy, 'stow'>[] } = { list: SPACES.map((space) => ({ kind: 'stow', space })) };

/** One of two equal tiles, a shared and an own one, has gone: its owner says in which space the other is. */
export const keep: Decision<Burgundy, 'keep', 'stow'> = {
  rule: 'BUR-TEAM-08',
  answers: ['stow'],
  free: false,
  asks: (_, step) => step.open.seat,
  question: () => EITHER,
  violation: () => undefined,
  play({ state: { open } }, { open: { tile } }, seat, { space }) {
    if (space === 'shared') return;
    const shared = storeOf(open, seat, 'shared');
    shared.splice(shared.indexOf(tile), 1);
    storeOf(open, seat, 'own').push(tile);
  },
};
