import { type Automatic, at, type Seat } from '@ludoteca/kernel';
import { FACE_TYPE, TILE_TYPES, type TileType } from '../../data/faces.ts';
import { crown } from '../bridge.ts';
import { isAlone } from '../estates.ts';
import { hooks } from '../module.ts';
import type { Burgundy, Ctx } from '../types.ts';
import { useBuilding } from './buildings.ts';
import { scoreHerd } from './livestock.ts';

type Effect = (ctx: Ctx, seat: Seat, tile: number, hex: number) => void;

/** The effect of a tile when it is placed. Mines wait for the end of the phase; most monasteries work from now on. */
const EFFECTS: Record<TileType, Effect> = {
  building: useBuilding,
  monastery: crown,
  ship: (ctx, seat) => {
    const between = hooks.afterSailing.flatMap((ask) => ask(ctx.state.open, seat));
    if (isAlone(ctx.state.open)) ctx.push({ kind: 'sail', open: { seat } }, ...between);
    else ctx.push({ kind: 'sail', open: { seat } }, ...between, { kind: 'advance', open: { seat } });
  },
  livestock: scoreHerd,
  castle: (ctx, seat) => {
    for (const ask of hooks.castleStep) {
      const step = ask(ctx.state.open, seat);
      if (step !== undefined) return ctx.push(step);
    }
    ctx.push({ kind: 'castleAction', open: { seat } });
  },
  mine: () => {},
  inn: () => {},
  blackTile: () => {},
};

const BY_TYPE: readonly Effect[] = TILE_TYPES.map((type) => EFFECTS[type]);

/** The last part of a placement, after areas and colours have been scored. */
export const effect: Automatic<Burgundy, 'effect'> = {
  run: (ctx, { open: { seat, tile, hex } }) => at(BY_TYPE, at(FACE_TYPE, tile))(ctx, seat, tile, hex),
};
