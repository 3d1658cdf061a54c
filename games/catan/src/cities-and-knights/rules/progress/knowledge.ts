import { add, num, row, type Seat } from '@ludoteca/kernel';
import { ownOf } from '../../../rules/hand.ts';
import type { CatanState } from '../../../rules/types.ts';
import { DECK_OF, PROGRESS, TRACKS } from '../../data/progress.ts';
import { realmOf } from '../realm.ts';

/** A player's hidden progress cards by kind. */
export function progressOf(state: CatanState, seat: Seat): number[] {
  const { progress } = ownOf(state, seat);
  if (progress === undefined) throw new Error('the base game has no progress cards');
  return progress;
}

/** How many hidden progress cards a player holds; this is open, and so is the colour of their backs. */
export function progressHeld(state: CatanState, seat: Seat): number {
  const progress = progressOf(state, seat);
  let held = 0;
  for (let card = 0; card < progress.length; card++) held += num(progress, card);
  return held;
}

/** What a seat knows of the others' progress cards beyond what everybody knows. */
function notesOf(state: CatanState, seat: Seat): number[] {
  const { progress } = row(state.seats, seat).knows;
  if (progress === undefined) throw new Error('the base game has no progress cards');
  return progress;
}

const cellOf = (seat: Seat, card: number): number => seat * PROGRESS.length + card;

/** A card that everybody can name comes into a hand. */
export function knownToAll(state: CatanState, seat: Seat, card: number): void {
  add(realmOf(state.open).knownCards, cellOf(seat, card), 1);
}

/** A card that one other seat can name comes into a hand. */
export function knownTo(state: CatanState, knower: Seat, seat: Seat, card: number): void {
  if (knower !== seat) add(notesOf(state, knower), cellOf(seat, card), 1);
}

/** A card leaves a hand in everybody's sight. */
export function seenGoing(state: CatanState, seat: Seat, card: number): void {
  const { knownCards } = realmOf(state.open);
  const cell = cellOf(seat, card);
  if (num(knownCards, cell) > 0) {
    add(knownCards, cell, -1);
    return;
  }
  for (let other = 0; other < state.seats.length; other++) {
    const notes = notesOf(state, other);
    if (num(notes, cell) > 0) add(notes, cell, -1);
  }
}

/**
 * A card leaves a hand unseen, its back apart: everybody must reckon with one card less of each kind of that deck. `taker`, if there is
 * one, knows better. Called when the card has left the hand.
 */
export function goneUnseen(state: CatanState, seat: Seat, gone: number, taker: Seat): void {
  const { knownCards } = realmOf(state.open);
  for (let card = 0; card < PROGRESS.length; card++) {
    if (DECK_OF[card] !== DECK_OF[gone]) continue;
    const cell = cellOf(seat, card);
    if (num(knownCards, cell) > 0) {
      add(knownCards, cell, -1);
      if (card !== gone && taker >= 0) knownTo(state, taker, seat, card);
      continue;
    }
    for (let other = 0; other < state.seats.length; other++) {
      const notes = notesOf(state, other);
      if ((other !== taker || card === gone) && num(notes, cell) > 0) add(notes, cell, -1);
    }
  }
}

/** A seat looks at all the hidden cards of another one, and remembers them. */
export function lookAt(state: CatanState, looker: Seat, seat: Seat): void {
  const notes = notesOf(state, looker);
  const { knownCards } = realmOf(state.open);
  const held = progressOf(state, seat);
  for (let card = 0; card < PROGRESS.length; card++) {
    const cell = cellOf(seat, card);
    notes[cell] = num(held, card) - num(knownCards, cell);
  }
}

/** Numbers of hidden progress cards by colour (seat * 3 + deck): everybody sees the backs. */
export function backsOf(state: CatanState): number[] {
  return state.seats.flatMap((_, seat) => {
    const held = progressOf(state, seat);
    return TRACKS.map((_, deck) => held.reduce((sum, count, card) => sum + (DECK_OF[card] === deck ? count : 0), 0));
  });
}
