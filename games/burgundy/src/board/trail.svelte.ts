import { at, SPECTATOR } from '@ludoteca/kernel';
import type { Message } from '@ludoteca/text';
import type { BoardProps } from '@ludoteca/ui/board';
import { estateOf, layoutOf } from '../rules/estates.ts';
import { hexIn } from '../rules/layout.ts';
import { storedBy } from '../rules/stores.ts';
import { type Burgundy, EMPTY, type Event, type Step } from '../rules/types.ts';
import { goodName, hexName, say, tileName } from '../text/words.ts';

/** One thing that led to what is being asked: a die used, a tile placed or brought in, a good laid on the route, a shield taken. */
type Done =
  | { readonly kind: 'die'; readonly die: number; readonly value: number }
  | { readonly kind: 'placed'; readonly hex: number; readonly tile: number }
  | { readonly kind: 'taken'; readonly tile: number }
  | { readonly kind: 'laid'; readonly good: number; readonly space: number }
  | { readonly kind: 'shield'; readonly shield: number; readonly hex: number };

/** It carries a numbered seal on the board, and the same number in the bar. */
export type Mark = Done & { readonly number: number };

/** What was done since the turn was last at rest, so that a chain of effects can be followed on the board. */
export class Trail {
  private readonly props: () => BoardProps<Burgundy>;
  private marks = $state.raw<readonly Mark[]>([]);
  private seen = -1;
  private used: readonly number[] = [];
  private decision = -1;

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
    // Whoever ends the turn lays the dice down without using them.
    const hasEnded = moment.events.some(({ kind }) => kind === 'turnEnded');
    const laidDown = this.spent();
    // What was taken back had been done before: no die is used by it.
    const isBack = view.decision < this.decision;
    this.decision = view.decision;
    const spent = hasEnded || isBack ? [] : laidDown;
    const mine = moment.events.filter((event) => 'seat' in event && event.seat === viewer).flatMap(markOf);
    const resting = !isChain(view.agenda.at(-1) as Step | undefined);
    const kept = this.marks.filter((mark) => this.stillHolds(mark));
    this.marks = resting ? [] : [...kept, ...spent, ...mine].map((mark, place) => ({ ...mark, number: place + 1 }));
  }

  /** Whether what a mark tells has not been taken back, or left behind, since. */
  private stillHolds(mark: Mark): boolean {
    const { view, viewer } = this.props();
    if (viewer === SPECTATOR) return false;
    const estate = estateOf(view.open, viewer);
    switch (mark.kind) {
      case 'die':
        return view.open.used[viewer * 2 + mark.die] === 1;
      case 'placed':
        return at(view.open.duchies, estate)[hexIn(layoutOf(view.open, estate), mark.hex)] !== EMPTY;
      case 'laid':
        return view.open.routes?.laid[estate]?.[mark.space] === mark.good;
      case 'shield':
        return view.open.shields?.held[estate]?.includes(mark.shield) === true;
      case 'taken':
        return storedBy(view.open, viewer).includes(mark.tile);
    }
  }

  /** The dice that have been used since the last moment. */
  private spent(): Done[] {
    const { view, viewer } = this.props();
    const before = this.used;
    this.used = view.open.used.slice();
    return [0, 1].flatMap((die): Done[] => {
      const place = viewer * 2 + die;
      return view.open.used[place] === 1 && before[place] === 0 ? [{ kind: 'die', die, value: at(view.open.dice, place) }] : [];
    });
  }
}

/** A mark in the words of the bar. */
export function markWords(mark: Mark): Message {
  switch (mark.kind) {
    case 'die':
      return say('board.did.die', { die: mark.value });
    case 'placed':
      return say('board.did.placed', { tile: tileName(mark.tile), hex: hexName(mark.hex) });
    case 'taken':
      return say('board.did.taken', { tile: tileName(mark.tile) });
    case 'laid':
      return say('board.did.laid', { good: goodName(mark.good), space: mark.space + 1 });
    case 'shield':
      return say('board.did.shield', { shield: mark.shield, hex: hexName(mark.hex) });
  }
}

const AT_REST: readonly Step['kind'][] = ['turn', 'beginTurn', 'roundEnd', 'phase', 'round', 'chooseDuchy', 'chooseDuchies'];

function isChain(step: Step | undefined): boolean {
  return step !== undefined && !AT_REST.includes(step.kind);
}

function markOf(event: Event): Done[] {
  switch (event.kind) {
    case 'placed':
      return [{ kind: 'placed', hex: event.hex, tile: event.tile }];
    case 'taken':
    case 'gained':
    case 'bought':
      return [{ kind: 'taken', tile: event.tile }];
    case 'routed':
      return event.space === EMPTY ? [] : [{ kind: 'laid', good: event.good, space: event.space }];
    case 'shieldTaken':
      return [{ kind: 'shield', shield: event.shield, hex: event.hex }];
    default:
      return [];
  }
}
