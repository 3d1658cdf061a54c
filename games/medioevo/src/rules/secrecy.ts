import { at, type Chance, type Imagined, range, type View, without } from '@ludoteca/kernel';
import { BLUE_TILES, ORANGE_TILES, TILES } from '../data/tiles.ts';
import { nextBack, shuffled } from './piles.ts';
import { usesOrange } from './setup.ts';
import type { Medioevo, MedioevoState, Open, Shown } from './types.ts';

export function shown(state: MedioevoState): Shown {
  return { pile: state.hidden.pile.length, second: state.hidden.second.length, ...nextBack(state) };
}

/** All tiles that lie open somewhere. A tile between a lord's move and its placement never meets a question. */
export function visibleTiles(open: Open): number[] {
  return [open.rows, open.fiefs, open.cemeteries, [open.discards]].flat(2);
}

/** Only the order and faces of the piles are unknown, and of the next tile even number and colour are known. */
export function imagine(view: View<Medioevo>, chance: Chance): Imagined<Medioevo> {
  const { open, shown: known, config } = view;
  const seen = visibleTiles(open);
  const blue = without(BLUE_TILES, seen);
  const orange = usesOrange(config.seats) ? without(ORANGE_TILES, seen) : [];
  const second = shuffled(known.second > 0 ? orange : [], chance);
  const pile = shuffled(known.second > 0 ? blue : [...blue, ...orange], chance);
  putNextLast(pile.length > 0 ? pile : second, known, chance);
  return { seats: range(config.seats).map(() => ({ own: {}, knows: {} })), hidden: { pile, second } };
}

function putNextLast(pile: number[], { nextNumber, nextBack: colour }: Shown, chance: Chance): void {
  const fitting = range(pile.length).filter((place) => {
    const { number, back } = at(TILES, at(pile, place));
    return number === nextNumber && back === colour;
  });
  if (fitting.length === 0) return;
  const place = at(fitting, chance.int(fitting.length));
  const tile = at(pile, place);
  pile.splice(place, 1);
  pile.push(tile);
}
