import { at, type Evaluation, type Remark, type Seat, sum } from '@ludoteca/kernel';
import { HAND_LIMIT } from '../data/course.ts';
import { CARD_COST, CITY_COST, ROAD_COST, SETTLEMENT_COST } from '../data/goods.ts';
import { PIPS } from '../data/island.ts';
import { boardOf } from '../rules/board.ts';
import { type Catan, type CatanState, handOf, NOBODY, type Open } from '../rules/index.ts';

/** Values in rough points: a roll in 36 that pays, a harbour, a hex blocked for others, a plan that can be paid. */
const PIP = 0.15;
const HARBOUR = 0.5;
const BLOCKED = 0.1;
const SETTLING = 0.9;
/** Shorter routes are not worth a remark. */
const LONG = 4;
const PLANS = [
  { plan: 'city', cost: CITY_COST, worth: 1 },
  { plan: 'settlement', cost: SETTLEMENT_COST, worth: SETTLING },
  { plan: 'card', cost: CARD_COST, worth: 0.4 },
  { plan: 'road', cost: ROAD_COST, worth: 0.3 },
] as const;

/** The income of a new building, the victims of the robber, the plans that the hand can pay, and the cards that a seven would take. */
export const remarks: NonNullable<Evaluation<Catan>['remarks']> = (before, after, seat) => [
  ...buildings(before.open, after.open, seat),
  ...robber(before.open, after.open, seat),
  ...(before.open.turns === 0 ? [] : [...plans(before, after, seat), ...limit(before, after, seat)]),
  ...routes(before.open, after.open, seat),
];

/** The rolls that pay at a vertex, and for what. */
function buildings(before: Open, open: Open, seat: Seat): Remark[] {
  const found: Remark[] = [];
  for (let vertex = 0; vertex < open.owners.length; vertex++) {
    if (at(open.owners, vertex) !== seat || at(open.levels, vertex) <= at(before.levels, vertex)) continue;
    const paying = at(boardOf(open).vertexHexes, vertex).filter((hex) => at(open.numbers, hex) > 0);
    const pips = sum(paying.map((hex) => at(PIPS, at(open.numbers, hex))));
    const kinds = [...new Set(paying.map((hex) => at(open.terrains, hex)))].sort((a, b) => a - b);
    if (pips > 0) found.push({ kind: 'pays', worth: PIP * pips, args: { pips, kinds }, term: 'term.income' });
    const slot = boardOf(open).harbours.findIndex(({ vertices }) => vertices.some((end) => end === vertex));
    const harbour = open.harbours[slot];
    if (harbour !== undefined && at(before.owners, vertex) === NOBODY) found.push({ kind: 'harbour', worth: HARBOUR, args: { harbour } });
  }
  return found;
}

/** The players whom the robber blocks, with the number of rolls out of 36. */
function robber(before: Open, open: Open, seat: Seat): Remark[] {
  if (before.robber === open.robber) return [];
  const lost = (hex: number, whose: Seat): number =>
    at(PIPS, at(open.numbers, hex)) *
    sum(
      open.owners.map((owner, vertex) =>
        owner === whose && at(boardOf(open).vertexHexes, vertex).includes(hex) ? at(open.levels, vertex) : 0,
      ),
    );
  const blocked = open.routes.flatMap((_, whose): Remark[] => {
    const pips = lost(open.robber, whose);
    if (pips === 0) return [];
    return whose === seat
      ? [{ kind: 'blocksOwn', worth: -PIP * pips, args: { pips } }]
      : [{ kind: 'blocks', worth: BLOCKED * pips, args: { seat: whose, pips } }];
  });
  const freed = lost(before.robber, seat);
  return freed === 0 ? blocked : [...blocked, { kind: 'frees', worth: PIP * freed, args: { pips: freed }, term: 'term.income' }];
}

/** The plans that the hand can pay now and could not before, or no longer. */
function plans(before: CatanState, after: CatanState, seat: Seat): Remark[] {
  const pays = (state: CatanState, cost: readonly number[]): boolean => {
    const hand = handOf(state, seat);
    return cost.every((count, kind) => (hand[kind] ?? 0) >= count);
  };
  return PLANS.flatMap(({ plan, cost, worth }): Remark[] => {
    const [could, can] = [pays(before, cost), pays(after, cost)];
    // The price of what has just been built is no loss; only a larger plan that is given up is worth a remark.
    if (could === can || (could && worth < SETTLING)) return [];
    return [{ kind: can ? `affords.${plan}` : `lacks.${plan}`, worth: can ? worth : -worth, term: 'term.hand' }];
  });
}

/** Cards beyond the limit, half of which the next seven takes. */
function limit(before: CatanState, after: CatanState, seat: Seat): Remark[] {
  const [had, cards] = [before, after].map((state) => sum(handOf(state, seat)));
  if (cards === undefined || had === undefined || cards <= HAND_LIMIT || cards < had) return [];
  return [{ kind: 'atRisk', worth: -0.2, args: { cards } }];
}

function routes(before: Open, open: Open, seat: Seat): Remark[] {
  const length = at(open.routes, seat);
  return length > at(before.routes, seat) && length >= LONG ? [{ kind: 'route', worth: 0.1 * length, args: { length } }] : [];
}
