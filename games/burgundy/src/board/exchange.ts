import { at, range, sum } from '@ludoteca/kernel';
import type { BoardProps } from '@ludoteca/ui/board';
import { GOODS } from '../data/goods.ts';
import { GOODS_PER_TILE } from '../data/solo.ts';
import { type Burgundy, EMPTY, type Move, type Open, type Step } from '../rules/types.ts';
import { indexOf, type Thing } from './ways.ts';

/* Solo, after a ship: five goods that were pressed one by one, and then a tile of the black depot. */

/** The part of the desk that the exchange reads and changes. */
interface ExchangeDesk {
  readonly open: Open;
  readonly estate: number;
  readonly step: Step | undefined;
  readonly choice: BoardProps<Burgundy>['choice'];
  readonly half: { readonly picked: readonly number[] };
  change(by: { readonly picked: readonly number[] }): void;
}

/** The counts of the viewer's goods by colour. */
function ownedBy({ open, estate }: ExchangeDesk): readonly number[] {
  return open.goods.slice(estate * GOODS.length, (estate + 1) * GOODS.length);
}

/** The goods laid out for the exchange; whoever has just enough need not press them. */
export function offeredGoods(desk: ExchangeDesk): readonly number[] {
  const owned = ownedBy(desk);
  return sum(owned) === GOODS_PER_TILE ? owned.flatMap((count, good) => range(count).map(() => good)) : desk.half.picked;
}

/** Whether goods may be exchanged now. */
export function isExchange(desk: ExchangeDesk): boolean {
  return desk.step?.kind === 'trade' && (desk.choice.question?.selections?.length ?? 0) > 0;
}

/** What a press on a good or a black tile may mean in the exchange; null outside of it and for all other things. */
export function exchangeAt(desk: ExchangeDesk, thing: Thing): readonly Move[] | null {
  if (!isExchange(desk)) return null;
  const items = [...offeredGoods(desk)].sort((a, b) => a - b);
  const isFull = items.length === GOODS_PER_TILE;
  if (thing.startsWith('black-')) {
    const tile = desk.open.black[indexOf(thing)] ?? EMPTY;
    return tile === EMPTY || !isFull ? [] : [{ kind: 'trade', tile, items }];
  }
  if (!thing.startsWith('good-')) return null;
  const good = indexOf(thing);
  if (sum(ownedBy(desk)) === GOODS_PER_TILE || at(ownedBy(desk), good) === 0) return [];
  const isOffered = items.includes(good);
  if (isFull && !isOffered) return [];
  return [{ kind: 'trade', tile: desk.open.black.find((tile) => tile !== EMPTY) ?? EMPTY, items }];
}

/** A press on a good: one more of it is offered; when all are, or five lie there, its colour is taken back. */
export function offer(desk: ExchangeDesk, good: number): void {
  const picked = offeredGoods(desk);
  const mine = picked.filter((one) => one === good).length;
  const isFull = picked.length === GOODS_PER_TILE;
  desk.change({ picked: isFull || mine === at(ownedBy(desk), good) ? picked.filter((one) => one !== good) : [...picked, good] });
}
