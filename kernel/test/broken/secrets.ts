import { type Automatic, at, type Decision } from '../../src/index.ts';
import { effect } from '../toys/chain/actions.ts';
import { CHAPEL, type Chain } from '../toys/chain/types.ts';
import { rob } from '../toys/hands/bidding.ts';
import { type Hands, handOf } from '../toys/hands/types.ts';
import { hands } from '../toys/hands.ts';
import { broken, chainWith, handsWith, type Variant } from './variant.ts';

const isRich = (hand: readonly number[]): boolean => hand.some((card) => card >= 4);

/** Only those can be robbed who hold a good card, and both the list and the refusal say so. */
const knowing: Decision<Hands, 'rob', 'rob' | 'spare'> = {
  ...rob,
  question(state, step, seat) {
    const { list = [] } = rob.question(state, step, seat);
    return { list: list.filter((move) => move.kind === 'spare' || isRich(handOf(state, move.seat))) };
  },
  violation(state, step, seat, move) {
    const rule = rob.violation(state, step, seat, move);
    return rule ?? (move.kind === 'spare' || isRich(handOf(state, move.seat)) ? undefined : 'HANDS-ROB-02');
  },
};

/** Takes from the bag as from any list. */
const popping: Automatic<Chain, 'effect'> = {
  run(ctx, step) {
    const { seat, tile } = step.open;
    const drawn = tile === CHAPEL ? ctx.state.hidden.bag.pop() : undefined;
    if (drawn === undefined) effect.run(ctx, step);
    else at(ctx.state.open.stores, seat).push(drawn);
  },
};

/** Turns the prize up and does not say that anything was revealed. */
const silent: Automatic<Hands, 'prize'> = {
  run({ state, tell }, { hidden: { card } }) {
    state.open.table.push(card);
    tell?.({ kind: 'prize', card, rule: 'HANDS-PRIZE-01' });
  },
};

export const secrets: readonly Variant[] = [
  broken('imagine', 'too few cards', {
    ...hands,
    imagine(view, chance) {
      const world = hands.imagine(view, chance);
      world.hidden.deck.pop();
      return world;
    },
  }),
  broken(
    'imagine',
    'a card that the viewer knows to be elsewhere',
    {
      ...hands,
      imagine(view, chance) {
        const mine = view.mine && { ...view.mine, knows: { ...view.mine.knows, held: view.shown.hands.map(() => []) } };
        return hands.imagine({ ...view, mine }, chance);
      },
    },
    { games: 20 },
  ),
  broken('menu', 'a list that tells what others hold', handsWith({ rob: knowing })),
  broken('barrier', 'a tile drawn behind the back of the kernel', chainWith({ effect: popping })),
  broken('barrier', 'a prize turned up without a word', handsWith({ prize: silent }), { games: 20 }),
  broken('secrecy', 'how many have answered in private', {
    ...hands,
    shown: (state) => ({ ...hands.shown(state), deck: state.answers.filter((answer) => answer !== null).length }),
  }),
  broken('secrecy', 'a glimpse of the dice to come', {
    ...hands,
    shown: (state) => ({ ...hands.shown(state), buried: state.chance.kind === 'quick' ? at(state.chance.words, 0) : 0 }),
  }),
];
