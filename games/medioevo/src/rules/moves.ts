import { label } from '@ludoteca/kernel';
import { ESTATES } from '../data/estates.ts';
import { TILES } from '../data/tiles.ts';

const tile = label(TILES.map(({ name }) => name));
const estate = label(ESTATES);

/** Everything a player can say. `pass` is never legal here; it exists so that trying it is answered with the rule. */
export const moves = {
  lord: { tile },
  restore: { tile },
  explore: { tile },
  coin: { estate },
  terrain: { terrain: estate, estate },
  pass: {},
};
