import { at, type Chance, deal, type Imagined, range, type View, without } from '@ludoteca/kernel';
import { CARDS } from '../data/buildings.ts';
import { TILES } from '../data/tiles.ts';
import { coveredType, insert } from './display.ts';
import { type Hidden, NOBODY, type Open, type Own, type SanJuan, type SanJuanState, type Shown } from './types.ts';

export function shown({ open, seats, hidden }: SanJuanState): Shown {
  return {
    hands: seats.map(({ own }) => own.hand.length),
    drawn: seats.map(({ own }) => own.drawn.length),
    supply: hidden.supply.length,
    discard: hidden.discard.length,
    // The number of cards under a chapel is secret before the end.
    chapels: open.finished ? seats.map(({ own }) => own.chapel.length) : [],
  };
}

/** All cards that lie face up. */
export function visibleCards(open: Open): number[] {
  return [...open.displays.flat(), ...open.covered.flat().map(coveredType), ...open.revealed];
}

/** Deals the unknown cards to everything that is face down, in accordance with what the viewer has seen and remembers. */
export function imagine(view: View<SanJuan>, chance: Chance): Imagined<SanJuan> {
  const { open, shown: sizes, mine, viewer, config } = view;
  const others = range(config.seats).filter((seat) => seat !== viewer || mine === null);
  const discards = [...open.seenDiscards, ...(mine?.knows.discards ?? [])];
  const seen = others.map((seat) => at(open.seenHands, seat));
  const own = mine === null ? [] : [...mine.own.hand, ...mine.own.drawn, ...mine.own.chapel];
  const unknown = without(CARDS, [...visibleCards(open), ...own, ...discards, ...seen.flat()]);
  const hands = others.map((seat, i) => at(sizes.hands, seat) - at(seen, i).length);
  const drawn = others.map((seat) => at(sizes.drawn, seat));
  const goods = open.goods.map((places) => places.filter((full) => full === 1).length);
  const elsewhere = [sizes.supply, sizes.discard - discards.length, ...goods, ...hands, ...drawn];
  const chapels = chapelSizes(view, others, unknown.length - elsewhere.reduce((all, size) => all + size, 0), chance);
  const piles = deal(unknown, [...elsewhere, ...chapels], chance);
  const next = (): number[] => at(piles.splice(0, 1), 0);
  const hidden: Hidden = {
    supply: next(),
    discard: [...discards, ...next()],
    goods: open.goods.map((places) => faces(places, next())),
    tiles: unseenTiles(open, chance),
  };
  chance.shuffle(hidden.discard);
  const inHand = seen.map((known) => sortedHand([...known, ...next()]));
  const inDrawn = others.map(() => sortedHand(next()));
  const parts = others.map((_, i): Own => ({ hand: at(inHand, i), drawn: at(inDrawn, i), chapel: next() }));
  const seats = range(config.seats).map((seat) => {
    const place = others.indexOf(seat);
    return { own: place < 0 ? { hand: [], drawn: [], chapel: [] } : at(parts, place), knows: { discards: [] } };
  });
  return { seats, hidden };
}

function sortedHand(cards: readonly number[]): number[] {
  const hand: number[] = [];
  for (const card of cards) insert(hand, card);
  return hand;
}

function faces(places: readonly number[], cards: number[]): number[] {
  return places.map((full) => (full === 1 ? (cards.pop() ?? NOBODY) : NOBODY));
}

function unseenTiles(open: Open, chance: Chance): number[] {
  const tiles = range(TILES.length).filter((tile) => !open.tiles.includes(tile));
  chance.shuffle(tiles);
  return tiles;
}

/** Number of cards under the others' chapels: their sum can be counted, the shares are drawn within the limit of rounds of each. */
function chapelSizes(view: View<SanJuan>, others: readonly number[], total: number, chance: Chance): number[] {
  if (view.shown.chapels.length > 0) return others.map((seat) => at(view.shown.chapels, seat));
  const room = others.map((seat) => at(view.open.chapelSteps, seat));
  const sizes = others.map(() => 0);
  for (let left = total; left > 0; left--) {
    const open = range(others.length).filter((i) => at(sizes, i) < at(room, i));
    const i = at(open, chance.int(open.length));
    sizes[i] = at(sizes, i) + 1;
  }
  return sizes;
}
