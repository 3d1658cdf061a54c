import { at, type Decision, type Seat } from '@ludoteca/kernel';
import { ANIMALS, FACE_ANIMAL, FACE_HEADS, GEESE, GEESE_TILE, LIVESTOCK } from '../../data/faces.ts';
import { estateOf, layoutOf, owns } from '../estates.ts';
import type { BurgundyRule } from '../ledger.ts';
import { hooks } from '../module.ts';
import { score } from '../points.ts';
import { type Burgundy, type Ctx, EMPTY, type Open } from '../types.ts';

const MORE_PER_TILE = 7;

/** Heads and tiles of each animal in the pasture of a hex, the tile on the hex itself left out. */
interface Pasture {
  readonly heads: number[];
  readonly tiles: number[];
}

function pastureOf(open: Open, estate: number, hex: number): Pasture {
  const layout = layoutOf(open, estate);
  const duchy = at(open.duchies, estate);
  const heads = ANIMALS.map(() => 0);
  const tiles = ANIMALS.map(() => 0);
  const together = hooks.hasOnePasture.some((ask) => ask(open, estate));
  for (const other of together ? at(layout.ofColour, LIVESTOCK) : at(layout.areas, at(layout.areaOf, hex)).hexes) {
    const tile = at(duchy, other);
    const animal = tile === EMPTY || other === hex ? EMPTY : at(FACE_ANIMAL, tile);
    if (animal === EMPTY) continue;
    heads[animal] = at(heads, animal) + at(FACE_HEADS, tile);
    tiles[animal] = at(tiles, animal) + 1;
  }
  return { heads, tiles };
}

/** The new tile scores with its like in the same pasture; geese score with one other animal, and ever after with any. */
export function scoreHerd(ctx: Ctx, seat: Seat, tile: number, hex: number): void {
  const { open } = ctx.state;
  const pasture = pastureOf(open, estateOf(open, seat), hex);
  if (tile === GEESE_TILE) {
    placeGeese(ctx, seat, hex, pasture);
    return;
  }
  const { heads, tiles } = herdWith(pasture, tile);
  tally(ctx, seat, tile, heads, tiles, 'BUR-LIVE-01');
}

/** Heads and tiles that score when a tile other than geese joins a pasture. */
function herdWith({ heads, tiles }: Pasture, tile: number): { readonly heads: number; readonly tiles: number } {
  const animal = at(FACE_ANIMAL, tile);
  return {
    heads: at(FACE_HEADS, tile) + at(heads, animal) + at(heads, GEESE),
    tiles: 1 + at(tiles, animal) + at(tiles, GEESE),
  };
}

/** What a tile other than geese scores on its hex, without scoring it. */
export function herdPoints(open: Open, estate: number, tile: number, hex: number): { readonly tiles: number; readonly points: number } {
  const { heads, tiles } = herdWith(pastureOf(open, estate, hex), tile);
  return { tiles, points: pointsFor(open, estate, heads, tiles) };
}

function placeGeese(ctx: Ctx, seat: Seat, hex: number, pasture: Pasture): void {
  const others = animalsIn(pasture);
  if (others.length > 1) ctx.push({ kind: 'geese', open: { seat, hex } });
  else scoreGeese(ctx, seat, pasture, others[0] ?? EMPTY);
}

function animalsIn({ tiles }: Pasture): number[] {
  return ANIMALS.map((_, animal) => animal).filter((animal) => animal !== GEESE && at(tiles, animal) > 0);
}

function scoreGeese(ctx: Ctx, seat: Seat, pasture: Pasture, animal: number): void {
  const heads = animal === EMPTY ? 0 : at(pasture.heads, animal);
  const tiles = animal === EMPTY ? 0 : at(pasture.tiles, animal);
  tally(ctx, seat, GEESE_TILE, at(FACE_HEADS, GEESE_TILE) + heads, 1 + tiles, 'BUR-XTRA-05');
}

/** Monastery 7 adds a point for every tile that scores, geese included. */
function pointsFor(open: Open, estate: number, heads: number, tiles: number): number {
  return owns(open, estate, MORE_PER_TILE) ? heads + tiles : heads;
}

function tally(ctx: Ctx, seat: Seat, tile: number, heads: number, tiles: number, rule: BurgundyRule): void {
  const { open } = ctx.state;
  const points = pointsFor(open, estateOf(open, seat), heads, tiles);
  ctx.tell?.({ kind: 'herdScored', seat, tile, tiles, points, rule });
  score(ctx, seat, points, 'livestock');
}

/** Geese among several animals: their owner says with which of them they score. */
export const geese: Decision<Burgundy, 'geese', 'herd'> = {
  rule: 'BUR-XTRA-08',
  answers: ['herd'],
  asks: (_, step) => step.open.seat,
  question: ({ open }, { open: { seat, hex } }) => ({
    list: animalsIn(pastureOf(open, estateOf(open, seat), hex)).map((animal) => ({ kind: 'herd', animal })),
  }),
  violation: ({ open }, { open: { seat, hex } }, _seat, { animal }) =>
    animalsIn(pastureOf(open, estateOf(open, seat), hex)).includes(animal) ? undefined : 'BUR-XTRA-05',
  play(ctx, { open: { hex } }, seat, { animal }) {
    const { open } = ctx.state;
    scoreGeese(ctx, seat, pastureOf(open, estateOf(open, seat), hex), animal);
  },
};
