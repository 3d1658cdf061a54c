import { quick, type Stream, streamFrom } from '../chance/chance.ts';
import type { Config, Game, GameTypes, State } from '../contract.ts';
import { printMove } from '../moves/schema.ts';
import { clone, same } from '../plain.ts';
import { topOf } from '../play/agenda.ts';
import type { Told } from '../play/context.ts';
import { begin, play, retract } from '../play/engine.ts';
import { ALL } from './all.ts';
import type { Judge, Place } from './judge.ts';
import { Probe } from './probe.ts';
import type { Turn } from './property.ts';
import { type Choice, nextChoice } from './walk.ts';
import { difference } from './wording.ts';

/** How thoroughly a game is checked. */
export interface Effort {
  /**
   * Sampling rate: one in this many positions, chosen at random, is checked with all properties, and so are the first few
   * of each kind of decision. The others are checked with the cheap properties only.
   */
  readonly every: number;
  /** Number of candidates drawn from the domains, and of mutated legal answers, for each seat that is asked. */
  readonly width: number;
}

/** The result of one game. */
export interface Played {
  readonly answers: number;
  readonly finished: boolean;
}

/** Plays one random game and checks its positions, steps and course against every property. */
export class Playthrough<T extends GameTypes> {
  private readonly game: Game<T>;
  private readonly judge: Judge;
  private readonly effort: Effort;
  private readonly chance: Stream;
  private readonly place: Place & { answers: string[] };
  private readonly turns: Turn<T>[] = [];

  constructor(game: Game<T>, config: Config<T['options']>, seed: string, judge: Judge, effort: Effort) {
    this.game = game;
    this.judge = judge;
    this.effort = effort;
    this.chance = streamFrom(`battery:${seed}`);
    this.place = { config, seed, answers: [] };
  }

  /** Plays to the end. An orderly game asks in the order of simulations; in the others, seats that may answer but need not do so too. */
  play(orderly: boolean): Played {
    const { game, place } = this;
    const opening = this.attempt(() => begin(game, place.config as Config<T['options']>, quick(place.seed)));
    if (opening === undefined) return { answers: 0, finished: false };
    const start = clone(opening);
    const finished = this.goOn(opening, orderly);
    const course = {
      game,
      config: place.config as Config<T['options']>,
      seed: place.seed,
      opening: start,
      turns: this.turns,
      orderly,
      finished,
    };
    for (const property of ALL) this.judge.hold(property.name, place, (that) => property.course?.(course, that));
    return { answers: this.turns.length, finished };
  }

  private goOn(opening: State<T>, orderly: boolean): boolean {
    const { game, chance } = this;
    // Optional answers and retractions make a game longer than announced; a game that goes on much longer is stopped.
    const most = game.meta.longest * (orderly ? 1 : 2);
    const patience = most * 4;
    let probe = this.probe(opening);
    let full = true;
    this.look(probe, full);
    for (let count = 0, all = 0; count < most && all < patience; all++) {
      const choice = this.attempt(() => nextChoice(game, probe.state, chance, orderly));
      if (choice === undefined) return game.over(probe.state);
      if (choice.inTurn) count++;
      const drawn = chance.int(this.effort.every) === 0;
      const after = this.attempt(() => this.step(probe, choice, full));
      if (after === undefined) return false;
      probe = after;
      full = this.judge.isNew(topOf(probe.state.agenda)?.kind ?? 'the end') || drawn;
      this.look(probe, full);
    }
    return game.over(probe.state);
  }

  /** Plays one choice on a copy and checks its effects. */
  private step(before: Probe<T>, { seat, move }: Choice<T>, full: boolean): Probe<T> {
    const { game, judge, place } = this;
    const state = clone(before.state);
    const told: Told<T['event']>[] = [];
    if (move === null) retract(state, seat);
    const barrier = move !== null && play(game, state, seat, move, (event) => told.push(event)).barrier;
    const after = this.probe(state);
    if (move !== null && full) {
      const step = { before, seat, move, after, told, barrier };
      for (const property of ALL) judge.hold(property.name, place, (that) => property.step?.(step, that));
    }
    place.answers.push(`${seat} ${move === null ? 'retract' : printMove(game.moves, move)}`);
    if (move !== null) judge.played[move.kind] = (judge.played[move.kind] ?? 0) + 1;
    this.turns.push({ seat, move, state: clone(state) });
    return after;
  }

  private look(probe: Probe<T>, full: boolean): void {
    lookAt(probe, this.judge, this.place, full);
  }

  private probe(state: State<T>): Probe<T> {
    return new Probe(this.game, state, this.chance, this.effort.width);
  }

  /** The result, or undefined if a rule throws: then the game cannot go on. */
  private attempt<V>(act: () => V): V | undefined {
    try {
      const result = act();
      this.judge.hold('throws', this.place, (that) => that(true, () => ''));
      return result;
    } catch (error) {
      this.judge.hold('throws', this.place, () => {
        throw error;
      });
      return undefined;
    }
  }
}

/** Checks one position against the properties; afterwards the state must be unchanged. */
export function lookAt<T extends GameTypes>(probe: Probe<T>, judge: Judge, place: Place, full: boolean): void {
  const before = clone(probe.state);
  for (const property of ALL) {
    if (full || property.always) judge.hold(property.name, place, (that) => property.position?.(probe, that));
  }
  const isSame = (): boolean => same(probe.state, before);
  judge.hold('pure', place, (that) => that(isSame(), () => `a rule that only looks changes the state: ${difference(before, probe.state)}`));
}
