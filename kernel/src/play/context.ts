import { type Chance, drawInt, shuffleWith } from '../chance/chance.ts';
import type { AnyEvent, Audience, Context, Game, GameTypes, State, Tell } from '../contract.ts';

/** An event with its audience. */
export interface Told<E extends AnyEvent = AnyEvent> {
  readonly event: E;
  readonly to?: Audience;
}

/**
 * Receives events as they happen. `isCertain` says that this play has revealed nothing random or secret so far:
 * the event would happen in every world that is consistent with the seat's view.
 */
export type Listener<E extends AnyEvent = AnyEvent> = (told: Told<E>, isCertain: boolean) => void;

/** Whether a viewer may hear an event. */
export function hears({ to }: Pick<Told, 'to'>, viewer: number): boolean {
  if (to === undefined) return true;
  return 'only' in to ? to.only.includes(viewer) : !to.except.includes(viewer);
}

/** The context of one play: the state with its stream of chance, the barrier, and the listener. */
export class PlayContext<T extends GameTypes> implements Context<T>, Chance {
  readonly game: Game<T>;
  readonly state: State<T>;
  readonly tell: Tell<T['event']> | undefined;
  /** Whether anything random or secret was revealed. */
  barrier = false;
  /** The step put back by `again`, whose number stays. */
  kept: T['step'] | undefined = undefined;

  constructor(game: Game<T>, state: State<T>, listener: Listener<T['event']> | undefined) {
    this.game = game;
    this.state = state;
    this.tell = listener && ((event, to) => listener(to === undefined ? { event } : { event, to }, !this.barrier));
  }

  get chance(): Chance {
    return this;
  }

  int(n: number): number {
    this.barrier = true;
    return drawInt(this.state.chance, n);
  }

  shuffle<V>(list: V[]): void {
    this.barrier = true;
    shuffleWith(this, list);
  }

  push(...steps: T['step'][]): void {
    for (let i = steps.length - 1; i >= 0; i--) this.state.agenda.push(steps[i] as T['step']);
  }

  again(step: T['step']): void {
    this.state.agenda.push(step);
    this.kept = step;
  }

  reveal(): void {
    this.barrier = true;
  }

  draw<V>(pile: V[]): V {
    this.barrier = true;
    const drawn = pile.pop();
    if (drawn === undefined) throw new RangeError('drawing from an empty pile');
    return drawn;
  }
}
