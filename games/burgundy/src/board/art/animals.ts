import { at } from '@ludoteca/kernel';
import { cow, goose, pig, rooster, sheep } from '@ludoteca/ui/icons';
import { ANIMALS, type Animal } from '../../data/faces.ts';
import { use } from './ink.ts';

/** Light animals get a dark edge, so that they stand off the pasture. */
const LOOKS: Record<Animal, { readonly icon: string; readonly fill: string; readonly edge?: string }> = {
  cow: { icon: cow, fill: '#4a2c17' },
  sheep: { icon: sheep, fill: '#fffdf6', edge: '#33401c' },
  pig: { icon: pig, fill: '#b34a5d', edge: '#4f1620' },
  chicken: { icon: rooster, fill: '#8a2a1a' },
  geese: { icon: goose, fill: '#ffffff', edge: '#33401c' },
};

export function animalArt(animal: Animal, x: number, y: number, size: number): string {
  const { fill, edge } = LOOKS[animal];
  const drawn = (dx: number, dy: number, more: number, colour: string): string =>
    use(`animal-${animal}`, x + dx, y + dy, size + more, colour);
  return drawn(1.2, 1.8, 0, 'rgb(20 30 0 / 35%)') + (edge === undefined ? '' : drawn(0, 0, 3, edge)) + drawn(0, 0, 0, fill);
}

/** One animal in the colour of whoever shows it, on a field of 512 × 512. */
export const animalIcon = (animal: Animal): string => LOOKS[animal].icon.replaceAll('fill="currentColor"', '');

/** Where the heads of a tile stand, by their number. */
const HERDS: { readonly [heads: number]: readonly (readonly [number, number, number])[] } = {
  2: [
    [-14, -12, 44],
    [14, 14, 44],
  ],
  3: [
    [0, -21, 39],
    [-20, 14, 39],
    [20, 14, 39],
  ],
  4: [
    [-18, -17, 37],
    [18, -17, 37],
    [-18, 17, 37],
    [18, 17, 37],
  ],
};

/** A livestock tile: as many animals as it has heads. */
export function herdArt(animal: number, heads: number): string {
  return (HERDS[heads] ?? []).map(([x, y, size]) => animalArt(at(ANIMALS, animal), x, y, size)).join('');
}
