import { type Automatic, at, type Decision, type Seat } from '@ludoteca/kernel';
import { TILE_ESTATE, TILES } from '../data/tiles.ts';
import { lay } from './fief.ts';
import { currentRow, hasLord, isReservedFrom, nextRow, placeOf, rowOf, takeFromRow } from './table.ts';
import { type Ctx, type Medioevo, NOWHERE, type Open } from './types.ts';

/** One value per tile, so that listing moves costs no allocation. */
export const LORD_MOVES = TILES.map((_, tile) => ({ kind: 'lord', tile }) as const);

/** The lord goes first, to a tile of the next row that carries no lord and no explorer of another player. */
export const moveLord: Decision<Medioevo, 'moveLord', 'lord'> = {
  rule: 'MED-TURN-02',
  answers: ['lord'],
  asks: (_, step) => step.open.seat,
  question({ open }, _step, seat) {
    const list: Medioevo['move'][] = [];
    for (const tile of at(open.rows, nextRow(open))) {
      if (!hasLord(open, tile) && !isReservedFrom(open, seat, tile)) list.push(at(LORD_MOVES, tile));
    }
    return { list: list as (typeof LORD_MOVES)[number][] };
  },
  violation({ open }, _step, seat, move) {
    if (rowOf(open, move.tile) !== nextRow(open)) return 'MED-ROUND-02';
    if (hasLord(open, move.tile)) return 'MED-TURN-02';
    return isReservedFrom(open, seat, move.tile) ? 'MED-RAMP-05' : undefined;
  },
  play(ctx, _step, seat, move) {
    const { open } = ctx.state;
    const left = at(open.lords, seat);
    open.lords[seat] = move.tile;
    ctx.tell?.({
      kind: 'lordMoved',
      seat,
      tile: move.tile,
      place: placeOf(open, move.tile),
      rule: 'MED-TURN-03',
    });
    takeExplorerBack(ctx, seat);
    turnOver(ctx, seat, left);
  },
};

/** The explorer comes home the moment its owner's lord reaches its row, on whatever tile. */
function takeExplorerBack(ctx: Ctx, seat: Seat): void {
  const { open } = ctx.state;
  const reserved = at(open.explorers, seat);
  if (reserved === NOWHERE || rowOf(open, reserved) !== nextRow(open)) return;
  open.explorers[seat] = NOWHERE;
  ctx.tell?.({ kind: 'explorerReturned', seat, tile: reserved, rule: 'MED-RAMP-07' });
}

/** In the last round the lord leaves the table instead of moving. */
export const leaveTable: Automatic<Medioevo, 'leaveTable'> = {
  run(ctx, { open: { seat } }) {
    const { open } = ctx.state;
    const left = at(open.lords, seat);
    open.lords[seat] = NOWHERE;
    ctx.tell?.({ kind: 'lordLeft', seat, rule: 'MED-ROUND-03' });
    turnOver(ctx, seat, left);
  },
};

/** The steps after the lord's move: the tile just left is taken, then its effect, then the income. */
function turnOver(ctx: Ctx, seat: Seat, tile: number): void {
  const estate = at(TILE_ESTATE, tile);
  ctx.push(
    { kind: 'takeTile', open: { seat, tile } },
    { kind: 'effect', open: { seat, estate } },
    { kind: 'income', open: { seat, estate, restored: NOWHERE } },
  );
}

/** The tile goes on top of the estate of its own type. */
export const takeTile: Automatic<Medioevo, 'takeTile'> = {
  run(ctx, { open: { seat, tile } }) {
    const { open } = ctx.state;
    takeFromRow(open, currentRow(open), tile);
    lay(open, seat, tile);
    ctx.tell?.({ kind: 'tilePlaced', seat, tile, estate: at(TILE_ESTATE, tile), rule: 'MED-TURN-04' });
  },
};

/** Everybody but the seat, in seat order. */
export function others(open: Open, seat: Seat): Seat[] {
  const found: Seat[] = [];
  for (let other = 0; other < open.coins.length; other++) if (other !== seat) found.push(other);
  return found;
}
