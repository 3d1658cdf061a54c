import { at, BadInput, configure, type Evaluation, quick, range, sideOf, streamFrom, sum } from '@ludoteca/kernel';
import { playGame } from '../arena/game.ts';
import type { Bot, Player } from '../bot.ts';
import { levelOf } from '../levels.ts';
import { type Interval, intervalOf } from '../statistics.ts';
import type { Experiment } from './experiment.ts';
import { spsa, type TuningStep, type Weights } from './spsa.ts';

/** What is to be tuned. */
export interface TunePlan extends Experiment {
  readonly steps: number;
  /** Set-ups played in each step, each in every rotation of the two. */
  readonly blocks: number;
  /** Set-ups in which the result is compared with the start. */
  readonly check: number;
  readonly onStep?: ((step: TuningStep) => void) | undefined;
}

/** The result of a tuning: a factor for every term of the evaluation, and how it does against the evaluation as it is. */
export interface Tuned {
  readonly game: string;
  readonly factors: Readonly<Weights>;
  /** Difference in points for the tuned side, 95 % over set-ups. */
  readonly gain: Interval;
}

/** The evaluation with every term multiplied by its factor. */
export function weighted(evaluation: Evaluation, factors: Readonly<Weights>): Evaluation {
  const terms = evaluation.terms?.bind(evaluation);
  if (terms === undefined) throw new BadInput('this evaluation has no terms, so there is nothing to tune');
  const scaled: NonNullable<Evaluation['terms']> = (state, seat) =>
    terms(state, seat).map(({ term, value }) => ({ term, value: value * (factors[term] ?? 1) }));
  return { ...evaluation, terms: scaled, potential: (state, seat) => sum(scaled(state, seat).map(({ value }) => value)) };
}

/** Finds factors for the terms of a game's evaluation by letting two of them play each other. */
export async function tune(plan: TunePlan): Promise<Tuned> {
  const { room, seed } = plan;
  const names = termsOf(plan);
  const start = Object.fromEntries(names.map((name) => [name, 1]));
  const factors = await spsa({
    start,
    steps: plan.steps,
    chance: streamFrom(`${seed}:signs`),
    measure: async (first, second, step) => {
      const leads = range(plan.blocks).map((block) => lead(plan, first, second, `${seed}:${step}:${block}`));
      // Differences in points are made comparable between games by their root mean square.
      const usual = Math.max(1e-6, Math.sqrt(sum(leads.map((value) => value * value)) / leads.length));
      return sum(leads) / leads.length / usual;
    },
    onStep: plan.onStep,
  });
  const gain = intervalOf(range(plan.check).map((block) => lead(plan, factors, start, `${seed}:check:${block}`)));
  return { game: room.game.meta.id, factors, gain };
}

/** The names of all terms that the evaluation uses. */
function termsOf({ room, seed, level, budget, seats = 2, options = {} }: TunePlan): string[] {
  const seen = new Set<string>();
  const { evaluation } = room;
  const spy: Evaluation = {
    ...evaluation,
    potential: (state, seat) => {
      for (const { term } of evaluation.terms?.(state, seat) ?? []) seen.add(term);
      return evaluation.potential(state, seat);
    },
  };
  const bots = range(seats).map(() => withEvaluation(levelOf(level), spy));
  playGame({ player: room, config: configure(room.game, { seats, options }), chance: quick(seed), bots, budget, seed });
  if (seen.size === 0) throw new BadInput(`${room.game.meta.id}: the evaluation has no terms, so there is nothing to tune`);
  return [...seen].sort();
}

/** By how many points the first factors are ahead of the second over one set-up, each sitting at the even seats once. */
function lead(plan: TunePlan, first: Readonly<Weights>, second: Readonly<Weights>, seed: string): number {
  const { room, budget, seats = 2, options = {} } = plan;
  const pair = [first, second].map((factors) => withEvaluation(levelOf(plan.level), weighted(room.evaluation, factors)));
  const config = configure(room.game, { seats, options });
  const leads = [0, 1].map((turned) => {
    const bots = range(seats).map((seat) => at(pair, (seat + turned) % 2));
    const { state } = playGame({ player: room, config, chance: quick(seed), bots, budget, seed });
    const { sides } = room.game.standing(state);
    const scores = range(2).map((side) => {
      const own = range(seats).filter((seat) => (seat + turned) % 2 === side);
      return sum(own.map((seat) => sideOf(sides, seat).score)) / own.length;
    });
    return at(scores, 0) - at(scores, 1);
  });
  return sum(leads) / leads.length;
}

/** The bot with another evaluation. */
function withEvaluation(bot: Bot, evaluation: Evaluation): Bot {
  const other = ({ game }: Player): Player => ({ game, evaluation });
  return {
    level: bot.level,
    answer: (player, ...rest) => bot.answer(other(player), ...rest),
    remark: (player, ...rest) => bot.remark(other(player), ...rest),
  };
}
