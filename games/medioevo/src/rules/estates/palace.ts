import { at, type Decision, type Seat } from '@ludoteca/kernel';
import { ESTATES, INCOME_SYMBOLS, PALACE } from '../../data/estates.ts';
import { cell, count } from '../fief.ts';
import type { MedioevoRule } from '../ledger.ts';
import { type Ctx, type Medioevo, NOTHING, type Open } from '../types.ts';

const TERRAIN_MOVES = ESTATES.map((_, terrain) => ESTATES.map((__, estate) => ({ kind: 'terrain', terrain, estate }) as const));
type TerrainMove = (typeof TERRAIN_MOVES)[number][number];

/** A terrain token of the common supply goes under an estate that does not show its type yet, for good. */
export function ennobleEstate(ctx: Ctx, seat: Seat): void {
  if (choices(ctx.state.open, seat).length > 0) ctx.push({ kind: 'terrainToken', open: { seat } });
  else ctx.tell?.({ kind: 'effectSkipped', seat, estate: PALACE, rule: 'MED-TURN-08' });
}

/** Whether the estate's print shows the type. */
export function isPrinted(terrain: number, estate: number): boolean {
  return at(INCOME_SYMBOLS, estate).includes(terrain);
}

function isFree(open: Open, seat: Seat, estate: number): boolean {
  return at(open.terrains, cell(seat, estate)) === NOTHING;
}

function choices(open: Open, seat: Seat): TerrainMove[] {
  const list: TerrainMove[] = [];
  for (let estate = 0; estate < ESTATES.length; estate++) {
    if (!isFree(open, seat, estate)) continue;
    for (const terrain of open.terrainSupply) if (!isPrinted(terrain, estate)) list.push(at(at(TERRAIN_MOVES, terrain), estate));
  }
  return list;
}

export const terrainToken: Decision<Medioevo, 'terrainToken', 'terrain'> = {
  rule: 'MED-PAL-01',
  answers: ['terrain'],
  asks: (_, step) => step.open.seat,
  question: ({ open }, _step, seat) => ({ list: choices(open, seat) }),
  violation({ open }, _step, seat, move): MedioevoRule | undefined {
    if (!open.terrainSupply.includes(move.terrain)) return 'MED-PAL-05';
    if (!isFree(open, seat, move.estate)) return 'MED-PAL-03';
    return isPrinted(move.terrain, move.estate) ? 'MED-PAL-02' : undefined;
  },
  play(ctx, _step, seat, move) {
    const { open } = ctx.state;
    open.terrainSupply.splice(open.terrainSupply.indexOf(move.terrain), 1);
    open.terrains[cell(seat, move.estate)] = move.terrain;
    const special = move.estate === PALACE || count(open, seat, move.estate) === 0;
    ctx.tell?.({ kind: 'terrainPlaced', seat, terrain: move.terrain, estate: move.estate, rule: special ? 'MED-PAL-06' : 'MED-PAL-01' });
  },
};
