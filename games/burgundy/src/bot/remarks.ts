import { at, type Evaluation, type Remark, type Seat } from '@ludoteca/kernel';
import { GOODS } from '../data/goods.ts';
import { areaWorth } from '../rules/areas.ts';
import { NAMED_EFFECTS } from '../rules/effects/named.ts';
import { estateOf, layoutOf } from '../rules/estates.ts';
import { type Burgundy, type BurgundyState, EMPTY, type Open } from '../rules/types.ts';
import { covered } from './hexes.ts';
import { WEIGHTS } from './weights.ts';

const EFFECT_WORTH = 3;
const GOOD = 2;

/** Coins, workers and goods that come or go at once, the area of a placed tile, and the further actions it allows. */
export const remarks: NonNullable<Evaluation<Burgundy>['remarks']> = (before, after, seat) => {
  const estate = estateOf(after.open, seat);
  const coins = at(after.open.coins, estate) - at(before.open.coins, estate);
  const workers = at(after.open.workers, estate) - at(before.open.workers, estate);
  const goods = goodsOf(after.open, estate) - goodsOf(before.open, estate);
  return [
    ...(coins === 0 ? [] : [{ kind: 'coins', worth: WEIGHTS.coin * coins, args: { coins } }]),
    ...(workers === 0 ? [] : [{ kind: 'workers', worth: WEIGHTS.worker * workers, args: { workers } }]),
    // Sold goods are worth the points they bring.
    ...(goods <= 0 ? [] : [{ kind: 'goods', worth: GOOD * goods, args: { goods }, term: 'term.goods' }]),
    ...areas(before.open, after.open, seat),
    ...effects(before, after),
  ];
};

function goodsOf(open: Open, estate: number): number {
  let count = 0;
  for (let good = 0; good < GOODS.length; good++) count += at(open.goods, estate * GOODS.length + good);
  return count;
}

/** The area of a placed tile: the number of hexes it still lacks; the points of a completed one are told anyway. */
function areas(before: Open, open: Open, seat: Seat): Remark[] {
  const estate = estateOf(open, seat);
  if (at(open.layouts, estate) === EMPTY) return [];
  const [was, now] = [at(before.duchies, estate), at(open.duchies, estate)];
  const layout = layoutOf(open, estate);
  return layout.areas.flatMap(({ colour, hexes }, area): Remark[] => {
    const here = covered(now, hexes);
    if (here === covered(was, hexes) || here === hexes.length) return [];
    const need = hexes.length - here;
    const worth = (areaWorth(open, estate, area) * here) / hexes.length / need;
    return [{ kind: 'area', worth, args: { colour, size: hexes.length, need }, term: 'term.areas' }];
  });
}

/** Effects that have begun and are still to be used. */
function effects(before: BurgundyState, after: BurgundyState): Remark[] {
  const waiting = ({ agenda }: BurgundyState, kind: string): number => agenda.filter((step) => step.kind === kind).length;
  return NAMED_EFFECTS.flatMap((kind) =>
    waiting(after, kind) > waiting(before, kind) ? [{ kind: `then.${kind}`, worth: EFFECT_WORTH }] : [],
  );
}
