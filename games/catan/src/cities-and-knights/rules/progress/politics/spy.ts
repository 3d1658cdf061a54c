import { add, type Decision, type MoveFor, num, range, row, type Seat } from '@ludoteca/kernel';
import { MAX_PLAYERS } from '../../../../data/course.ts';
import type { Action } from '../../../../rules/action.ts';
import type { Catan, CatanState, Ctx } from '../../../../rules/types.ts';
import { DECK_OF, PROGRESS, SPY } from '../../../data/progress.ts';
import { goneUnseen, knownTo, lookAt, progressHeld, progressOf } from '../knowledge.ts';
import { holdsCard, spend } from '../playing.ts';

const SPY_MOVES = range(MAX_PLAYERS).map((victim) => ({ kind: 'spy', victim }) as const);
const STEAL_MOVES = PROGRESS.map((_, card) => ({ kind: 'steal', card }) as const);
const PASS = { kind: 'pass' } as const;

/** Somebody else with hidden progress cards; the open ones are no secret and stay. */
function isVictim(state: CatanState, seat: Seat, victim: Seat): boolean {
  return victim !== seat && victim < state.seats.length && progressHeld(state, victim) > 0;
}

/** The player looks at an opponent's hidden progress cards and remembers them. */
export const spy: Action<'spy'> = {
  list(state, seat, into) {
    if (!holdsCard(state, seat, SPY)) return;
    for (let victim = 0; victim < state.seats.length; victim++) if (isVictim(state, seat, victim)) into.push(row(SPY_MOVES, victim));
  },
  violation(state, seat, { victim }) {
    if (!holdsCard(state, seat, SPY)) return 'CK-POL-08';
    return isVictim(state, seat, victim) ? undefined : 'CK-CARD-09';
  },
  play(ctx, seat, { victim }) {
    const { state } = ctx;
    spend(ctx, seat, SPY, 'CK-POL-08');
    ctx.reveal();
    lookAt(state, seat, victim);
    ctx.tell?.({ kind: 'spied', seat, victim, rule: 'CK-POL-08' });
    ctx.tell?.({ kind: 'progressSeen', seat, victim, cards: [...progressOf(state, victim)], rule: 'CK-POL-08' }, { only: [seat, victim] });
    ctx.push({ kind: 'spying', open: { seat, victim } });
  },
};

/** One of the cards, if the player likes; it may be played at once, and the hand may exceed four until the turn ends. */
export const spying: Decision<Catan, 'spying', 'steal' | 'pass'> = {
  rule: 'CK-POL-08',
  answers: ['steal', 'pass'],
  asks: (_, step) => step.open.seat,
  question(state, { open: { victim } }) {
    const held = progressOf(state, victim);
    const list: MoveFor<Catan, 'steal' | 'pass'>[] = [PASS];
    for (let card = 0; card < PROGRESS.length; card++) if (num(held, card) > 0) list.push(row(STEAL_MOVES, card));
    return { list };
  },
  violation(state, { open: { victim } }, _seat, move) {
    return move.kind === 'pass' || num(progressOf(state, victim), move.card) > 0 ? undefined : 'CK-POL-08';
  },
  play(ctx, { open: { victim } }, seat, move) {
    if (move.kind === 'pass') ctx.tell?.({ kind: 'passed', seat, rule: 'CK-POL-08' });
    else takeCard(ctx, seat, victim, move.card);
  },
};

function takeCard(ctx: Ctx, seat: Seat, victim: Seat, card: number): void {
  const { state } = ctx;
  // The others' view of it depends on cards that they cannot see.
  ctx.reveal();
  add(progressOf(state, victim), card, -1);
  goneUnseen(state, victim, card, seat);
  add(progressOf(state, seat), card, 1);
  knownTo(state, victim, seat, card);
  const two = [seat, victim];
  ctx.tell?.({ kind: 'progressTaken', seat, victim, card, rule: 'CK-POL-08' }, { only: two });
  ctx.tell?.({ kind: 'progressTakenUnseen', seat, victim, deck: num(DECK_OF, card), rule: 'CK-POL-08' }, { except: two });
}
