import { at, bag, int, type MoveOf, range, type State } from '../../../src/index.ts';

/** Six values, five cards of each. */
export const VALUES = 6;
export const DECK = range(VALUES * 5).map((card) => card % VALUES);
/** Hand limit: seats with more cards must bury. */
export const LIMIT = 4;

export const MOVES = {
  bid: { items: bag(int(0, VALUES - 1), 8) },
  bury: { items: bag(int(0, VALUES - 1), 8) },
  rob: { seat: int(0, 3) },
  spare: {},
  lead: { seat: int(0, 3) },
} as const;

export const LEDGER = {
  'HANDS-CARDS-01': 'fact',
  'HANDS-ROUND-01': 'rule',
  'HANDS-DECK-01': 'rule',
  'HANDS-BID-01': 'rule',
  'HANDS-BID-02': 'rule',
  'HANDS-BID-03': 'result',
  'HANDS-ROB-01': 'rule',
  'HANDS-ROB-02': 'rule',
  'HANDS-PRIZE-01': 'rule',
  'HANDS-BURY-01': 'rule',
  'HANDS-BURY-02': 'rule',
  'HANDS-LEAD-01': 'rule',
  'HANDS-END-01': ['HANDS-PRIZE-01'],
  'HANDS-TIE-01': 'rule',
} as const;
type Rule = keyof typeof LEDGER;

export interface Hands {
  options: { rounds: 2 | 4 };
  open: { round: number; leader: number; winner: number | null; points: number[]; table: number[] };
  own: { hand: number[] };
  /** The cards it buried itself, and the cards it knows to be in each seat's hand. */
  knows: { buried: number[]; held: number[][] };
  hidden: { deck: number[]; buried: number[] };
  shown: { hands: number[]; deck: number; buried: number };
  step:
    | { kind: 'round' | 'deal' | 'bid' | 'bury' | 'lead' }
    | { kind: 'rob'; open: { seat: number } }
    | { kind: 'prize'; hidden: { card: number } };
  move: MoveOf<typeof MOVES>;
  event: { rule: Rule } & (
    | { kind: 'round'; round: number }
    | { kind: 'drew'; seat: number; card: number }
    | { kind: 'drew-unseen'; seat: number }
    | { kind: 'shuffled' }
    | { kind: 'bid'; seat: number; items: readonly number[] }
    | { kind: 'won'; seat: number }
    | { kind: 'robbed'; seat: number; from: number; card: number }
    | { kind: 'robbed-unseen'; seat: number; from: number }
    | { kind: 'prize'; card: number }
    | { kind: 'scored'; seat: number; points: number }
    | { kind: 'buried'; seat: number; items: readonly number[] }
    | { kind: 'buried-unseen'; seat: number; count: number }
    | { kind: 'leads'; seat: number }
  );
}

export const handOf = (state: State<Hands>, seat: number): number[] => at(state.seats, seat).own.hand;
export const sizesOf = (state: State<Hands>): number[] => state.seats.map(({ own }) => own.hand.length);
export const rising = (a: number, b: number): number => a - b;

/** Takes one such card out of a list, if there is one. */
export function takeOut(list: number[], card: number): void {
  const place = list.indexOf(card);
  if (place >= 0) list.splice(place, 1);
}

/** The others can no longer be sure of any card of this seat: it may be one of those that just went. */
export function makeDoubtful(state: State<Hands>, seat: number, except = seat): void {
  for (const [other, { knows }] of state.seats.entries()) if (other !== seat && other !== except) knows.held[seat] = [];
}
