import type { Decision, Side } from '../../src/index.ts';
import { lead } from '../toys/hands/round.ts';
import { hands } from '../toys/hands.ts';
import { roll, use } from '../toys/teams/dice.ts';
import type { Teams } from '../toys/teams/types.ts';
import { teams } from '../toys/teams.ts';
import { broken, handsWith, teamsWith, type Variant } from './variant.ts';

let given = 0;

/** What is done with the dice, spoilt for one kind of move. */
const useWith = (
  kind: Teams['move']['kind'],
  spoil: (open: Teams['open']) => void,
): Decision<Teams, 'use', 'bank' | 'reroll' | 'give'> => ({
  ...use,
  play(ctx, step, seat, move) {
    if (move.kind === kind) spoil(ctx.state.open);
    use.play(ctx, step, seat, move);
  },
});

/** A standing in which every side is spoilt. */
const sidesWith = (spoil: (side: Side) => Partial<Side>) => ({
  ...teams,
  standing(state: Parameters<typeof teams.standing>[0]) {
    const { final, sides } = teams.standing(state);
    return { final, sides: sides.map((side) => ({ ...side, ...spoil(side) })) };
  },
});

export const course: readonly Variant[] = [
  broken(
    'throws',
    'a rule that throws',
    teamsWith({
      use: useWith('reroll', () => {
        throw new Error('the dice fell off the table');
      }),
    }),
  ),
  broken('undo', 'something that is not taken back', teamsWith({ use: useWith('give', ({ dice }) => dice.fill(1 + (given++ % 6))) })),
  broken('length', 'a game longer than announced', { ...hands, meta: { ...hands.meta, longest: 5 } }),
  broken(
    'events',
    'a listener that changes the game',
    teamsWith({
      roll: {
        run(ctx, step) {
          roll.run(ctx, step);
          if (ctx.tell) ctx.state.open.dice.reverse();
        },
      },
    }),
  ),
  broken(
    'events',
    'an event about a seat that is not there',
    teamsWith({
      roll: {
        run(ctx) {
          ctx.state.open.dice = [1 + ctx.chance.int(6), 6];
          ctx.tell?.({ kind: 'rolls', seat: 7, dice: [], rule: 'TEAMS-ROLL-01' });
        },
      },
    }),
  ),
  broken(
    'ledger',
    'a refusal by a rule that nobody has written down',
    handsWith({
      lead: {
        ...lead,
        violation: ({ seats }, _, __, { seat }: { seat: number }) => (seat < seats.length ? undefined : 'HANDS-LEAD-99'),
      } as typeof lead,
    }),
  ),
  broken('ledger', 'an event by a rule that nobody has written down', { ...hands, ledger: { 'HANDS-CARDS-01': 'fact' } }),
  broken('standing', 'a seat on no side', {
    ...teams,
    standing: (state) => ({ ...teams.standing(state), sides: teams.standing(state).sides.slice(1) }),
  }),
  broken('standing', 'final before the end', { ...teams, standing: (state) => ({ ...teams.standing(state), final: true }) }),
  broken(
    'standing',
    'places that contradict the points',
    sidesWith(() => ({ rank: 1 })),
  ),
  broken(
    'standing',
    'places that do not begin with the first',
    sidesWith(({ rank }) => ({ rank: rank + 1 })),
  ),
  broken(
    'standing',
    'points without lines',
    sidesWith(({ score }) => ({ score: score + 1 })),
  ),
];
