import { type Automatic, add, at } from '@ludoteca/kernel';
import { DICE_PER_PLAYER, ROUNDS_PER_PHASE } from '../data/course.ts';
import { GOODS } from '../data/goods.ts';
import { hooks } from './module.ts';
import type { Burgundy, Ctx, Step } from './types.ts';

/** A round: everybody rolls, the white die sends a good to a depot, then one turn each in bridge order. */
export const round: Automatic<Burgundy, 'round'> = {
  run(ctx) {
    const { open } = ctx.state;
    const starter = at(open.bridge, 0);
    open.order = open.bridge.slice();
    ctx.tell?.({ kind: 'roundBegun', seat: starter, round: open.round, rule: 'BUR-ROUND-06' });
    rollDice(ctx);
    deliverGood(ctx, starter);
    for (const ask of hooks.delivered) ask(ctx);
    ctx.tell?.({ kind: 'turnOrder', seats: open.order.slice(), rule: 'BUR-ROUND-04' });
    ctx.push(...turnsOf(open.order), { kind: 'roundEnd' });
  },
};

/** One turn for each seat. */
export function turnsOf(seats: readonly number[]): Step[] {
  return seats.map((seat) => ({ kind: 'beginTurn', open: { seat } }));
}

function rollDice(ctx: Ctx): void {
  const { open } = ctx.state;
  for (const seat of open.order) {
    for (let die = 0; die < DICE_PER_PLAYER; die++) {
      open.dice[seat * DICE_PER_PLAYER + die] = 1 + ctx.chance.int(6);
      open.used[seat * DICE_PER_PLAYER + die] = 0;
    }
    const dice = [at(open.dice, seat * DICE_PER_PLAYER), at(open.dice, seat * DICE_PER_PLAYER + 1)];
    ctx.tell?.({ kind: 'rolled', seat, dice, rule: 'BUR-ROUND-01' });
  }
}

/** The next good of the phase goes to the depot of the white die, beside whatever lies there. */
function deliverGood(ctx: Ctx, starter: number): void {
  const { open } = ctx.state;
  open.white = 1 + ctx.chance.int(6);
  ctx.tell?.({ kind: 'whiteRolled', seat: starter, value: open.white, rule: 'BUR-ROUND-01' });
  const good = open.roundGoods.shift();
  if (good === undefined) throw new Error('no good is left for this round');
  const first = (open.white - 1) * GOODS.length;
  add(open.depotGoods, first + good, 1);
  ctx.tell?.({ kind: 'goodDelivered', good, depot: open.white, rule: 'BUR-ROUND-02' });
}

/** After the fifth round the phase is over, after any other the next round begins. */
export const roundEnd: Automatic<Burgundy, 'roundEnd'> = {
  run(ctx) {
    const { open } = ctx.state;
    ctx.tell?.({ kind: 'roundEnded', round: open.round, rule: 'BUR-ROUND-07' });
    if (open.round === ROUNDS_PER_PHASE - 1) ctx.push({ kind: 'phaseEnd' });
    else {
      open.round++;
      ctx.push({ kind: 'round' });
    }
  },
};
