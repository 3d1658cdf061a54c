import { label } from '@ludoteca/kernel';
import { ESTATES } from '../data/estates.ts';
import { TILES } from '../data/tiles.ts';

const tile = label(TILES.map(({ name }) => name));
const estate = label(ESTATES);

/** Everything a player can say. Nothing can be passed: each of them is compulsory when it is asked. */
export const moves = {
  lord: { tile },
  restore: { tile },
  explore: { tile },
  coin: { estate },
  terrain: { terrain: estate, estate },
};
