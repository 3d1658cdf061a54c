import { at, bag, counts, int, type MoveOf, name, type State } from '../../../src/index.ts';

export const GOODS = ['salt', 'figs', 'silk'] as const;
/** One secret wish for each seat: goods of that kind count double. */
export const WISHES: readonly number[] = [0, 0, 1, 1, 2, 2];
/** The ring of places, and what it is worth to have a guard there. */
export const PLACES: readonly number[] = [1, 2, 1, 3, 2];
/** The most goods that go in each direction. */
export const CAP = 2;
/** Offers the turn player may make. */
export const OFFERS = 3;
export const WAYS = ['left', 'right'] as const;
export type Way = (typeof WAYS)[number];

const goods = { give: counts(GOODS, 4), want: counts(GOODS, 4), to: bag(int(0, 3), 4) };
export const MOVES = {
  offer: goods,
  counter: goods,
  accept: {},
  close: { seat: int(0, 3) },
  withdraw: {},
  done: {},
  march: { way: name(WAYS) },
  train: {},
  rest: {},
  retreat: { way: name(WAYS) },
} as const;
export type Move = MoveOf<typeof MOVES>;
/** Both kinds of proposal. */
export type Proposal = Extract<Move, { kind: 'offer' | 'counter' }>;
export type Terms = Pick<Proposal, 'give' | 'want' | 'to'>;

export const LEDGER = {
  'MARKET-TURN-01': 'rule',
  'MARKET-TURN-02': 'rule',
  'MARKET-OFFER-01': 'rule',
  'MARKET-OFFER-02': 'rule',
  'MARKET-OFFER-03': 'rule',
  'MARKET-OFFER-04': 'rule',
  'MARKET-OFFER-05': 'rule',
  'MARKET-OFFER-06': 'rule',
  'MARKET-REPLY-01': 'rule',
  'MARKET-REPLY-02': 'rule',
  'MARKET-CLOSE-01': 'rule',
  'MARKET-GUARD-01': 'rule',
  'MARKET-GUARD-02': 'rule',
  'MARKET-GUARD-03': 'rule',
  'MARKET-PLACE-01': 'fact',
  'MARKET-WISH-01': 'rule',
  'MARKET-GOODS-01': 'rule',
  'MARKET-TIE-01': 'rule',
} as const;
export type Rule = keyof typeof LEDGER;

export interface Market {
  options: { rounds: 1 | 2 };
  open: {
    round: number;
    turn: number;
    goods: number[][];
    strength: number[];
    /** Where each seat's guard stands. */
    guards: number[];
    /** What the turn player offers, who would take it, and who would rather have it otherwise. */
    offer: Terms | null;
    willing: number[];
    counters: (Terms | null)[];
    offersLeft: number;
  };
  own: { wish: number };
  knows: Record<string, never>;
  hidden: { wishes: number[] };
  shown: Record<string, never>;
  step: { kind: 'turn' | 'earn' | 'trade' | 'move' } | { kind: 'retreat'; open: { seat: number; from: number } };
  move: Move;
  event: { rule: Rule; seat: number } & (
    | { kind: 'earned'; good: number }
    | ({ kind: 'offers' | 'counters' } & Terms)
    | { kind: 'accepts' | 'withdraws' | 'done' | 'rests' | 'trains' }
    | ({ kind: 'trades'; with: number } & Pick<Terms, 'give' | 'want'>)
    | { kind: 'marches' | 'retreats'; to: number }
  );
}
export type Here = State<Market>;

export const goodsOf = (state: Here, seat: number): number[] => at(state.open.goods, seat);
export const has = (held: readonly number[], wanted: readonly number[]): boolean => wanted.every((n, kind) => n <= at(held, kind));
