import { bag, counts, int, type MoveOf } from '@ludoteca/kernel';

/** Six kinds of cards, four of each; the number of the kind is what a card is worth in a bid. */
export const KINDS = ['fig', 'pea', 'rye', 'oil', 'wax', 'silk'];
export const COPIES = 4;
export const ROUNDS = 4;
export const PRIZE = 3;

export const moves = {
  bid: { items: bag(int(0, 5), 2) },
  take: { place: int(0, 1) },
  blind: {},
  offer: { give: counts(KINDS, 4), want: counts(KINDS, 4), to: bag(int(0, 2), 2) },
  yes: {},
  no: {},
};

interface Deal {
  readonly from: number;
  readonly to: number;
  readonly give: number;
  readonly want: number;
}

/** A market for tests of bots: secret bids made together, hidden hands and deck, draws, and offers that others accept or not. */
export interface Stalls {
  options: object;
  open: { round: number; points: number[]; row: number[]; bids: number[] };
  own: { hand: number[] };
  knows: object;
  hidden: { deck: number[] };
  shown: { hands: number[]; deck: number };
  step:
    | { readonly kind: 'bid' }
    | { readonly kind: 'turn'; readonly open: { readonly seat: number } }
    | { readonly kind: 'reply'; readonly open: Deal }
    | { readonly kind: 'next' };
  move: MoveOf<typeof moves>;
  event: { readonly kind: 'none'; readonly rule: string };
}
