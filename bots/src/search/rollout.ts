import { deciding, type Game, type GameTypes, nextToAnswer, type Rest, type Seat, type State } from '@ludoteca/kernel';

/** Counts the steps at which a line may end. */
export class Rests<T extends GameTypes> {
  private readonly game: Game<T>;
  private readonly rest: Rest<T> | undefined;
  private passed = 0;
  private decision = 0;
  private seat: Seat | undefined;
  /** Whether the line may end where it is. Without any such steps it may end anywhere. */
  isDue = true;

  constructor(game: Game<T>, rest: Rest<T> | undefined) {
    this.game = game;
    this.rest = rest;
  }

  /** A line begins here; where it begins does not count. */
  begin(state: State<T>): void {
    this.seat = undefined;
    this.note(state);
    this.passed = 0;
    this.decision = state.decision;
  }

  /** The line has come here by one more answer. */
  note(state: State<T>): void {
    const { rest } = this;
    if (rest === undefined) return;
    const top = state.agenda[state.agenda.length - 1];
    const isRest = top !== undefined && rest.steps.includes(top.kind);
    if (isRest && this.isNew(state)) this.passed++;
    this.isDue = isRest && this.passed >= rest.count;
  }

  /** Others who answer the same decision, or a seat that is asked once more, have not come to another rest. */
  private isNew(state: State<T>): boolean {
    const isSame = state.decision === this.decision;
    this.decision = state.decision;
    if (deciding(this.game, state)?.together === true) return !isSame;
    const seat = nextToAnswer(this.game, state);
    if (seat === this.seat) return false;
    this.seat = seat;
    return true;
  }
}
