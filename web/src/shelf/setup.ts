import { BadInput, configure, type Game } from '@ludoteca/kernel';

/** Where people play: against bots, around one device, or each at home. */
export type Way = 'bots' | 'device' | 'online';

/** What a seat becomes when the way of playing changes: bots stay bots, people become people of that way. */
export function wordsFor(way: Way, seat: number, word: string): string {
  if (seat === 0) return 'me';
  const isBot = !['me', 'guest', 'open'].includes(word);
  if (way === 'bots') return isBot ? word : 'medium';
  return way === 'device' ? 'guest' : 'open';
}

/** What the game says against this number of seats and these options; undefined when it agrees. */
export function complaintOf(game: Game, seats: readonly string[], options: Readonly<Record<string, unknown>>): string | undefined {
  try {
    configure(game, { seats: seats.length, options: { ...options } });
    return undefined;
  } catch (error) {
    if (error instanceof BadInput) return error.message;
    throw error;
  }
}
