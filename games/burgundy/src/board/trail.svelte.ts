import { at, SPECTATOR } from '@ludoteca/kernel';
import type { BoardProps } from '@ludoteca/ui/board';
import { estateOf } from '../rules/estates.ts';
import { type Burgundy, EMPTY, type Event, type Step } from '../rules/types.ts';

/** One thing that led to what is being asked: a die used, a tile placed, a tile brought in. */
export interface Mark {
  readonly number: number;
  readonly die?: number;
  readonly hex?: number;
  readonly tile?: number;
}

/** What was done since the turn was last at rest, so that a chain of effects can be followed on the board. */
export class Trail {
  private readonly props: () => BoardProps<Burgundy>;
  private marks = $state.raw<readonly Mark[]>([]);
  private seen = -1;
  private used: readonly number[] = [];

  constructor(props: () => BoardProps<Burgundy>) {
    this.props = props;
  }

  /** Only while an effect is being asked of the viewer. */
  get shown(): readonly Mark[] {
    const { view, viewer } = this.props();
    return view.asked.must.includes(viewer) && isChain(view.agenda.at(-1) as Step | undefined) ? this.marks : [];
  }

  /** Takes note of a moment; a turn at rest ends the chain. */
  follow(): void {
    const { moment, view, viewer } = this.props();
    if (moment.number === this.seen) return;
    this.seen = moment.number;
    const spent = this.spent();
    const mine = moment.events.filter((event) => 'seat' in event && event.seat === viewer).flatMap(markOf);
    const resting = !isChain(view.agenda.at(-1) as Step | undefined);
    const kept = this.marks.filter((mark) => this.stillHolds(mark));
    this.marks = resting ? [] : [...kept, ...spent, ...mine].map((mark, place) => ({ ...mark, number: place + 1 }));
  }

  /** Whether what a mark tells has not been taken back, or left behind, since. */
  private stillHolds({ die, hex, tile }: Mark): boolean {
    const { view, viewer } = this.props();
    if (viewer === SPECTATOR) return false;
    const estate = estateOf(view.open, viewer);
    if (die !== undefined) return view.open.used[viewer * 2 + die] === 1;
    if (hex !== undefined) return at(view.open.duchies, estate)[hex] !== EMPTY;
    return tile !== undefined && at(view.open.storage, estate).includes(tile);
  }

  /** The dice that have been used since the last moment. */
  private spent(): Omit<Mark, 'number'>[] {
    const { view, viewer } = this.props();
    const before = this.used;
    this.used = view.open.used.slice();
    return [0, 1].flatMap((die) => (view.open.used[viewer * 2 + die] === 1 && before[viewer * 2 + die] === 0 ? [{ die }] : []));
  }
}

const AT_REST: readonly Step['kind'][] = ['turn', 'beginTurn', 'roundEnd', 'phase', 'round', 'chooseDuchy', 'chooseDuchies'];

function isChain(step: Step | undefined): boolean {
  return step !== undefined && !AT_REST.includes(step.kind);
}

function markOf(event: Event): Omit<Mark, 'number'>[] {
  switch (event.kind) {
    case 'placed':
      return [{ hex: event.hex }];
    case 'taken':
    case 'gained':
    case 'bought':
      return [{ tile: event.tile }];
    default:
      return [];
  }
}
