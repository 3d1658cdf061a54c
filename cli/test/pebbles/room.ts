import type { Room } from '@ludoteca/games';
import { at } from '@ludoteca/kernel';
import { pebbles } from './game.ts';
import { pebblesText } from './text.ts';
import type { Pebbles } from './types.ts';

const room: Room<Pebbles> = {
  game: pebbles,
  text: pebblesText,
  evaluation: { potential: (state, seat) => at(state.open.scores, seat) * 10 + at(state.seats, seat).own.hand.length },
};

/** The rooms of a house with one tiny game. */
export const rooms: readonly Room[] = [room as unknown as Room];
