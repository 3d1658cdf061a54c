import type { Foresight, Seat } from '@ludoteca/kernel';
import type { BoardProps } from '@ludoteca/ui';
import { createContext } from 'svelte';
import type { Catan, Move } from '../rules/types.ts';
import { cardsGained, cardsLost } from './cards-moved.ts';
import { type Landfall, landfallOf } from './islands.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import { Picks } from './picks.svelte.ts';
import { Sight } from './sight.svelte.ts';
import { type Held, keyOf, type Option, type Place, type Targets, targetsOf } from './targets.ts';
import { Trade } from './trade.svelte.ts';

/** So few others have tall plates. */
const FEW = 2;

/** A place at which several things are possible, with its fan open. */
export interface Fan {
  readonly place: Place;
  readonly options: readonly Option[];
}

/** What is being pointed at: a move that could be played, and the element that stands for it. */
interface Hot {
  readonly move: Move;
  readonly anchor: Element;
}

/** What all parts of the board share: the position, what is asked, and the half-made answers. */
export class Desk extends Sight {
  readonly picks: Picks;
  readonly trade: Trade;
  /** Whether there is only room for a phone's layout. */
  narrow = $state(false);
  /** Whether there is room for both halves of the head zone at once. */
  roomy = $state(false);
  /** With few others their plates are tall enough for words. */
  get isRoomForWords(): boolean {
    return !this.narrow && this.others.length <= FEW;
  }
  /** The place of the island under a point of the page that can be pressed; set by the sea. */
  locate: (x: number, y: number) => Place | null = () => null;
  /** Brings a place into view where the map is enlarged; set by the sea. */
  show: (place: Place) => void = () => undefined;
  /** The new land whose hexes are shown. */
  land = $state.raw<number | null>(null);
  /** The place of the island on which a dragged piece would land. */
  private aim = $state.raw<string | null>(null);
  /** The seat whose longest route is shown. */
  route = $state.raw<Seat | null>(null);
  /** What each seat did last. */
  voices = $state.raw<ReadonlyMap<Seat, Catan['event']>>(new Map());
  private opened = $state.raw<{ fan: Fan; decision: number } | null>(null);
  private pointedAt = $state.raw<{ hot: Hot; decision: number } | null>(null);

  constructor(props: () => BoardProps<Catan>) {
    super(props);
    this.picks = new Picks(this);
    this.trade = new Trade(this);
  }

  /** All places of the island that can be pressed, with what pressing them can mean. */
  readonly targets: Targets = $derived.by(() => {
    if (this.choice.question === null || this.picks.task?.kind === 'plenty' || this.trade.countering) return new Map();
    return targetsOf(this.list, this.held);
  });

  get fan(): Fan | null {
    const { opened } = this;
    return opened !== null && opened.decision === this.view.decision && this.choice.question !== null ? opened.fan : null;
  }

  closeFan(): void {
    this.opened = null;
  }

  /** Answers a press on a place of the island. */
  press(place: Place, event?: Event): void {
    if (this.choice.busy) return;
    const options = this.targets.get(keyOf(place)) ?? [];
    const [only] = options;
    const isHeld = this.held?.kind === 'march' && place.at === 'corner' && this.held.first === place.id;
    if (isHeld || (this.held?.kind === 'inventor' && place.at === 'hex' && this.held.first === place.id)) {
      this.hold(this.held?.kind === 'inventor' ? { kind: 'inventor' } : null);
    } else if (options.length > 1) {
      this.opened = { fan: { place, options }, decision: this.view.decision };
    } else if (only !== undefined) this.choose(only, event);
  }

  /** Plays what an option stands for, or takes it up. */
  choose(option: Option, event?: Event): void {
    if (option.hold !== undefined) {
      this.closeFan();
      this.hold(option.hold);
    } else if (option.move !== undefined) this.play(option.move, event);
  }

  /** Answers with a move; with a finger the first press only selects it. */
  play(move: Move, event?: Event): void {
    if (this.choice.busy) return;
    this.choice.press(move, event);
  }

  /** Takes up a piece or a card, or puts it down when it is held already. */
  toggle(held: Held): void {
    this.closeFan();
    const isSame = this.held?.kind === held.kind && this.held.first === held.first;
    this.hold(isSame ? null : held);
  }

  /** Takes back the last half-step: the fan, then what is held, then the draft of a trade. */
  back(): boolean {
    if (this.fan !== null) this.closeFan();
    else if (this.choice.selected !== null) this.choice.cancel();
    else if (this.held !== null) this.hold(null);
    else if (this.picks.items.length > 0) this.picks.clear();
    else if (this.trade.isBegun) this.trade.clear();
    else return false;
    return true;
  }

  /** Shows where a piece that is dragged over this point of the page would land, and what that would bring. */
  aimAt(x: number, y: number): void {
    const place = this.locate(x, y);
    this.aim = place === null ? null : keyOf(place);
    const only = place === null ? undefined : this.targets.get(keyOf(place))?.[0];
    this.point(only?.move ?? null, this.aim === null ? null : document.querySelector(`[data-place="${this.aim}"][data-legal]`));
  }

  isAimedAt(place: Place): boolean {
    return this.aim === keyOf(place);
  }

  /** Lets go of a piece that was dragged to this point of the page. */
  letGo(x: number, y: number): void {
    const place = this.locate(x, y);
    this.aim = null;
    if (place === null) this.hold(null);
    else this.press(place);
  }

  point(move: Move | null, anchor: Element | null): void {
    this.pointedAt = move === null || anchor === null ? null : { hot: { move, anchor }, decision: this.view.decision };
  }

  /** The move that is pointed at, or selected by a first press. */
  readonly hot: Move | null = $derived.by(() => {
    const { pointedAt, choice } = this;
    const pointed = pointedAt !== null && pointedAt.decision === this.view.decision ? pointedAt.hot.move : null;
    return choice.selected ?? pointed;
  });

  get hotAnchor(): Element | null {
    return this.pointedAt?.hot.anchor ?? null;
  }

  /** What the move that is pointed at would bring, from the rules. */
  readonly foresight: Foresight<Catan> | null = $derived.by(() => (this.hot === null ? null : this.choice.preview(this.hot)));

  readonly outcome: Outcome | null = $derived.by(() =>
    this.foresight === null || this.foresight.view === null ? null : outcomeOf(this.view, this.foresight.view),
  );

  /** Where the ship that is pointed at would let a settlement be built. */
  readonly landfall: Landfall | null = $derived.by(() => {
    const after = this.foresight?.view;
    return this.hot === null || after == null || this.own === null ? null : landfallOf(this.open, after.open, this.home, this.hot);
  });

  /** The totals thrown so far. */
  readonly rolls: readonly number[] = $derived.by(() => this.past.flatMap((event) => (event.kind === 'rolled' ? [event.total] : [])));

  /** Cards that the events of this moment gave to the viewer, by kind. */
  readonly fresh: readonly number[] = $derived.by(() => cardsGained(this.moment.events, this.view.viewer, this.kinds));

  /** Cards that others took from the viewer since the viewer's last answer, by kind. */
  readonly lost: readonly number[] = $derived.by(() => cardsLost(this.since, this.view.viewer, this.kinds));
}

export const [theDesk, setDesk] = createContext<Desk>();
