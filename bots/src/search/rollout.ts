import { at, deciding, type Game, type Horizon, nextToAnswer, type Seat, type State, type StopPoints, topOf } from '@ludoteca/kernel';
import { actionsOf, askedNext } from './actions.ts';
import type { ActionGains } from './gains.ts';
import { TUNING } from './selection.ts';

/** Counts the stop points that a line has passed. */
export class StopTracker {
  private readonly game: Game;
  private readonly stops: StopPoints | undefined;
  private passed = 0;
  private decision = 0;
  private seat: Seat | undefined;
  /** Whether the line may end where it is. Without stop points it may end anywhere. */
  isAtStop = true;

  constructor(game: Game, stops: StopPoints | undefined) {
    this.game = game;
    this.stops = stops;
  }

  /** A line begins here; where it begins does not count. */
  begin(state: State): void {
    this.seat = undefined;
    this.advance(state);
    this.passed = 0;
    this.decision = state.decision;
  }

  /** The line has come here by one more answer. */
  advance(state: State): void {
    const { stops } = this;
    if (stops === undefined) return;
    const top = topOf(state.agenda);
    const isStop = top !== undefined && stops.steps.includes(top.kind);
    if (isStop && this.isNew(state)) this.passed++;
    this.isAtStop = isStop && this.passed >= stops.count;
  }

  /** Others who answer the same decision, or a seat that is asked once more, have not come to another stop. */
  private isNew(state: State): boolean {
    const isSame = state.decision === this.decision;
    this.decision = state.decision;
    if (deciding(this.game, state)?.together === true) return !isSame;
    const seat = nextToAnswer(this.game, state);
    if (seat === this.seat) return false;
    this.seat = seat;
    return true;
  }
}

/** Plays a position outside the tree on to where it is evaluated. */
export class Rollout {
  private readonly gains: ActionGains;
  private readonly horizon: Horizon;
  private readonly stops: StopTracker;

  constructor(gains: ActionGains, horizon: Horizon, stops: StopTracker) {
    this.gains = gains;
    this.horizon = horizon;
    this.stops = stops;
  }

  /**
   * Plays on, in place. Without stop points the seat that acted last first completes its turn, because a turn half done
   * looks worse than it is; then everybody plays on as far as the game's horizon goes.
   */
  play(state: State, seat: Seat): void {
    const { answers, until } = this.horizon;
    if (until === undefined) {
      for (let left = TUNING.turnPlies; left > 0 && this.gains.playOnTurn(state, seat, 0); left--);
      for (let left = answers; left > 0 && this.step(state); left--);
    } else for (let left = answers; left > 0 && !this.stops.isAtStop && this.step(state); left--) this.stops.advance(state);
  }

  /** One answer of the seat that is asked, by average gain or the best of a shortlist; false when the game is over. */
  private step(state: State): boolean {
    const { gains } = this;
    const { shortlist = 0 } = this.horizon;
    const rule = deciding(gains.game, state);
    if (rule === undefined) return false;
    const seat = askedNext(state, rule);
    const { kind } = at(state.agenda, state.agenda.length - 1);
    const actions = actionsOf(gains.game, state, rule, seat, gains.preference);
    const action = shortlist > 1 ? gains.bestOfShortlist(seat, kind, state, actions, shortlist) : gains.best(seat, kind, state, actions, 0);
    gains.play(state, seat, action);
    return true;
  }
}
