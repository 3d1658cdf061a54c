import type { Room } from '@ludoteca/games';
import type { Viewer } from '@ludoteca/kernel';
import { tape } from './taped.ts';
import { compareTwin } from './twin.ts';

/** The games of the leak test, and all numbers of seats they can be played with. */
export const GAMES = [
  ['medioevo', [2, 3, 4, 5]],
  ['san-juan', [2, 3, 4]],
] as const;

/** What was leaked over a whole game, and how many answers were given in another world than the real one. */
export interface ByteLeaks {
  readonly leaks: readonly string[];
  readonly elsewhere: number;
  readonly answers: number;
}

export async function leaksOf(room: Room, seats: number, viewers: readonly Viewer[]): Promise<ByteLeaks> {
  const taped = await tape(room, seats, `bytes ${seats}`, viewers);
  const leaks: string[] = [];
  let elsewhere = 0;
  for (const viewer of viewers) {
    const found = await compareTwin(taped, viewer);
    leaks.push(...found.leaks);
    elsewhere += found.elsewhere;
  }
  await taped.forget();
  return { leaks, elsewhere, answers: taped.moments.length };
}
