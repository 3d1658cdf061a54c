import { type Automatic, at, type Decision, type MoveFor, type Seat } from '@ludoteca/kernel';
import { type Action, actionViolation, carryOut, listActions } from './actions.ts';
import { hasDie, unused } from './dice.ts';
import { isAlone } from './estates.ts';
import type { BurgundyRule } from './ledger.ts';
import { hooks } from './module.ts';
import { BY_ANY, BY_CASTLE, BY_NOTHING, BY_WHITE } from './moves.ts';
import { endTurn } from './pending.ts';
import type { Burgundy, Move, Open } from './types.ts';

export const beginTurn: Automatic<Burgundy, 'beginTurn'> = {
  run(ctx, { open: { seat } }) {
    const { open } = ctx.state;
    open.active = seat;
    open.bought = false;
    for (const ask of hooks.beginTurn) ask(open);
    ctx.tell?.({ kind: 'turnBegun', seat, rule: 'BUR-TURN-01' });
    ctx.push({ kind: 'turn', open: { seat } });
  },
};

/** A die action with each die, in any order, until the player ends the turn. */
export const turn: Decision<Burgundy, 'turn', Action['kind'] | 'end' | 'discard'> = {
  rule: 'BUR-TURN-02',
  answers: ['take', 'place', 'sell', 'workers', 'end', 'discard'],
  asks: (_, step) => step.open.seat,
  question({ open }, _step, seat) {
    const list: Move[] = [];
    const first = unused(open, seat, 0);
    const other = unused(open, seat, 1);
    const second = other === first ? 0 : other;
    if (first > 0) listActions(list, open, seat, first, second);
    else if (second > 0) listActions(list, open, seat, second, 0);
    list.push({ kind: 'end' });
    return { list: list as MoveFor<Burgundy, Action['kind'] | 'end'>[] };
  },
  violation(state, _step, seat, move) {
    if (move.kind === 'end') return undefined;
    if (move.kind === 'discard') return 'BUR-TAKE-06';
    return dieViolation(state.open, seat, move) ?? actionViolation(state, seat, move);
  },
  play(ctx, step, seat, move) {
    if (move.kind === 'end') endTurn(ctx, seat);
    else if (move.kind !== 'discard') {
      ctx.push(step);
      carryOut(ctx, seat, move);
    }
  },
};

/** Why the action has no die: used up, never rolled, or granted by something that is not there. */
function dieViolation(open: Open, seat: Seat, { kind, die }: Action): BurgundyRule | undefined {
  if (die === BY_CASTLE) return 'BUR-CASTLE-03';
  if (die === BY_WHITE) return 'BUR-ROUND-03';
  if (die === BY_ANY) return isAlone(open) ? 'BUR-SOLO-15' : 'BUR-TURN-01';
  if (die === BY_NOTHING) return kind === 'place' ? 'BUR-BLD-11' : kind === 'sell' ? 'BUR-BLD-08' : 'BUR-TURN-01';
  if (hasDie(open, seat, die)) return undefined;
  const rolled = at(open.dice, seat * 2) === die || at(open.dice, seat * 2 + 1) === die;
  return die === open.white && !rolled ? 'BUR-ROUND-03' : 'BUR-TURN-01';
}
