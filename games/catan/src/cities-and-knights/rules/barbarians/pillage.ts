import { add, num, row, type Seat, type Together } from '@ludoteca/kernel';
import { MOST_VERTICES } from '../../../data/board.ts';
import { SETTLEMENT } from '../../../rules/building/settlement.ts';
import type { Catan, Ctx } from '../../../rules/types.ts';
import { isPlainCity, plainCities } from '../improvements/metropolis.ts';
import { realmOf } from '../realm.ts';

const LOSE_MOVES = Array.from({ length: MOST_VERTICES }, (_, vertex) => ({ kind: 'lose', vertex }) as const);

/** Everybody who is hit loses one city; players with several choose, all at the same time. */
export const pillage: Together<Catan, 'pillage', 'lose'> = {
  together: true,
  rule: 'CK-BARB-07',
  answers: ['lose'],
  asks: ({ open }, step) => ({ must: step.open.hit.filter((seat) => plainCities(open, seat).length > 1), may: [] }),
  question: ({ open }, _step, seat) => ({ list: plainCities(open, seat).map((vertex) => row(LOSE_MOVES, vertex)) }),
  violation({ open }, _step, seat, { vertex }) {
    if (isPlainCity(open, seat, vertex)) return undefined;
    return realmOf(open).metropolises.includes(vertex) ? 'CK-MET-06' : 'CK-BARB-07';
  },
  close(ctx, step, answers) {
    for (const seat of step.open.hit) {
      const vertex = answers[seat]?.vertex ?? plainCities(ctx.state.open, seat)[0];
      if (vertex !== undefined) sack(ctx, seat, vertex);
    }
  },
};

/** A settlement takes the city's place, or the city lies down where no settlement is left; its wall is gone either way. */
function sack(ctx: Ctx, seat: Seat, vertex: number): void {
  const { open } = ctx.state;
  const realm = realmOf(open);
  const wall = num(realm.walls, vertex) === 1;
  const tipped = num(open.settlementsLeft, seat) === 0;
  open.levels[vertex] = SETTLEMENT;
  if (tipped) realm.tipped.push(vertex);
  else {
    add(open.citiesLeft, seat, 1);
    add(open.settlementsLeft, seat, -1);
  }
  if (wall) {
    realm.walls[vertex] = 0;
    add(realm.wallsLeft, seat, 1);
  }
  const rule = tipped ? 'CK-BARB-08' : 'CK-BARB-07';
  ctx.tell?.({ kind: 'pillaged', seat, vertex, tipped, wall, rule });
}
