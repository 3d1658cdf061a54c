import { add, at, type Decision, range } from '../../../src/index.ts';
import { goodsOf, type Here, type Market, PLACES, type Rule, WAYS, type Way } from './types.ts';

const SALT = 0;

function neighbour(place: number, way: Way): number {
  return (place + (way === 'left' ? PLACES.length - 1 : 1)) % PLACES.length;
}

function guardAt({ open }: Here, place: number): number | undefined {
  return range(open.guards.length).find((seat) => open.guards[seat] === place);
}

function marchViolation(state: Here, seat: number, way: Way): Rule | undefined {
  const { strength, guards } = state.open;
  const rival = guardAt(state, neighbour(at(guards, seat), way));
  return rival === undefined || at(strength, rival) < at(strength, seat) ? undefined : 'MARKET-GUARD-02';
}

/** The end of a turn: the guard goes one place on, driving away a weaker one, or trains, or rests. */
export const moving: Decision<Market, 'move', 'march' | 'train' | 'rest'> = {
  rule: 'MARKET-GUARD-01',
  answers: ['march', 'train', 'rest'],
  asks: ({ open }) => open.turn,
  question(state, _, seat) {
    const ways = WAYS.filter((way) => marchViolation(state, seat, way) === undefined);
    const training = at(goodsOf(state, seat), SALT) > 0 ? [{ kind: 'train' } as const] : [];
    return { list: [...ways.map((way) => ({ kind: 'march', way }) as const), ...training, { kind: 'rest' }] };
  },
  violation(state, _, seat, move) {
    if (move.kind === 'march') return marchViolation(state, seat, move.way);
    return move.kind === 'train' && at(goodsOf(state, seat), SALT) === 0 ? 'MARKET-GUARD-01' : undefined;
  },
  play(ctx, _, seat, move) {
    const { open } = ctx.state;
    if (move.kind === 'rest') {
      ctx.tell?.({ kind: 'rests', seat, rule: 'MARKET-GUARD-01' });
    } else if (move.kind === 'train') {
      add(goodsOf(ctx.state, seat), SALT, -1);
      add(open.strength, seat, 1);
      ctx.tell?.({ kind: 'trains', seat, rule: 'MARKET-GUARD-01' });
    } else {
      const to = neighbour(at(open.guards, seat), move.way);
      const rival = guardAt(ctx.state, to);
      open.guards[seat] = to;
      ctx.tell?.({ kind: 'marches', seat, to, rule: 'MARKET-GUARD-02' });
      // An interrupt: a step of another seat on top of this turn.
      if (rival !== undefined) ctx.push({ kind: 'retreat', open: { seat: rival, from: to } });
    }
  },
};

/** The seat that was driven away chooses where to go. The place that the stronger guard came from is free, so there is a way. */
export const retreat: Decision<Market, 'retreat', 'retreat'> = {
  rule: 'MARKET-GUARD-03',
  answers: ['retreat'],
  asks: (_, { open }) => open.seat,
  question(state, { open }) {
    const free = WAYS.filter((way) => guardAt(state, neighbour(open.from, way)) === undefined);
    return { list: free.map((way) => ({ kind: 'retreat', way })) };
  },
  violation: (state, { open }, _, { way }) => (guardAt(state, neighbour(open.from, way)) === undefined ? undefined : 'MARKET-GUARD-03'),
  play(ctx, { open: { from } }, seat, { way }) {
    const to = neighbour(from, way);
    ctx.state.open.guards[seat] = to;
    ctx.tell?.({ kind: 'retreats', seat, to, rule: 'MARKET-GUARD-03' });
  },
};
