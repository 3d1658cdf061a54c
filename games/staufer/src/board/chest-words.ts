import { at } from '@ludoteca/kernel';
import { CHEST_COLOURS, CHESTS } from '../data/chests.ts';
import { chestName, say } from '../text/words.ts';
import type { Desk } from './desk.svelte.ts';

/** A chest's name and effect, in one sentence. */
export function chestWords(desk: Desk, kind: number): string {
  const id = at(CHESTS, kind);
  const colour = at(CHEST_COLOURS, kind);
  const effect =
    colour === 'orange'
      ? say('board.chest.orange')
      : say(`board.chest.${id as 'BR' | 'PU' | 'TU_FIRST' | 'TU_MOVE' | 'TU_DEPLOY' | 'TU_SUPPLY' | 'TU_IMMUNE'}`);
  return desk.say(say('board.chest', { chest: chestName(kind), effect }));
}
