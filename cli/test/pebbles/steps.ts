import { add, at, type Decision, range, type Seat, type State, sum, type Together, without } from '@ludoteca/kernel';
import { COLOURS, type Move, type Pebbles } from './types.ts';

type S = State<Pebbles>;
export const handOf = (state: S, seat: Seat): number[] => at(state.seats, seat).own.hand;
export const countsOf = (hand: readonly number[]): number[] => COLOURS.map((_, colour) => hand.filter((one) => one === colour).length);
const others = (state: S, seat: Seat): Seat[] => range(state.seats.length).filter((other) => other !== seat);
export const covers = (has: readonly number[], needs: readonly number[]): boolean =>
  needs.every((count, colour) => at(has, colour) >= count);
const spread = (wanted: readonly number[]): number[] => wanted.flatMap((count, colour) => Array.from({ length: count }, () => colour));
const limits = (state: S, seat: Seat): { min: number; max: number } => {
  const { length } = handOf(state, seat);
  return { min: length > 3 ? 1 : 0, max: Math.min(2, length) };
};
export const exchange = (state: S, from: Seat, to: Seat, what: readonly number[]): void => {
  at(state.seats, from).own.hand = without(handOf(state, from), spread(what));
  at(state.seats, to).own.hand = [...handOf(state, to), ...spread(what)].sort((a, b) => a - b);
};
const isTrade = (state: S, seat: Seat, move: Extract<Move, { kind: 'trade' }>): boolean =>
  sum(move.give) > 0 &&
  sum(move.want) > 0 &&
  move.to.length === 1 &&
  move.to.every((to) => others(state, seat).includes(to)) &&
  move.want.every((count) => count <= 2) &&
  move.give.every((count, colour) => count === 0 || at(move.want, colour) === 0) &&
  covers(countsOf(handOf(state, seat)), move.give);

export const act: Decision<Pebbles, 'act', 'score' | 'draw' | 'trade'> = {
  rule: 'PEB-DRAW-01',
  answers: ['score', 'draw', 'trade'],
  asks: (_, step) => step.open.seat,
  question: (state, _, seat) => ({
    list: [
      ...[...new Set(handOf(state, seat))].map((colour) => ({ kind: 'score', colour }) as const),
      ...(state.hidden.pile.length > 0 ? [{ kind: 'draw' } as const] : []),
    ],
    offers:
      new Set(handOf(state, seat)).size > 0
        ? [{ head: { kind: 'trade' }, give: countsOf(handOf(state, seat)), want: [2, 2, 2], to: others(state, seat) }]
        : [],
  }),
  violation: (state, _, seat, move) => {
    if (move.kind === 'score') return handOf(state, seat).includes(move.colour) ? undefined : 'PEB-SCORE-01';
    if (move.kind === 'draw') return state.hidden.pile.length > 0 ? undefined : 'PEB-DRAW-01';
    return isTrade(state, seat, move) ? undefined : 'PEB-TRADE-01';
  },
  extend: (state, _, seat, draft) => {
    if (draft.shape !== 'offer') return { items: [], whole: false };
    const has = countsOf(handOf(state, seat));
    const kinds = range(COLOURS.length);
    const gives = kinds.filter((kind) => at(draft.give, kind) < at(has, kind) && at(draft.want, kind) === 0).map((give) => ({ give }));
    const wants = kinds
      .filter((kind) => at(draft.want, kind) < 2 && at(draft.give, kind) === 0)
      .filter((kind) => sum(draft.give) > 0 || kinds.some((other) => other !== kind && at(has, other) > 0 && at(draft.want, other) === 0))
      .map((want) => ({ want }));
    const keepsWant = (give: number): boolean => sum(draft.want) > 0 || kinds.some((kind) => kind !== give && at(draft.give, kind) === 0);
    const to = draft.to.length === 0 ? others(state, seat).map((other) => ({ to: other })) : [];
    const whole = isTrade(state, seat, { kind: 'trade', give: draft.give, want: draft.want, to: draft.to });
    return { items: [...gives.filter(({ give }) => keepsWant(give)), ...wants, ...to], whole };
  },
  play: (ctx, _, seat, move) => {
    if (move.kind === 'score') {
      at(ctx.state.seats, seat).own.hand = without(handOf(ctx.state, seat), [move.colour]);
      add(ctx.state.open.scores, seat, 1);
      ctx.tell?.({ kind: 'scored', rule: 'PEB-SCORE-01', seat });
    } else if (move.kind === 'draw') {
      const colour = ctx.draw(ctx.state.hidden.pile);
      at(ctx.state.seats, seat).own.hand = [...handOf(ctx.state, seat), colour].sort((a, b) => a - b);
      ctx.tell?.({ kind: 'drew', rule: 'PEB-DRAW-01', seat }, { except: [seat] });
      ctx.tell?.({ kind: 'got', rule: 'PEB-DRAW-01', seat, colour }, { only: [seat] });
    } else ctx.push({ kind: 'reply', open: { from: seat, to: at(move.to, 0), give: [...move.give], want: [...move.want] } });
  },
};

export const discard: Together<Pebbles, 'discard', 'discard'> = {
  rule: 'PEB-DISC-01',
  together: true,
  answers: ['discard'],
  asks: (state) => ({ must: range(state.seats.length), may: [] }),
  question: (state, _, seat) => ({ selections: [{ head: { kind: 'discard' }, from: handOf(state, seat), ...limits(state, seat) }] }),
  violation: (state, _, seat, { items }) => {
    const { min, max } = limits(state, seat);
    return items.length >= min && items.length <= max && covers(countsOf(handOf(state, seat)), countsOf(items)) ? undefined : 'PEB-DISC-01';
  },
  close: (ctx, _, answers) => {
    for (const [seat, answer] of answers.entries()) {
      if (answer === null) continue;
      at(ctx.state.seats, seat).own.hand = without(handOf(ctx.state, seat), answer.items);
      ctx.state.hidden.pile = [...answer.items, ...ctx.state.hidden.pile];
      ctx.tell?.({ kind: 'discarded', rule: 'PEB-DISC-01', seat });
    }
  },
};
