import { at, range, type Seat, SPECTATOR, sum } from '@ludoteca/kernel';
import type { Message } from '@ludoteca/text';
import type { BoardProps } from '@ludoteca/ui/board';
import { BoardSight } from '@ludoteca/ui/sight';
import type { PlayerCount } from '../data/course.ts';
import { unused } from '../rules/dice.ts';
import { duchiesOffered } from '../rules/duchy-choice.ts';
import { estateOf, seatsOf } from '../rules/estates.ts';
import { type Burgundy, EMPTY, type Open, playersFor, type Step } from '../rules/types.ts';
import { hexKey, type Marks, marksOf } from './marks.ts';
import { Tally } from './tally.svelte.ts';
import { Trail } from './trail.svelte.ts';
import type { Zones } from './zones.ts';

/** The position as the viewer sees it, and where on the screen it is shown. */
export class Position extends BoardSight<Burgundy> {
  zones = $state.raw<Zones | null>(null);
  /** On a phone, the half of a team's duchy that is shown. */
  page = $state.raw(0);
  /** The duchy in the tab beside the board. */
  enlarged = $state.raw<Seat | null>(null);
  readonly trail: Trail;
  readonly tally: Tally;

  constructor(props: () => BoardProps<Burgundy>) {
    super(props);
    this.trail = new Trail(props);
    this.tally = new Tally(props);
  }

  get open(): Open {
    return this.props().view.open;
  }
  get phone(): boolean {
    return this.zones?.phone ?? false;
  }

  /** Whose duchy lies large in its place: the viewer's, or for spectators the first one. */
  get seat(): Seat {
    return this.viewer === SPECTATOR ? 0 : this.viewer;
  }
  /** For whose number the figures and slots of the table are. */
  get players(): PlayerCount {
    return playersFor(this.view.config);
  }
  get estate(): number {
    return estateOf(this.open, this.seat);
  }
  get step(): Step | undefined {
    return this.view.agenda.at(-1) as Step | undefined;
  }

  /** Whether duchies are still being chosen. */
  readonly choosing: boolean = $derived.by(() => this.open.layouts.includes(EMPTY));
  readonly others: readonly Seat[] = $derived.by(() => {
    const count = this.view.config.seats;
    return range(count - 1).map((place) => (this.seat + 1 + place) % count);
  });
  /** What the last moves touched, or what the log points at. */
  readonly marks: Marks = $derived.by(() => {
    const { pointed, moment } = this.props();
    return marksOf(pointed === null ? moment.events : [pointed], pointed !== null);
  });

  /** The duchies the viewer may choose from. */
  readonly offered: readonly number[] = $derived.by(() => this.offeredTo(this.seat));
  private offeredTo(seat: Seat): readonly number[] {
    return duchiesOffered(this.view.config, this.open, estateOf(this.open, seat));
  }
  /** Whether the viewer compares duchies; where there is only one, the table is shown instead. */
  readonly comparing: boolean = $derived.by(() => this.choosing && this.offered.length > 1);
  /** The duchy of a seat, also before its castle has been set; EMPTY while there are several to choose from. */
  layoutOf(seat: Seat): number {
    const laid = at(this.open.layouts, estateOf(this.open, seat));
    const offered = laid === EMPTY ? this.offeredTo(seat) : [laid];
    return offered.length === 1 ? at(offered, 0) : EMPTY;
  }
  /** The viewer's two dice, as they lie. */
  readonly dice: readonly { readonly index: number; readonly value: number; readonly used: boolean }[] = $derived.by(() =>
    range(2).map((index) => ({ index, value: at(this.open.dice, this.seat * 2 + index), used: unused(this.open, this.seat, index) === 0 })),
  );
  /** The shields of an estate and the castles they lie on. */
  shieldsOf(estate: number): readonly { readonly shield: number; readonly hex: number }[] {
    const part = this.open.shields;
    return (part?.held[estate] ?? []).map((shield, place) => ({ shield, hex: at(at(part?.hexes ?? [], estate), place) }));
  }

  say(message: Message): string {
    return this.speak.say(message);
  }

  name(seat: Seat): string {
    return at(this.seats, seat).name;
  }

  /** The points of a seat as they are shown: at the end they are counted up. */
  points(seat: Seat): number {
    return at(this.open.points, seat) - this.tally.uncounted(seat);
  }

  /** What everybody knows of the goods that a seat and its partner have sold, by colour; to strangers they are hidden. */
  soldBy(seat: Seat): readonly number[] | null {
    const known = this.view.mine?.knows.sold;
    if (known === undefined) return null;
    const colours = known.length / this.view.config.seats;
    const sharing = seatsOf(this.open, estateOf(this.open, seat));
    return range(colours).map((colour) => sum(sharing.map((one) => at(known, one * colours + colour))));
  }

  /** How many goods a seat and its partner have sold. */
  soldCount(seat: Seat): number {
    return sum(seatsOf(this.open, estateOf(this.open, seat)).map((one) => at(this.view.shown.sold, one)));
  }

  /** Whether the last moves of anybody who builds there, or the log, speak of a hex, counted as moves count. */
  isMarked(seat: Seat, hex: number): boolean {
    return seatsOf(this.open, estateOf(this.open, seat)).some((one) => this.marks.hexes.has(hexKey(one, hex)));
  }

  /** Whether partners share duchies. */
  get teams(): boolean {
    return this.open.estates !== undefined;
  }
}
