import { type Automatic, add, at, type Decision, range, same } from '../../../src/index.ts';
import { type Here, partnerOf, sideFor, type Teams, worth } from './types.ts';

export const turn: Automatic<Teams, 'turn'> = {
  run(ctx) {
    const { open, seats } = ctx.state;
    open.turn = (open.turn + 1) % seats.length;
    if (open.turn === 0) open.round++;
    ctx.push({ kind: 'roll' }, { kind: 'use', open: { seat: open.turn, given: false, rerolled: false } }, { kind: 'turn' });
  },
};

export const roll: Automatic<Teams, 'roll'> = {
  run(ctx) {
    const { open } = ctx.state;
    open.dice = open.dice.map(() => 1 + ctx.chance.int(6)).sort((a, b) => a - b);
    ctx.tell?.({ kind: 'rolls', seat: open.turn, dice: open.dice.slice(), rule: 'TEAMS-ROLL-01' });
  },
};

function ordersOf([low = 0, high = 0]: readonly number[]): number[][] {
  return low === high
    ? [[low, high]]
    : [
        [low, high],
        [high, low],
      ];
}

const hasPartner = (state: Here, seat: number): boolean => partnerOf(state, seat) !== seat;

/** What is done with the dice. In teams they can be handed to the partner: another seat answers, for the same purse. */
export const use: Decision<Teams, 'use', 'bank' | 'reroll' | 'give'> = {
  rule: 'TEAMS-BANK-01',
  answers: ['bank', 'reroll', 'give'],
  asks: (_, { open }) => open.seat,
  question(state, { open }, seat) {
    const banking = ordersOf(state.open.dice).map((order) => ({ kind: 'bank', order }) as const);
    const rerolling = open.rerolled ? [] : [false, true].map((both) => ({ kind: 'reroll', both }) as const);
    const giving = hasPartner(state, seat) && !open.given ? [{ kind: 'give' } as const] : [];
    return { list: [...banking, ...rerolling, ...giving] };
  },
  violation(state, { open }, seat, move) {
    if (move.kind === 'bank') return same([...move.order].sort(), state.open.dice) ? undefined : 'TEAMS-BANK-02';
    if (move.kind === 'reroll') return open.rerolled ? 'TEAMS-REROLL-01' : undefined;
    if (!hasPartner(state, seat)) return 'TEAMS-GIVE-01';
    return open.given ? 'TEAMS-GIVE-02' : undefined;
  },
  play(ctx, { open: step }, seat, move) {
    const { state } = ctx;
    const { open } = state;
    if (move.kind === 'bank') {
      add(open.purses, sideFor(state, seat), worth(move.order));
      ctx.tell?.({ kind: 'banks', seat, points: worth(move.order), rule: 'TEAMS-BANK-01' });
    } else if (move.kind === 'give') {
      const to = partnerOf(state, seat);
      ctx.tell?.({ kind: 'gives', seat, to, rule: 'TEAMS-GIVE-01' });
      ctx.push({ kind: 'use', open: { ...step, seat: to, given: true } });
    } else {
      // Only the lower die, or both.
      for (const die of range(move.both ? 2 : 1)) open.dice[die] = 1 + ctx.chance.int(6);
      open.dice.sort((a, b) => a - b);
      add(open.rerolls, sideFor(state, seat), 1);
      ctx.tell?.({ kind: 'rolls', seat, dice: open.dice.slice(), rule: 'TEAMS-REROLL-01' });
      ctx.push({ kind: 'use', open: { ...step, rerolled: true } });
    }
  },
};

/** Who plays for a side. */
export function seatsOf(state: Here, side: number): number[] {
  return range(state.seats.length).filter((seat) => sideFor(state, seat) === side);
}

/** What a side has. */
export const purseOf = ({ open }: Here, side: number): number => at(open.purses, side);
