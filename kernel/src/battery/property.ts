import type { Config, Game, GameTypes, Seat, State } from '../contract.ts';
import type { Told } from '../play/context.ts';
import type { That } from './judge.ts';
import type { PropertyName } from './names.ts';
import type { Probe } from './probe.ts';

/** One answer being played: the positions before and after it and its effects. */
export interface Step<T extends GameTypes> {
  readonly before: Probe<T>;
  readonly seat: Seat;
  readonly move: T['move'];
  readonly after: Probe<T>;
  readonly told: readonly Told<T['event']>[];
  readonly barrier: boolean;
}

/** One action in a game: an answer, or (null) the retraction of a private one; and the position after it. */
export interface Turn<T extends GameTypes> {
  readonly seat: Seat;
  readonly move: T['move'] | null;
  readonly state: State<T>;
}

/** A whole game as it was played. */
export interface Course<T extends GameTypes> {
  readonly game: Game<T>;
  readonly config: Config<T['options']>;
  readonly seed: string;
  readonly opening: State<T>;
  readonly turns: readonly Turn<T>[];
  /** Whether seats were asked in the order of simulations, as `longest` assumes; otherwise optional speakers answered too. */
  readonly orderly: boolean;
  readonly finished: boolean;
}

/** A property that every game must have. It checks positions, steps, or whole games. */
export interface Property {
  readonly name: PropertyName;
  /** Cheap enough for every position, even where the battery only samples. */
  readonly always?: boolean;
  position?<T extends GameTypes>(probe: Probe<T>, that: That): void;
  step?<T extends GameTypes>(step: Step<T>, that: That): void;
  course?<T extends GameTypes>(course: Course<T>, that: That): void;
}
