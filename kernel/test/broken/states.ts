import { at } from '../../src/index.ts';
import { refill } from '../toys/chain/turns.ts';
import type { Here } from '../toys/chain/types.ts';
import { chain } from '../toys/chain.ts';
import { bid } from '../toys/hands/bidding.ts';
import { round } from '../toys/hands/round.ts';
import { handOf } from '../toys/hands/types.ts';
import { hands } from '../toys/hands.ts';
import { roll } from '../toys/teams/dice.ts';
import type { Teams } from '../toys/teams/types.ts';
import { teams } from '../toys/teams.ts';
import { broken, chainWith, handsWith, teamsWith, type Variant } from './variant.ts';

const duel = { config: { seats: 2, options: { mode: 'duel', target: 14 } } } as const;
let rolls = 0;
const TEMPLATE = [0, 0];

/** A roll of dice that leaves something in the state besides. */
const rollLeaving = (trace: object): ReturnType<typeof teamsWith> =>
  teamsWith({
    roll: {
      run(ctx, step) {
        roll.run(ctx, step);
        Object.assign(ctx.state.open, trace);
      },
    },
  });

/** A copy of a chain, spoilt. */
const copyWith =
  (spoil: (copied: Here, state: Here) => void) =>
  (state: Here): Here => {
    const copied = chain.clone?.(state) ?? state;
    spoil(copied, state);
    return copied;
  };

export const states: readonly Variant[] = [
  broken('configs', 'an option that nothing allows', {
    ...teams,
    valid: (config) => (config.options.target === 18 ? 'never' : teams.valid?.(config)),
  }),
  broken('scenario', 'a description that is not read', { ...hands, scenario: (config, _, chance) => hands.setup(config, chance) }),
  broken('scenario', 'a description read without care', {
    ...hands,
    scenario(config, description, chance) {
      (description.value as { hands: number[][] }).hands.sort();
      return hands.setup(config, chance);
    },
  }),
  broken('plain', 'a date in the state', rollLeaving({ when: new Date(0) }), duel),
  broken('plain', 'undefined in the state', rollLeaving({ last: undefined }), duel),
  broken('diff', 'a number that is none', rollLeaving({ odds: Number.NaN }), duel),
  broken(
    'plain',
    'step data outside of open and hidden',
    handsWith({
      round: {
        run(ctx, step) {
          round.run(ctx, step);
          for (const waiting of ctx.state.agenda) Object.assign(waiting, { by: 1 });
        },
      },
    }),
  ),
  broken(
    'determinism',
    'memory outside of the state',
    teamsWith({
      roll: {
        run(ctx) {
          ctx.state.open.dice = [1, 1 + (rolls++ % 6)];
        },
      },
    }),
    duel,
  ),
  broken<Teams>(
    'determinism',
    'a set-up that hands out its own constants',
    {
      ...teams,
      setup: (config, chance) => ({ ...teams.setup(config, chance), open: { ...teams.setup(config, chance).open, purses: TEMPLATE } }),
    },
    duel,
  ),
  broken(
    'conservation',
    'a tile that falls under the table',
    chainWith({
      refill: {
        run(ctx, step) {
          refill.run(ctx, step);
          ctx.state.open.row.pop();
        },
      },
    }),
  ),
  broken('clone', 'a copy that forgets', { ...chain, clone: copyWith((copied) => Object.assign(copied.open, { bought: false })) }),
  broken('aliasing', 'a copy that shares a list', {
    ...chain,
    clone: copyWith((copied, state) => Object.assign(copied.open, { row: state.open.row })),
  }),
  broken('aliasing', 'an imagined world that shares a list with the view', {
    ...hands,
    imagine(view, chance) {
      const world = hands.imagine(view, chance);
      if (view.mine !== null) at(world.seats, 0).knows.buried = view.mine.knows.buried;
      return world;
    },
  }),
  broken(
    'pure',
    'a question that sorts the hand',
    handsWith({
      bid: {
        ...bid,
        question(state, step, seat) {
          handOf(state, seat).reverse();
          return bid.question(state, step, seat);
        },
      },
    }),
  ),
];
