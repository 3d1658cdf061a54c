import { type Automatic, at, type Seat } from '@ludoteca/kernel';
import { EVENT_ROUNDS, LAST_REFILL_ROUND, ROUNDS } from '../data/course.ts';
import { settle } from './ending.ts';
import { drawRow } from './piles.ts';
import { currentRow, hasLord, takeFromRow } from './table.ts';
import type { Ctx, Medioevo, Open, Step } from './types.ts';

/** A round: discard the unoccupied tile, one turn each from left to right, refill, event. */
export const round: Automatic<Medioevo, 'round'> = {
  run(ctx) {
    const { open } = ctx.state;
    const row = currentRow(open);
    ctx.tell?.({ kind: 'roundBegun', round: open.round, row, rule: 'MED-ROUND-01' });
    discardUnoccupied(ctx, row);
    open.order = at(open.rows, row).map((tile) => open.lords.indexOf(tile));
    ctx.tell?.({ kind: 'turnOrder', seats: [...open.order], rule: 'MED-ROUND-06' });
    ctx.push(...open.order.map((seat) => turnOf(open, seat)), ...closing(open));
  },
};

function discardUnoccupied(ctx: Ctx, row: number): void {
  const { open } = ctx.state;
  const tile = at(open.rows, row).find((candidate) => !hasLord(open, candidate));
  if (tile === undefined) throw new Error('every tile of the current row carries a lord');
  takeFromRow(open, row, tile);
  open.discards.push(tile);
  ctx.tell?.({ kind: 'discarded', tile, rule: open.round > LAST_REFILL_ROUND ? 'MED-ROUND-10' : 'MED-ROUND-05' });
}

function turnOf(open: Open, seat: Seat): Step {
  return { kind: open.round === ROUNDS ? 'leaveTable' : 'moveLord', open: { seat } };
}

function closing(open: Open): Step[] {
  const end: Step[] = [{ kind: 'refill' }];
  if (EVENT_ROUNDS.includes(open.round)) end.push({ kind: 'event' });
  end.push({ kind: 'roundEnd' });
  return end;
}

/** The emptied row gets new tiles until round 12; then it stays empty. */
export const refill: Automatic<Medioevo, 'refill'> = {
  run(ctx) {
    const { open } = ctx.state;
    const row = currentRow(open);
    ctx.tell?.({ kind: 'rowEmpty', row, rule: 'MED-ROUND-11' });
    if (open.round > LAST_REFILL_ROUND) {
      ctx.tell?.({ kind: 'noRefill', row, rule: 'MED-REFILL-02' });
      return;
    }
    const tiles = drawRow(ctx);
    open.rows[row] = tiles;
    ctx.tell?.({ kind: 'rowLaid', row, tiles: [...tiles], rule: 'MED-REFILL-01' });
  },
};

/** After round 16 the game is settled, after any other the next one begins. */
export const roundEnd: Automatic<Medioevo, 'roundEnd'> = {
  run(ctx) {
    const { open } = ctx.state;
    ctx.tell?.({ kind: 'roundEnded', round: open.round, rule: 'MED-ROUND-04' });
    if (open.round === ROUNDS) settle(ctx);
    else {
      open.round++;
      ctx.push({ kind: 'round' });
    }
  },
};
