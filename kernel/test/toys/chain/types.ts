import { at, bag, int, label, type MoveOf, optional, range, type State, sum } from '../../../src/index.ts';

export const TILES = ['mill', 'castle', 'stall', 'chapel', 'vault'] as const;
export const [MILL, CASTLE, STALL, CHAPEL, VAULT] = [0, 1, 2, 3, 4];
/** Eight tiles of each kind. */
export const BAG = range(TILES.length * 8).map((tile) => tile % TILES.length);
export const ROW = 4;
export const PRICE = 3;
/** Number of points that ends the game at once. */
export const GOAL = 9;
export const TURNS = 20;

const tile = label(TILES);
export const MOVES = {
  place: { tile },
  take: { tile },
  skip: {},
  buy: { tile },
  pay: { items: bag(int(1, 5), 20) },
  sweep: { tile: optional(tile) },
} as const;

export const LEDGER = {
  'CHAIN-TURN-01': 'rule',
  'CHAIN-PLACE-01': 'rule',
  'CHAIN-TAKE-01': 'rule',
  'CHAIN-MILL-01': 'rule',
  'CHAIN-CASTLE-01': 'rule',
  'CHAIN-STALL-01': 'rule',
  'CHAIN-CHAPEL-01': 'rule',
  'CHAIN-BUY-01': 'rule',
  'CHAIN-BUY-02': 'rule',
  'CHAIN-BUY-03': 'rule',
  'CHAIN-PAY-01': 'rule',
  'CHAIN-PAY-02': 'rule',
  'CHAIN-PAY-03': 'rule',
  'CHAIN-SWEEP-01': 'rule',
  'CHAIN-ROW-01': 'rule',
  'CHAIN-SCORE-01': 'rule',
  'CHAIN-TILES-01': 'fact',
} as const;
type Rule = keyof typeof LEDGER;

export interface Chain {
  options: { rich: boolean };
  open: {
    /** Whose turn it is; null between turns. */
    turn: number | null;
    next: number;
    turns: number;
    bought: boolean;
    row: number[];
    stores: number[][];
    placed: number[][];
    swept: number[];
    /** The coins of each seat by value, sorted. */
    coins: number[][];
  };
  own: Record<string, never>;
  knows: Record<string, never>;
  hidden: { bag: number[] };
  shown: { bag: number };
  step:
    | { kind: 'turn' | 'end' | 'sweep' | 'refill' }
    | { kind: 'act' | 'extra' | 'pick'; open: { seat: number } }
    | { kind: 'effect' | 'fetch'; open: { seat: number; tile: number } }
    | { kind: 'pay'; open: { seat: number; price: number } };
  move: MoveOf<typeof MOVES>;
  event: { rule: Rule } & (
    | { kind: 'places' | 'takes' | 'buys' | 'draws'; seat: number; tile: number }
    | { kind: 'earns'; seat: number; coins: readonly number[] }
    | { kind: 'pays'; seat: number; coins: readonly number[] }
    | { kind: 'sweeps'; seat: number; tile: number | null }
    | { kind: 'refilled'; tiles: readonly number[] }
  );
}
export type Here = State<Chain>;

export const storeOf = ({ open }: Here, seat: number): number[] => at(open.stores, seat);
export const coinsOf = ({ open }: Here, seat: number): number[] => at(open.coins, seat);
export const pointsOf = ({ open }: Here, seat: number): number => sum(at(open.placed, seat).map((placed) => (placed === VAULT ? 3 : 1)));

/** Each kind of tile in a list once. */
export const kindsIn = (tiles: readonly number[]): number[] => [...new Set(tiles)];

/** Takes one such tile or coin out of a list. */
export function takeOut(list: number[], item: number): void {
  list.splice(list.indexOf(item), 1);
}
