import { deciding, type Game, type GameTypes, nextToAnswer, type Rest, type Seat, type State } from '@ludoteca/kernel';

/** Counts the steps at which a line may end. Without any, no line is ever due. */
export class Rests<T extends GameTypes> {
  private readonly game: Game<T>;
  private readonly rest: Rest<T> | undefined;
  private passed = 0;
  private decision = 0;
  private seat: Seat | undefined;

  constructor(game: Game<T>, rest: Rest<T> | undefined) {
    this.game = game;
    this.rest = rest;
  }

  /** A line begins here; where it begins does not count. */
  begin(state: State<T>): void {
    this.seat = undefined;
    this.isDue(state);
    this.passed = 0;
    this.decision = state.decision;
  }

  /** Whether the line ends here; to be asked after every answer. */
  isDue(state: State<T>): boolean {
    const top = state.agenda[state.agenda.length - 1];
    if (this.rest === undefined || top === undefined || !this.rest.steps.includes(top.kind)) return false;
    if (!this.isNew(state)) return false;
    this.passed++;
    return this.passed >= this.rest.count;
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
