import type { Context, Game, MoveOf, Question } from '@ludoteca/kernel';

const moves = { one: {}, two: {} };

/** The smallest possible game: the cost of playing it is the cost of the kernel. */
export interface Counting {
  options: object;
  open: { count: number; target: number; turn: number };
  own: object;
  knows: object;
  hidden: object;
  shown: object;
  step: { readonly kind: 'say' };
  move: MoveOf<typeof moves>;
  event: { readonly kind: 'said'; readonly rule: 'COUNT-SAY'; readonly count: number };
}

const SAY: Counting['step'] = { kind: 'say' };
const BOTH: Question<Counting['move']> = { list: [{ kind: 'one' }, { kind: 'two' }] };
const ONE: Question<Counting['move']> = { list: [{ kind: 'one' }] };

function say(ctx: Context<Counting>, step: Counting['step'], move: Counting['move']): void {
  const { open } = ctx.state;
  open.count += move.kind === 'one' ? 1 : 2;
  open.turn = 1 - open.turn;
  ctx.tell?.({ kind: 'said', rule: 'COUNT-SAY', count: open.count });
  ctx.push(step);
}

/** Two seats say one or two numbers in turn until `target` is reached; the seat that says it wins. Near the end only one is allowed. */
export function countingTo(target: number): Game<Counting> {
  const near = (open: Counting['open']): boolean => open.count + 2 > target;
  const parts = (): ReturnType<Game<Counting>['setup']> => ({
    open: { count: 0, target, turn: 0 },
    seats: [
      { own: {}, knows: {} },
      { own: {}, knows: {} },
    ],
    hidden: {},
    agenda: [SAY],
  });
  return {
    meta: { id: 'counting', rules: '1.0.0', shape: 1, seats: { min: 2, max: 2 }, options: {}, longest: target },
    ledger: { 'COUNT-SAY': 'rule', 'COUNT-NEAR': 'rule' },
    moves,
    steps: {
      say: {
        rule: 'COUNT-SAY',
        answers: ['one', 'two'],
        asks: (state) => state.open.turn,
        question: (state) => (near(state.open) ? ONE : BOTH),
        violation: (state, _step, _seat, move) => (move.kind === 'two' && near(state.open) ? 'COUNT-NEAR' : undefined),
        play: (ctx, step, _seat, move) => say(ctx, step, move),
      },
    },
    invariants: [],
    setup: parts,
    scenario: parts,
    over: (state) => state.open.count >= state.open.target,
    standing: (state) => ({
      final: state.open.count >= target,
      sides: [0, 1].map((seat) => ({ seats: [seat], rank: 1, score: 0, won: state.open.turn !== seat, lines: [], ties: [] })),
    }),
    shown: () => ({}),
    imagine: (view) => ({ seats: view.mine === null ? [] : [view.mine, view.mine], hidden: {} }),
  };
}
