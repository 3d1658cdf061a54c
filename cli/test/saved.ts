import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SavedGame } from '@ludoteca/kernel';
import { freshFolder, ludoteca } from './desk.ts';

/** A whole game among bots, played through the command line and saved. */
export async function savedGame(): Promise<{ file: string; saved: SavedGame }> {
  const file = join(freshFolder(), 'game.json');
  await ludoteca(`play pebbles --seats random:Ada,random:Bo,easy:Cy --seed saved --save ${file}`);
  return { file, saved: JSON.parse(readFileSync(file, 'utf8')) };
}
