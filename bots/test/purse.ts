import { type Evaluation, type Game, type MoveOf, name, type State } from '@ludoteca/kernel';
import { anyPlayer } from './any-player.ts';
import { type Solo, soloParts } from './solo.ts';

const moves = { road: { way: name(['home', 'fair']) }, purse: { use: name(['keep', 'waste']) } };

/** Coins for staying at home, and for luck at the fair; without luck there are none. */
const HOME = 4;
const LUCK = 10;
const WASTED = 3;

export const KEEP = { kind: 'purse', use: 'keep' } as const;
export const WASTE = { kind: 'purse', use: 'waste' } as const;

/** A solo game for tests of bots: only the lucky have something to waste, and nobody should. */
export interface Purse extends Solo {
  open: { coins: number; done: boolean };
  step: { readonly kind: 'road' } | { readonly kind: 'purse' };
  move: MoveOf<typeof moves>;
}

const score = (state: State<Purse>): number => state.open.coins;

const game: Game<Purse> = {
  ...soloParts<Purse>({
    id: 'purse',
    rule: 'PURSE-USE',
    begin: () => ({ open: { coins: 0, done: false }, agenda: [{ kind: 'road' }] }),
    over: ({ open }) => open.done,
    score,
    won: () => false,
  }),
  ledger: { 'PURSE-ROAD': 'rule', 'PURSE-USE': 'rule' },
  moves,
  steps: {
    road: {
      rule: 'PURSE-ROAD',
      answers: ['road'],
      asks: () => 0,
      question: () => ({
        list: [
          { kind: 'road', way: 'home' },
          { kind: 'road', way: 'fair' },
        ],
      }),
      violation: () => undefined,
      play: (ctx, _step, _seat, move) => {
        const { open } = ctx.state;
        open.done = move.kind === 'road' && move.way === 'home';
        open.coins = open.done ? HOME : LUCK * ctx.chance.int(2);
        ctx.push({ kind: 'purse' });
      },
    },
    purse: {
      rule: 'PURSE-USE',
      answers: ['purse'],
      asks: () => 0,
      question: ({ open }) => ({ list: open.coins > 0 ? [KEEP, WASTE] : [KEEP] }),
      violation: () => undefined,
      play: ({ state }, _step, _seat, move) => {
        if (move.kind === 'purse' && move.use === 'waste') state.open.coins -= WASTED;
        state.open.done = true;
      },
    },
  },
};

const evaluation: Evaluation<Purse> = { potential: score };

/** The purse, and the same as bots take it. */
export const purse = { game, evaluation, player: anyPlayer({ game, evaluation }) };
