import { type Asked, add, type MoveFor, num, range, row, type Seat, type Together } from '@ludoteca/kernel';
import type { Action } from '../../../rules/action.ts';
import type { Catan, CatanState, Ctx } from '../../../rules/types.ts';
import { DECK_OF, PROGRESS, PROGRESS_LIMIT } from '../../data/progress.ts';
import { putUnder } from './deck.ts';
import { goneUnseen, progressHeld, progressOf } from './knowledge.ts';

const RETURN_MOVES = PROGRESS.map((_, card) => ({ kind: 'return', card }) as const);

export function hasSurplus(state: CatanState, seat: Seat): boolean {
  return progressHeld(state, seat) > PROGRESS_LIMIT;
}

function listHeld(state: CatanState, seat: Seat): MoveFor<Catan, 'return'>[] {
  return range(PROGRESS.length)
    .filter((card) => num(progressOf(state, seat), card) > 0)
    .map((card) => row(RETURN_MOVES, card));
}

/** The card goes under its deck; the others see its back only. */
function giveUp(ctx: Ctx, seat: Seat, card: number): void {
  const { state } = ctx;
  add(progressOf(state, seat), card, -1);
  goneUnseen(state, seat, card, -1);
  putUnder(state, seat, card, false);
  ctx.tell?.({ kind: 'progressReturned', seat, deck: num(DECK_OF, card), rule: 'CK-CARD-03' }, { except: [seat] });
  ctx.tell?.({ kind: 'progressReturnedFace', seat, card, rule: 'CK-CARD-03' }, { only: [seat] });
}

const NOBODY_ASKED: Asked = { must: [], may: [] };

/** After all draws of an event, everybody but the player whose turn it is returns what is beyond four, together (CK-EVENT-07). */
export const surplus: Together<Catan, 'surplus', 'return'> = {
  together: true,
  rule: 'CK-CARD-03',
  answers: ['return'],
  asks(state) {
    const players = state.seats.length;
    let must = NOBODY_ASKED.must;
    for (let place = 1; place < players; place++) {
      const seat = (state.open.turn + place) % players;
      if (hasSurplus(state, seat)) must = [...must, seat];
    }
    return must.length === 0 ? NOBODY_ASKED : { must, may: [] };
  },
  question: (state, _step, seat) => ({ list: listHeld(state, seat) }),
  violation: (state, _step, seat, { card }) => (num(progressOf(state, seat), card) > 0 ? undefined : 'CK-CARD-03'),
  close(ctx, _step, answers) {
    const { state } = ctx;
    for (let place = 1; place < answers.length; place++) {
      const seat = (state.open.turn + place) % answers.length;
      const answer = answers[seat];
      if (answer) giveUp(ctx, seat, answer.card);
    }
  },
};

/** In the own turn there is time until its end; nobody gives up cards without need (CK-TURN-05). */
export const giveBackCard: Action<'return'> = {
  list(state, seat, into) {
    if (hasSurplus(state, seat)) into.push(...listHeld(state, seat));
  },
  violation(state, seat, { card }) {
    return hasSurplus(state, seat) && num(progressOf(state, seat), card) > 0 ? undefined : 'CK-CARD-03';
  },
  play: (ctx, seat, { card }) => giveUp(ctx, seat, card),
};
