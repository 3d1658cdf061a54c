import type { MoveFor } from '@ludoteca/kernel';
import type { Catan, Move, MoveKind } from '../rules/types.ts';

/** A corner, path or hex of the island. */
export interface Place {
  readonly at: 'corner' | 'path' | 'hex';
  readonly id: number;
}

/**
 * Something the person has taken up and not yet put down: a piece of the supply, a card, a knight, a ship. `first` is what has been
 * said already: where the knight stands or the ship lies, whom an exchange is with, the first hex of an inventor, the red die of an
 * alchemist; `second` the path to which a ship is to sail, where that was said first.
 */
export interface Held {
  readonly kind: MoveKind;
  readonly first?: number | undefined;
  readonly second?: number | undefined;
}

/** What pressing a place does: play a move, or take something up. */
export interface Option {
  readonly kind: MoveKind;
  readonly move?: Move;
  readonly hold?: Held;
}

export const keyOf = ({ at: where, id }: Place): string => `${where}-${id}`;
const corner = (id: number): Place => ({ at: 'corner', id });
const path = (id: number): Place => ({ at: 'path', id });

/** Cards that are aimed at a place: their places glow only while the card is held, or everything would. */
const AIMED: readonly MoveKind[] = ['merchant', 'bishop', 'engineer', 'medicine', 'smith', 'intrigue', 'diplomat', 'inventor'];

/** Where a move happens on the island; null for moves that are made elsewhere. */
export function placeOf(move: Move): Place | null {
  switch (move.kind) {
    case 'road':
    case 'ship':
    case 'diplomat':
      return path(move.edge);
    case 'sail':
      return path(move.to);
    case 'robber':
    case 'pirate':
    case 'merchant':
    case 'bishop':
      return { at: 'hex', id: move.hex };
    case 'march':
      return corner(move.to);
    default:
      return 'vertex' in move ? corner(move.vertex) : null;
  }
}

export type Targets = ReadonlyMap<string, readonly Option[]>;

/** All places that can be pressed now with what pressing them can mean. */
export function targetsOf(list: readonly Move[], held: Held | null): Targets {
  const targets = new Map<string, Option[]>();
  const add = (place: Place, option: Option): void => {
    const options = targets.get(keyOf(place)) ?? [];
    targets.set(keyOf(place), [...options, option]);
  };
  for (const move of list) addMove(move, held, add, targets);
  if (held === null) addSailingTo(movesOf(list, 'sail'), add, targets);
  return targets;
}

function addMove(move: Move, held: Held | null, add: (place: Place, option: Option) => void, targets: Targets): void {
  if (held !== null && held.kind !== move.kind) return;
  if (move.kind === 'inventor') {
    if (held !== null) addInventor(move, held, add, targets);
    return;
  }
  if (held === null && AIMED.includes(move.kind)) return;
  if (move.kind === 'march') {
    addMarch(move, held, add, targets);
    return;
  }
  if (move.kind === 'sail') {
    addSail(move, held, add, targets);
    return;
  }
  const place = placeOf(move);
  if (place !== null) add(place, { kind: move.kind, move });
}

/** A knight is taken up first; its goals glow then. */
function addMarch(move: MoveFor<Catan, 'march'>, held: Held | null, add: (place: Place, option: Option) => void, targets: Targets): void {
  if (held !== null) {
    if (held.first === move.from) add(corner(move.to), { kind: 'march', move });
    return;
  }
  const place = corner(move.from);
  const known = targets.get(keyOf(place))?.some(({ kind }) => kind === 'march') ?? false;
  if (!known) add(place, { kind: 'march', hold: { kind: 'march', first: move.from } });
}

/** A ship is taken up first and its goals glow then; or a goal was said first, and then the ships that can get there glow. */
function addSail(move: MoveFor<Catan, 'sail'>, held: Held | null, add: (place: Place, option: Option) => void, targets: Targets): void {
  if (held === null) {
    const known = targets.get(keyOf(path(move.from)))?.some(({ kind }) => kind === 'sail') ?? false;
    if (!known) add(path(move.from), { kind: 'sail', hold: { kind: 'sail', first: move.from } });
  } else if (held.second !== undefined) {
    if (held.second === move.to) add(path(move.from), { kind: 'sail', move });
  } else if (held.first === move.from) add(path(move.to), { kind: 'sail', move });
}

/** Where a ship can be built, one that lies already can often be moved to as well. */
function addSailingTo(sails: readonly MoveFor<Catan, 'sail'>[], add: (place: Place, option: Option) => void, targets: Targets): void {
  for (const to of new Set(sails.map((sail) => sail.to))) {
    if (targets.get(keyOf(path(to)))?.some(({ kind }) => kind === 'ship') !== true) continue;
    const [only, ...others] = sails.filter((sail) => sail.to === to);
    if (only === undefined) continue;
    add(path(to), others.length === 0 ? { kind: 'sail', move: only } : { kind: 'sail', hold: { kind: 'sail', second: to } });
  }
}

/** The first of two hexes is taken up, the second one plays. */
function addInventor(move: MoveFor<Catan, 'inventor'>, held: Held, add: (place: Place, option: Option) => void, targets: Targets): void {
  const hexes = move.hexes;
  if (held.first === undefined) {
    for (const id of hexes) {
      const place: Place = { at: 'hex', id };
      if (!targets.has(keyOf(place))) add(place, { kind: 'inventor', hold: { kind: 'inventor', first: id } });
    }
    return;
  }
  const other = hexes.find((id) => id !== held.first);
  if (hexes.includes(held.first) && other !== undefined) add({ at: 'hex', id: other }, { kind: 'inventor', move });
}

/** The moves of a kind in the list, with their type. */
export function movesOf<K extends MoveKind>(list: readonly Move[], kind: K): MoveFor<Catan, K>[] {
  return list.filter((move): move is MoveFor<Catan, K> => move.kind === kind);
}
