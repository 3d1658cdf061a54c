import {
  type AnyMove,
  asked,
  copyOf,
  deciding,
  isAsked,
  nextToAnswer,
  play,
  randomAnswer,
  type Seat,
  type State,
  type Stream,
} from '@ludoteca/kernel';
import { streamOf, type World } from '../determinization.ts';
import type { EvaluationContext } from './context.ts';
import { greedyAnswer, greedyRemark } from './greedy.ts';
import { marginOf } from './margin.ts';

/** Maximum number of answers that follow the one on trial. */
const FOLLOW_UPS = 4;

/** Where a trial starts, and how far it may go on. */
export interface QuiescenceLimits {
  /** The decision of the answer on trial, and the depth of the agenda then. */
  readonly decision: number;
  readonly depth: number;
  /** Simulated plays that may follow in one trial; 0 evaluates the immediate effect. */
  readonly plays: number;
  /** Answers of other seats that are played even though the question on trial is over. */
  readonly replies: number;
}

/** The limits of trials in a world. */
export function limitsIn({ state }: World, plays: number, replies = 0): QuiescenceLimits {
  return { decision: state.decision, depth: state.agenda.length, plays, replies };
}

/** The value of a position to the seat on trial. */
export type Evaluator = (state: State) => number;

/** The value of an answer (or of silence: null) to the context's seat in one world, once the position is quiet. */
export function valueAfter(
  context: EvaluationContext,
  world: World,
  move: AnyMove | null,
  limits: QuiescenceLimits,
  evaluate: Evaluator = (state) => marginOf(context, state, context.seat),
): number {
  const state = copyOf(context.game, world.state);
  const chance = streamOf(world.words);
  context.meter.spend();
  if (move !== null) play(context.game, state, context.seat, move);
  quiesce(context, state, chance, limits);
  return evaluate(state);
}

/**
 * Plays on until the position is quiet: the other private answers of the same decision, the seat's own next choices, and
 * what others say in the same dialogue or interrupt. Each seat answers greedily.
 */
function quiesce(context: EvaluationContext, state: State, chance: Stream, limits: QuiescenceLimits): void {
  const { game, meter } = context;
  const limit = meter.spent + limits.plays;
  const heard = new Set([context.seat]);
  let { replies } = limits;
  for (let count = 0; count < FOLLOW_UPS; count++) {
    answerForOthers(context, state, chance, limits);
    if (meter.spent < limit && state.decision === limits.decision) hearOthers(context, state, chance, heard);
    const seat = nextToAnswer(game, state);
    if (seat === undefined || meter.spent >= limit || meter.exhausted) return;
    if (seat !== context.seat && !isPending(state, limits) && replies-- <= 0) return;
    play(game, state, seat, greedyAnswer(context, state, seat, chance));
  }
}

/** Whether the question on trial is still open, or steps that it caused lie above where the agenda was. */
function isPending(state: State, limits: QuiescenceLimits): boolean {
  return state.decision === limits.decision || state.agenda.length > limits.depth;
}

/** In a dialogue, those who may speak are heard once each before it goes on. */
function hearOthers(context: EvaluationContext, state: State, chance: Stream, heard: Set<Seat>): void {
  const { game } = context;
  const { decision } = state;
  for (const seat of asked(game, state).may) {
    if (heard.has(seat) || state.decision !== decision || !isAsked(asked(game, state), seat)) continue;
    heard.add(seat);
    const remark = greedyRemark(context, state, seat, chance);
    if (remark !== undefined) play(game, state, seat, remark);
  }
}

/** Where all answer together, the others' unknown answers are random: the same ones for every answer on trial. */
function answerForOthers({ game, seat }: EvaluationContext, state: State, chance: Stream, limits: QuiescenceLimits): void {
  for (let count = 0; count < state.seats.length; count++) {
    if (deciding(game, state)?.together !== true || !isPending(state, limits)) return;
    const other = asked(game, state).must.find((one) => one !== seat && state.answers[one] === null);
    if (other === undefined) return;
    play(game, state, other, randomAnswer(game, state, other, chance));
  }
}
