import { range } from '../at.ts';
import type { Chance } from '../chance/chance.ts';
import {
  type Asked,
  type Game,
  type GameTypes,
  type Question,
  type Seat,
  SPECTATOR,
  type State,
  type View,
  type Viewer,
} from '../contract.ts';
import { asked } from '../play/engine.ts';
import { questionFor } from '../play/question.ts';
import { imagine } from '../secrecy/imagine.ts';
import { viewOf } from '../secrecy/view.ts';
import { type Subject, type Trial, trialsOf } from './trials.ts';

/**
 * One position being checked. Views, questions, imagined worlds and trials are made once and shared by the
 * properties; a property that plays on a state of the probe copies it first.
 */
export class Probe<T extends GameTypes> implements Subject<T> {
  readonly game: Game<T>;
  readonly state: State<T>;
  /** The battery's own stream, so that checks never advance the game's chance. */
  readonly chance: Chance;
  /** Number of candidates to try against `violation`, for each seat asked. */
  readonly width: number;
  private readonly views = new Map<Viewer, View<T>>();
  private readonly worlds = new Map<Viewer, State<T>>();
  private readonly questions = new Map<Seat, Question<T['move']>>();
  private readonly tried = new Map<Seat, readonly Trial<T>[]>();

  constructor(game: Game<T>, state: State<T>, chance: Chance, width: number) {
    this.game = game;
    this.state = state;
    this.chance = chance;
    this.width = width;
  }

  /** Every seat and the spectator. */
  get viewers(): readonly Viewer[] {
    return [...range(this.state.seats.length), SPECTATOR];
  }

  get asked(): Asked {
    return asked(this.game, this.state);
  }

  /** All seats that must or may answer. */
  get speakers(): readonly Seat[] {
    const { must, may } = this.asked;
    return [...must, ...may];
  }

  view(viewer: Viewer): View<T> {
    return made(this.views, viewer, () => viewOf(this.game, this.state, viewer));
  }

  /** A world that the viewer cannot tell from this one. */
  world(viewer: Viewer): State<T> {
    return made(this.worlds, viewer, () => imagine(this.game, this.view(viewer), this.chance));
  }

  question(seat: Seat): Question<T['move']> {
    return made(this.questions, seat, () => questionFor(this.game, this.state, seat));
  }

  /** Moves, legal or not, with what `violation` says of them. */
  trials(seat: Seat): readonly Trial<T>[] {
    return made(this.tried, seat, () => trialsOf(this, seat));
  }
}

function made<K, V>(cache: Map<K, V>, key: K, make: () => V): V {
  const found = cache.get(key);
  if (found !== undefined) return found;
  const fresh = make();
  cache.set(key, fresh);
  return fresh;
}
