import { at } from '../at.ts';
import type { Chance } from '../chance/chance.ts';
import type { Game, GameTypes, State, View } from '../contract.ts';
import { clone } from '../plain.ts';

/**
 * A whole state that the viewer cannot tell from the real one: `viewOf(imagine(v), v.viewer)` equals v.
 * Its chance is a fresh quick stream, since no viewer may know the real one.
 */
export function imagine<T extends GameTypes>(game: Game<T>, view: View<T>, chance: Chance): State<T> {
  const guess = game.imagine(view, chance);
  const seats = guess.seats.map((part, seat) => (seat === view.viewer && view.mine !== null ? clone(view.mine) : part));
  const answers = seats.map((_, seat) => (seat === view.viewer ? clone(view.answer) : null));
  const agenda = view.agenda.map((step, place) => {
    const hidden = guess.steps?.[place];
    return clone(hidden === undefined ? step : { ...step, hidden }) as T['step'];
  });
  return {
    game: view.game,
    rules: view.rules,
    shape: view.shape,
    config: view.config,
    open: clone(view.open),
    seats,
    hidden: guess.hidden,
    agenda,
    decision: view.decision,
    answers,
    chance: { kind: 'quick', words: [word(chance), word(chance), word(chance), word(chance)] },
  };
}

function word(chance: Chance): number {
  return chance.int(0x100000000) | 0;
}

/** The seat's own part of its view; a spectator has none and this is an error. */
export function mineOf<T extends GameTypes>(view: View<T>): NonNullable<View<T>['mine']> {
  if (view.mine === null) throw new Error('a spectator has no part of its own');
  return view.mine;
}

/**
 * Deals unknown things at random: shuffles `unknown` and returns consecutive slices of the given sizes.
 * Most games' `imagine` is one call of this.
 */
export function deal<V>(unknown: readonly V[], sizes: readonly number[], chance: Chance): V[][] {
  const cards = [...unknown];
  chance.shuffle(cards);
  let from = 0;
  return sizes.map((size) => {
    const hand = cards.slice(from, from + size);
    if (hand.length < size) throw new RangeError(`${size} wanted, ${hand.length} left to deal`);
    from += size;
    return hand;
  });
}

/** Multiset difference: `all` without `known`. */
export function without(all: readonly number[], known: readonly number[]): number[] {
  const counts = new Map<number, number>();
  for (const item of known) counts.set(item, (counts.get(item) ?? 0) + 1);
  return all.filter((item) => {
    const left = counts.get(item) ?? 0;
    if (left > 0) counts.set(item, left - 1);
    return left === 0;
  });
}

/** Checked access to a seat's private part. */
export function seatOf<T extends GameTypes>(state: State<T>, seat: number): State<T>['seats'][number] {
  return at(state.seats, seat);
}
