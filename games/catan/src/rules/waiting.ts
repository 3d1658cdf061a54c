import type { Decision, Together } from '@ludoteca/kernel';
import type { CatanRule } from './ledger.ts';
import { moves } from './moves.ts';
import { POLITICS_CARDS, SCIENCE_CARDS, TRADE_CARDS } from './progress/index.ts';
import type { Catan, MoveKind } from './types.ts';

const DEVELOPMENT_CARDS: readonly MoveKind[] = ['knight', 'roads', 'plenty', 'monopoly'];
const BUILDING: readonly MoveKind[] = ['settlement', 'road', 'city', 'buy', 'wall', 'improve'];
const KNIGHTS: readonly MoveKind[] = ['recruit', 'activate', 'promote', 'march', 'chase'];
const TRADE: readonly MoveKind[] = ['bank', 'offer', 'barter', 'exchange'];
const PROGRESS_CARDS = Object.keys({ ...TRADE_CARDS, ...POLITICS_CARDS, ...SCIENCE_CARDS }).filter(isKind);

/** What people try in their turn while something compulsory is open. */
const WAITING: readonly MoveKind[] = [...BUILDING, ...KNIGHTS, ...TRADE, ...DEVELOPMENT_CARDS, ...PROGRESS_CARDS, 'return', 'end'];

function isKind(name: string): name is MoveKind {
  return name in moves;
}

function waitingRule(kind: MoveKind): CatanRule {
  return DEVELOPMENT_CARDS.includes(kind) ? 'CAT-DEV-09' : 'CAT-TURN-05';
}

type Deciding = Decision<Catan, never, MoveKind> | Together<Catan, never, MoveKind>;

/** The decision, with everything that has to wait for it refused by the rule that says so (CAT-TURN-05, CAT-DEV-09). */
function first(decision: Deciding): Deciding {
  const { answers } = decision;
  return {
    ...decision,
    answers: [...answers, ...WAITING.filter((kind) => !answers.includes(kind))],
    violation(state, step, seat, move) {
      return answers.includes(move.kind) ? decision.violation(state, step, seat, move) : waitingRule(move.kind);
    },
  };
}

/** Decisions that must be settled before the turn goes on. */
export function settledFirst<D extends Record<string, object>>(decisions: D): D {
  const entries = Object.entries(decisions).map(([kind, decision]) => [kind, first(decision as Deciding)]);
  return Object.fromEntries(entries) as D;
}
