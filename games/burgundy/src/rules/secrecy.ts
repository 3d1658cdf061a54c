import { type Chance, deal, type Imagined, range, sum, type View, without } from '@ludoteca/kernel';
import { GOODS } from '../data/goods.ts';
import { hooks } from './module.ts';
import { allGoods } from './setup.ts';
import { remainingPiles } from './supply.ts';
import type { Burgundy, BurgundyState, Open, Shown } from './types.ts';

export function shown(state: BurgundyState): Shown {
  const { hidden, seats } = state;
  return {
    piles: hidden.piles.map((pile) => pile.length),
    stacks: hidden.stacks.length,
    box: hidden.box.length,
    sold: seats.map(({ own }) => sum(own.sold)),
  };
}

/** Every good written out that lies face up somewhere. */
function visibleGoods(open: Open): number[] {
  const counted = [...open.depotGoods, ...open.goods].flatMap((count, cell) => range(count).map(() => cell % GOODS.length));
  return [...counted, ...open.roundGoods, ...hooks.openGoods.flatMap((ask) => ask(open))];
}

/** The order of the piles and the goods of later phases and in the box are unknown; to a spectator also the sold goods. */
export function imagine(view: View<Burgundy>, chance: Chance): Imagined<Burgundy> {
  const { open, shown: known, config, mine } = view;
  const unseen = without(allGoods(), visibleGoods(open));
  const remembered = mine?.knows.sold;
  const soldGoods =
    remembered === undefined ? deal(unseen, known.sold, chance) : range(config.seats).map((seat) => written(soldBy(remembered, seat)));
  const rest = without(unseen, soldGoods.flat());
  const [stacks = [], box = []] = deal(rest, [known.stacks, known.box], chance);
  const sold = soldGoods.map((goods) => GOODS.map((_, good) => goods.filter((item) => item === good).length));
  return {
    seats: sold.map((own) => ({ own: { sold: own }, knows: { sold: sold.flat() } })),
    hidden: { piles: remainingPiles(open, config.options, chance), stacks, box },
  };
}

function soldBy(remembered: readonly number[], seat: number): readonly number[] {
  return remembered.slice(seat * GOODS.length, (seat + 1) * GOODS.length);
}

function written(counts: readonly number[]): number[] {
  return counts.flatMap((count, good) => range(count).map(() => good));
}
