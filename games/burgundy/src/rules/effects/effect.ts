import { type Automatic, at, type Seat } from '@ludoteca/kernel';
import { FACE_TYPE, TYPES, type Type } from '../../data/faces.ts';
import { crown } from '../bridge.ts';
import type { Burgundy, Ctx } from '../types.ts';
import { useBuilding } from './buildings.ts';
import { scoreHerd } from './livestock.ts';

type Effect = (ctx: Ctx, seat: Seat, tile: number, hex: number) => void;

/** What a tile does when it is placed. Mines wait for the end of the phase; most monasteries work from now on. */
const EFFECTS: Record<Type, Effect> = {
  building: useBuilding,
  monastery: crown,
  ship: (ctx, seat) => ctx.push({ kind: 'sail', open: { seat } }, { kind: 'advance', open: { seat } }),
  livestock: scoreHerd,
  castle: (ctx, seat) => ctx.push({ kind: 'castleAction', open: { seat } }),
  mine: () => {},
};

const BY_TYPE: readonly Effect[] = TYPES.map((type) => EFFECTS[type]);

/** The last part of a placement, after areas and colours have been scored. */
export const effect: Automatic<Burgundy, 'effect'> = {
  run: (ctx, { open: { seat, tile, hex } }) => at(BY_TYPE, at(FACE_TYPE, tile))(ctx, seat, tile, hex),
};
