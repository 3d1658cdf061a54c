import {
  asked,
  copyOf,
  deciding,
  type GameTypes,
  isAsked,
  nextToAnswer,
  play,
  randomAnswer,
  type Seat,
  type State,
  Stream,
} from '@ludoteca/kernel';
import type { Mind, World } from './context.ts';
import { utility } from './margin.ts';
import { preferred, worthSaying } from './preferred.ts';

/** How many answers after the one on trial are imagined at most. */
const FOLLOW_UPS = 4;

/** From where, and how far, a trial goes on after the answer on trial. */
export interface Reach {
  /** The decision of the answer on trial, and how deep the agenda was. */
  readonly decision: number;
  readonly depth: number;
  /** Imagined plays that may follow in one trial; none: the answer is judged by its immediate effect. */
  readonly allowance: number;
  /** Answers of other seats that are imagined even though the question on trial is over. */
  readonly beyond: number;
}

/** The reach of trials in a world. */
export function reachFrom<T extends GameTypes>(world: World<T>, allowance: number, beyond = 0): Reach {
  return { decision: world.state.decision, depth: world.state.agenda.length, allowance, beyond };
}

/** How a settled position is judged. */
export type Judge<T extends GameTypes> = (state: State<T>) => number;

/** What an answer (or saying nothing: null) is worth to the bot's seat in one world, judged when the dust has settled. */
export function trial<T extends GameTypes>(
  mind: Mind<T>,
  world: World<T>,
  move: T['move'] | null,
  reach: Reach,
  judge: Judge<T> = (state) => utility(mind, state, mind.seat),
): number {
  const state = copyOf(mind.game, world.state);
  const chance = new Stream({ kind: 'quick', words: [...world.words] });
  mind.meter.spend();
  if (move !== null) play(mind.game, state, mind.seat, move);
  settle(mind, state, chance, reach);
  return judge(state);
}

/**
 * Plays on after an answer while it is not yet done with: the other private answers of the same decision, the seat's
 * own next choices, and what others say in the same dialogue or interrupt. Each seat takes what looks best to it at once.
 */
function settle<T extends GameTypes>(mind: Mind<T>, state: State<T>, chance: Stream, reach: Reach): void {
  const limit = mind.meter.spent + reach.allowance;
  const heard = new Set([mind.seat]);
  let { beyond } = reach;
  for (let count = 0; count < FOLLOW_UPS; count++) {
    answerForOthers(mind, state, chance, reach);
    if (mind.meter.spent < limit && state.decision === reach.decision) hearOthers(mind, state, chance, heard);
    const seat = nextToAnswer(mind.game, state);
    if (seat === undefined || mind.meter.spent >= limit || mind.meter.exhausted) return;
    if (seat !== mind.seat && !goesOn(state, reach) && beyond-- <= 0) return;
    play(mind.game, state, seat, preferred(mind, state, seat, chance));
  }
}

/** Whether the question on trial is still open, or steps that it caused lie above where the agenda was. */
function goesOn<T extends GameTypes>(state: State<T>, reach: Reach): boolean {
  return state.decision === reach.decision || state.agenda.length > reach.depth;
}

/** In a dialogue, those who may speak are heard once each before it goes on. */
function hearOthers<T extends GameTypes>(mind: Mind<T>, state: State<T>, chance: Stream, heard: Set<Seat>): void {
  const { decision } = state;
  for (const seat of asked(mind.game, state).may) {
    if (heard.has(seat) || state.decision !== decision || !isAsked(asked(mind.game, state), seat)) continue;
    heard.add(seat);
    const remark = worthSaying(mind, state, seat, chance);
    if (remark !== undefined) play(mind.game, state, seat, remark);
  }
}

/** Where all answer together, the others' unknown answers are drawn by lot: the same lot for every answer on trial. */
function answerForOthers<T extends GameTypes>(mind: Mind<T>, state: State<T>, chance: Stream, reach: Reach): void {
  for (let count = 0; count < state.seats.length; count++) {
    if (deciding(mind.game, state)?.together !== true || !goesOn(state, reach)) return;
    const other = asked(mind.game, state).must.find((seat) => seat !== mind.seat && state.answers[seat] === null);
    if (other === undefined) return;
    play(mind.game, state, other, randomAnswer(mind.game, state, other, chance));
  }
}
