import type { Decision, Together } from '@ludoteca/kernel';
import type { CatanRule } from './ledger.ts';
import type { Catan, MoveKind } from './types.ts';

const DEVELOPMENT_CARDS: readonly MoveKind[] = ['knight', 'roads', 'plenty', 'monopoly'];
/** Moves that people try in their turn while a compulsory step is open. */
const WAITING: readonly MoveKind[] = ['settlement', 'road', 'city', 'buy', 'bank', 'offer', ...DEVELOPMENT_CARDS, 'end'];

function waitingRule(kind: MoveKind): CatanRule {
  return DEVELOPMENT_CARDS.includes(kind) ? 'CAT-DEV-09' : 'CAT-TURN-05';
}

type Deciding = Decision<Catan, never, MoveKind> | Together<Catan, never, MoveKind>;

/** The decision, with all moves that have to wait for it refused by the rule that says so (CAT-TURN-05, CAT-DEV-09). */
function first(decision: Deciding, waiting: readonly MoveKind[]): Deciding {
  const { answers } = decision;
  return {
    ...decision,
    answers: [...answers, ...waiting.filter((kind) => !answers.includes(kind))],
    violation(state, step, seat, move) {
      return answers.includes(move.kind) ? decision.violation(state, step, seat, move) : waitingRule(move.kind);
    },
  };
}

/** Decisions that must be settled before the turn goes on, whatever else the expansions would let people do. */
export function settledFirst<D extends Record<string, object>>(decisions: D, more: readonly MoveKind[]): D {
  const waiting = [...WAITING, ...more];
  const entries = Object.entries(decisions).map(([kind, decision]) => [kind, first(decision as Deciding, waiting)]);
  return Object.fromEntries(entries) as D;
}
