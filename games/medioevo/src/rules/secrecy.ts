import { at, type Chance, type Imagined, range, type View, without } from '@ludoteca/kernel';
import { BLUE_TILES, ORANGE_TILES, TILE_NUMBER } from '../data/tiles.ts';
import { nextNumber, shuffled } from './piles.ts';
import { usesOrange } from './setup.ts';
import type { Medioevo, MedioevoState, Open, Shown } from './types.ts';

export function shown(state: MedioevoState): Shown {
  return { pile: state.hidden.pile.length, second: state.hidden.second.length, nextNumber: nextNumber(state) };
}

/** All tiles that lie open somewhere. A tile between a lord's move and its placement never meets a question. */
export function visibleTiles(open: Open): number[] {
  return [open.rows, open.fiefs, open.cemeteries, [open.discards]].flat(2);
}

/** Only the order and faces of the piles are unknown, and of the next tile even the number is known. */
export function imagine(view: View<Medioevo>, chance: Chance): Imagined<Medioevo> {
  const { open, shown: known, config } = view;
  const seen = visibleTiles(open);
  const blue = without(BLUE_TILES, seen);
  const orange = usesOrange(config.seats) ? without(ORANGE_TILES, seen) : [];
  const second = shuffled(known.second > 0 ? orange : [], chance);
  const pile = shuffled(known.second > 0 ? blue : [...blue, ...orange], chance);
  putNextLast(pile.length > 0 ? pile : second, known.nextNumber, chance);
  return { seats: range(config.seats).map(() => ({ own: {}, knows: {} })), hidden: { pile, second } };
}

function putNextLast(pile: number[], number: number, chance: Chance): void {
  const fitting = range(pile.length).filter((place) => at(TILE_NUMBER, at(pile, place)) === number);
  if (fitting.length === 0) return;
  const place = at(fitting, chance.int(fitting.length));
  const tile = at(pile, place);
  pile.splice(place, 1);
  pile.push(tile);
}
