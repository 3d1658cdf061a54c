import { add, at, type Seat } from '@ludoteca/kernel';
import { KNIGHT } from '../../data/cards.ts';
import { LARGEST_ARMY_MIN } from '../../data/course.ts';
import type { Action } from '../action.ts';
import { maybeWin } from '../points.ts';
import { ROBBER_STEPS } from '../robber.ts';
import { type Ctx, NOBODY } from '../types.ts';
import { canPlay, cardViolation, spend } from './playing.ts';

const PLAY_KNIGHT = { kind: 'knight' } as const;

/** The knight counts for the army at once; then the robber moves, unless the game is won (CAT-LA-03). */
export const knight: Action<'knight'> = {
  list(state, seat, into) {
    if (canPlay(state, seat, KNIGHT)) into.push(PLAY_KNIGHT);
  },
  violation: (state, seat) => cardViolation(state, seat, KNIGHT),
  play(ctx, seat) {
    const { open } = ctx.state;
    spend(ctx.state, seat, KNIGHT);
    add(open.knights, seat, 1);
    ctx.push(at(ROBBER_STEPS, seat));
    ctx.tell?.({ kind: 'knightPlayed', seat, knights: at(open.knights, seat), rule: 'CAT-DEV-03' });
    countArmy(ctx, seat);
    maybeWin(ctx, seat);
  },
};

/** Three knights take the card, more than the holder's take it over. */
function countArmy(ctx: Ctx, seat: Seat): void {
  const { open } = ctx.state;
  const knights = at(open.knights, seat);
  const from = open.armyHolder;
  if (seat === from || knights < LARGEST_ARMY_MIN) return;
  if (from !== NOBODY && knights <= at(open.knights, from)) return;
  open.armyHolder = seat;
  ctx.tell?.({ kind: 'largestArmy', seat, knights, from, rule: from === NOBODY ? 'CAT-LA-01' : 'CAT-LA-02' });
}
