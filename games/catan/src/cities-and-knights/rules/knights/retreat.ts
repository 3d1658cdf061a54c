import { type Decision, num, row } from '@ludoteca/kernel';
import { MOST_VERTICES } from '../../../data/board.ts';
import { type Catan, type Ctx, NOBODY } from '../../../rules/types.ts';
import { realmOf } from '../realm.ts';
import { measureAll } from '../routes.ts';
import type { Homeless } from '../steps.ts';
import { isFreeSpot, retireKnight, standKnight } from './board.ts';
import { freeReach, reaches } from './paths.ts';

const RETREAT_MOVES = Array.from({ length: MOST_VERTICES }, (_, vertex) => ({ kind: 'retreat', vertex }) as const);

/** A knight has lost its place: it goes to the only place its roads lead to, its owner chooses, or it leaves the board. */
export function sendAway(ctx: Ctx, knight: Homeless): void {
  const { open } = ctx.state;
  const places = freeReach(open, knight.seat, knight.from);
  const [only] = places;
  if (places.length > 1) ctx.push({ kind: 'retreat', open: knight });
  else if (only !== undefined) settle(ctx, knight, only);
  else {
    retireKnight(realmOf(open), knight.seat, knight.level);
    const { seat, from, level } = knight;
    ctx.tell?.({ kind: 'knightRemoved', seat, vertex: from, level, rule: 'CK-ACT-07' });
    measureAll(ctx);
  }
}

/** The knight stands again, in the state it was in; only now the routes are measured. */
function settle(ctx: Ctx, { seat, from, level, active }: Homeless, to: number): void {
  standKnight(realmOf(ctx.state.open), seat, to, level, active, 0);
  ctx.tell?.({ kind: 'knightRetreated', seat, from, to, rule: 'CK-ACT-06' });
  measureAll(ctx);
}

/** The owner of a displaced knight chooses its new place, although it is somebody else's turn. */
export const retreat: Decision<Catan, 'retreat', 'retreat'> = {
  rule: 'CK-ACT-13',
  answers: ['retreat'],
  asks: (_, step) => step.open.seat,
  question({ open }, { open: { seat, from } }) {
    return { list: freeReach(open, seat, from).map((vertex) => row(RETREAT_MOVES, vertex)) };
  },
  violation({ open }, { open: { from } }, seat, { vertex }) {
    if (!isFreeSpot(open, vertex)) return num(open.owners, vertex) === NOBODY ? 'CK-ACT-08' : 'CK-KN-03';
    return reaches(open, seat, from, vertex) ? undefined : 'CK-ACT-06';
  },
  play: (ctx, step, _seat, { vertex }) => settle(ctx, step.open, vertex),
};
