import { at, type Decision, label, range } from '../../src/index.ts';
import { pay } from '../toys/chain/purchase.ts';
import type { Chain } from '../toys/chain/types.ts';
import { chain } from '../toys/chain.ts';
import { bid, rob } from '../toys/hands/bidding.ts';
import { lead } from '../toys/hands/round.ts';
import { type Hands, handOf } from '../toys/hands/types.ts';
import { use } from '../toys/teams/dice.ts';
import { broken, chainWith, handsWith, teamsWith, type Variant } from './variant.ts';

const rich = { config: { seats: 2, options: { rich: true } }, games: 12 };
const extendPayment: NonNullable<typeof pay.extend> = (...given) => pay.extend?.(...given) ?? { items: [], whole: false };

/** Lists every coin the seat has until enough is paid, without looking ahead. */
const shortSighted: Decision<Chain, 'pay', 'pay'> = {
  ...pay,
  extend(state, step, seat, draft) {
    const { whole } = extendPayment(state, step, seat, draft);
    return { items: whole ? [] : [...new Set(state.open.coins[seat])].map((item) => ({ item })), whole };
  },
};

/** Lists only the first coin that would do. */
const narrow: Decision<Chain, 'pay', 'pay'> = {
  ...pay,
  extend(...given) {
    const { items, whole } = extendPayment(...given);
    return { items: items.slice(0, 1), whole };
  },
};

/** Says that any coins will do, and leaves no bound but their number. */
const calledPlain: typeof pay.question = (state, step, seat) => {
  const { selections = [] } = pay.question(state, step, seat);
  return { selections: selections.map((selection) => ({ ...selection, min: 0, max: selection.from.length, plain: true })) };
};

const refusalWithTrace: Decision<Hands, 'lead', 'lead'> = {
  ...lead,
  violation(state, step, seat, move) {
    const rule = lead.violation(state, step, seat, move);
    if (rule !== undefined) state.open.table.reverse();
    return rule;
  },
};

export const answers: readonly Variant[] = [
  broken('moves', 'a legal move that is not listed', handsWith({ rob: { ...rob, question: () => ({ list: [{ kind: 'spare' }] }) } })),
  broken(
    'moves',
    'a listed move that is not legal',
    handsWith({ lead: { ...lead, question: ({ seats }) => ({ list: range(seats.length + 1).map((seat) => ({ kind: 'lead', seat })) }) } }),
    { config: { seats: 2, options: { rounds: 2 } } },
  ),
  broken(
    'moves',
    'a selection wider than the rule',
    handsWith({
      bid: {
        ...bid,
        question: (state, _, seat) => ({ selections: [{ head: { kind: 'bid' }, from: handOf(state, seat), min: 0, max: 3 }] }),
      },
    }),
  ),
  broken(
    'duplicates',
    'a move listed twice',
    teamsWith({
      use: {
        ...use,
        question(state, step, seat) {
          const { list = [] } = use.question(state, step, seat);
          return { list: [...list, at(list, 0)] };
        },
      },
    }),
  ),
  broken(
    'width',
    'a list without end',
    teamsWith({ use: { ...use, question: ({ open }) => ({ list: range(601).map(() => ({ kind: 'bank', order: open.dice })) }) } }),
  ),
  broken('moves', 'a selection called plain that is not', chainWith({ pay: { ...pay, question: calledPlain } }), rich),
  broken('extend', 'items that lead nowhere', chainWith({ pay: shortSighted }), rich),
  broken('extend', 'an answer that can be made in one order only', chainWith({ pay: narrow }), rich),
  broken('notation', 'a name of two words', {
    ...chain,
    moves: { ...chain.moves, place: { tile: label(['mill', 'castle', 'market stall', 'chapel', 'vault']) } },
  }),
  broken('refusal', 'a refusal that leaves a trace', handsWith({ lead: refusalWithTrace })),
  broken('dead ends', 'somebody must answer and cannot', handsWith({ rob: { ...rob, question: () => ({}) } })),
  broken('dead ends', 'nobody is asked', teamsWith({ use: { ...use, asks: () => ({ must: [], may: [] }) } })),
  broken('dead ends', 'a seat is asked that is not there', handsWith({ lead: { ...lead, asks: ({ seats }) => seats.length } })),
];
