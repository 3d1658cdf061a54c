import { type Automatic, num, range, row, type Seat } from '@ludoteca/kernel';
import { DIE_FACES, MAX_PLAYERS, SEVEN } from '../../../data/course.ts';
import { expansionOf } from '../../../rules/expansion.ts';
import { produce } from '../../../rules/production.ts';
import { rollSeven } from '../../../rules/seven.ts';
import type { Catan, Ctx, Step } from '../../../rules/types.ts';
import { EVENT_DIE } from '../../data/knights.ts';
import { offerAqueducts } from '../improvements/aqueduct.ts';
import { realmOf } from '../realm.ts';

const AFTER_ROLL: readonly (readonly Step[])[] = range(MAX_PLAYERS).map((seat) => [
  { kind: 'event', open: { seat } },
  { kind: 'surplus' },
  { kind: 'yield', open: { seat } },
  { kind: 'ckAction', open: { seat } },
]);

/** Red, white and event die together, or the event die alone where an alchemist has fixed the others. */
export function rollDice(ctx: Ctx, seat: Seat, chosen?: readonly [number, number]): void {
  const { open } = ctx.state;
  const dice = chosen === undefined ? [ctx.chance.int(DIE_FACES) + 1, ctx.chance.int(DIE_FACES) + 1] : [...chosen];
  const total = num(dice, 0) + num(dice, 1);
  const event = num(EVENT_DIE, ctx.chance.int(DIE_FACES));
  open.dice = dice;
  realmOf(open).event = event;
  if (chosen === undefined) ctx.tell?.({ kind: 'rolled', seat, dice, total, rule: 'CK-TURN-01' });
  else ctx.tell?.({ kind: 'diceChosen', seat, dice, rule: 'CK-SCI-01' });
  ctx.tell?.({ kind: 'eventRolled', seat, event, rule: 'CK-TURN-02' });
  // The event first, with everything that follows from it; then what the numbers bring; then the player's own actions.
  ctx.push(...row(AFTER_ROLL, seat));
}

/** Production, or the seven. */
export const yields: Automatic<Catan, 'yield'> = {
  run(ctx, { open: { seat } }) {
    const { dice } = ctx.state.open;
    const total = num(dice, 0) + num(dice, 1);
    if (total === SEVEN) rollSeven(ctx, seat);
    else {
      offerAqueducts(ctx, seat, total, produce(ctx, total));
      expansionOf(ctx.state.open)?.afterProduction?.(ctx, total);
    }
  },
};
