import { at, type Seat, SPECTATOR } from '@ludoteca/kernel';
import type { Message } from '@ludoteca/text';
import type { BoardProps } from '@ludoteca/ui/board';
import type { Medioevo, Move, Open } from '../rules/types.ts';
import { type Marks, marksOf } from './marks.ts';

/** Whether a thing on the board may be chosen now, and what it says about itself otherwise. */
export interface Target {
  readonly legal: boolean;
  /** Why not, in words; undefined when it is legal or when nothing of its kind is asked. */
  readonly why: string | undefined;
}

const IDLE: Target = { legal: false, why: undefined };

/** What all parts of the board share: the position, what is asked, and the few things the person has put in place. */
export class Desk {
  /** The terrain token taken up for a Palace, waiting for its estate. */
  token = $state.raw<number | null>(null);
  /** The fief the person wants to see large; null is the own one. */
  private wanted = $state.raw<Seat | null>(null);
  private readonly props: () => BoardProps<Medioevo>;

  constructor(props: () => BoardProps<Medioevo>) {
    this.props = props;
  }

  get view() {
    return this.props().view;
  }
  get open(): Open {
    return this.props().view.open;
  }
  get choice() {
    return this.props().choice;
  }
  get speak() {
    return this.props().speak;
  }
  get seats() {
    return this.props().seats;
  }
  get viewer() {
    return this.props().viewer;
  }

  /** The kind of move that is asked of the viewer now. */
  readonly asking: Move['kind'] | null = $derived.by(() => this.choice.question?.list?.[0]?.kind ?? null);

  /** What the last moves touched, or what the log points at. */
  readonly marks: Marks = $derived.by(() => {
    const { pointed, moment } = this.props();
    return marksOf(pointed === null ? moment.events : [pointed]);
  });

  /** The seats that are asked now. */
  readonly asked: readonly Seat[] = $derived.by(() => (this.view.over ? [] : this.view.asked.must));

  /** Whose fief stands at home in the large place: the viewer's, or for spectators the first one. */
  readonly home: Seat = $derived.by(() => (this.viewer === SPECTATOR ? 0 : this.viewer));

  /** Whose fief is shown large. A question about the own fief brings it back. */
  readonly large: Seat = $derived.by(() => {
    const own = this.asking === 'restore' || this.asking === 'coin' || this.asking === 'terrain';
    return own ? this.home : (this.wanted ?? this.home);
  });

  show(seat: Seat): void {
    this.wanted = seat === this.home || seat === this.large ? null : seat;
  }

  say(message: Message): string {
    return this.speak.say(message);
  }

  /** As `say`, for the ear: lists inside a name are read with commas. */
  spoken(message: Message): string {
    return this.say(message).replaceAll(' · ', ', ');
  }

  name(seat: Seat): string {
    return at(this.seats, seat).name;
  }

  /** How a move stands now; moves of a kind that nobody asks for are idle. */
  target(move: Move): Target {
    if (this.asking !== move.kind) return IDLE;
    const why = this.choice.why(move);
    return { legal: why === undefined, why };
  }

  play(move: Move): void {
    this.token = null;
    this.choice.play(move);
  }
}
