import type { Curve, Winning } from '@ludoteca/kernel';
import { type Catan, targetOf, totalPoints } from '../rules/index.ts';
import fitted from './winning.json' with { type: 'json' };

const curves: Readonly<Record<string, Curve>> = fitted;
/** Points that everybody has after the set-up. */
const START = 2;
const MODES = ['base', 'cities-and-knights'];

/** The mapping from expected points to chances of winning; progress is the leader's way to the target. */
export const winning: Winning<Catan> = {
  progress(state) {
    const target = targetOf(state.open);
    let most = 0;
    for (let seat = 0; seat < state.seats.length; seat++) most = Math.max(most, totalPoints(state, seat));
    return Math.max(0, Math.min(1, (most - START) / (target - START)));
  },
  table: ({ seats, options }) => (options.mode === 'base' ? `${seats}` : `${options.mode} ${seats}`),
  tables: MODES.flatMap((mode) => [
    { seats: 2, options: { mode, twoPlayers: true } },
    ...[3, 4].map((seats) => ({ seats, options: { mode } })),
  ]),
  curves,
};
