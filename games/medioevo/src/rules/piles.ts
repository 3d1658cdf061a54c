import { at, type Chance } from '@ludoteca/kernel';
import { TILE_NUMBER, TILES } from '../data/tiles.ts';
import type { Ctx, MedioevoState, Shown } from './types.ts';

/** A row is sorted by the numbers on the backs before it is turned; equal numbers keep the order of drawing. */
export function sorted(drawn: readonly number[]): number[] {
  return [...drawn].sort((a, b) => at(TILE_NUMBER, a) - at(TILE_NUMBER, b));
}

/** Draws a row of tiles, going on to the next source when a pile runs out. */
export function drawRow(ctx: Ctx): number[] {
  const { state } = ctx;
  const drawn: number[] = [];
  for (let i = 0; i <= state.config.seats; i++) {
    if (state.hidden.pile.length === 0) openNextPile(ctx);
    drawn.push(ctx.draw(state.hidden.pile));
  }
  return sorted(drawn);
}

/** The orange tiles follow the blue ones; after the last pile all discards are shuffled into a new one. */
function openNextPile(ctx: Ctx): void {
  const { hidden, open, config } = ctx.state;
  if (hidden.second.length > 0) {
    hidden.pile = hidden.second;
    hidden.second = [];
    ctx.tell?.({ kind: 'secondPile', tiles: hidden.pile.length, rule: config.seats === 4 ? 'MED-REFILL-06' : 'MED-REFILL-07' });
    return;
  }
  hidden.pile = open.discards;
  open.discards = [];
  ctx.chance.shuffle(hidden.pile);
  ctx.tell?.({ kind: 'reshuffled', tiles: hidden.pile.length, rule: config.seats === 5 ? 'MED-REFILL-07' : 'MED-REFILL-05' });
}

/** The back of the next tile, which lies open; 0 and none when a reshuffle comes first. */
export function nextBack(state: MedioevoState): Pick<Shown, 'nextNumber' | 'nextBack'> {
  const { pile, second } = state.hidden;
  const tile = pile.at(-1) ?? second.at(-1);
  return tile === undefined ? { nextNumber: 0, nextBack: 'none' } : { nextNumber: at(TILE_NUMBER, tile), nextBack: at(TILES, tile).back };
}

/** A shuffled copy. */
export function shuffled(tiles: readonly number[], chance: Chance): number[] {
  const pile = [...tiles];
  chance.shuffle(pile);
  return pile;
}
