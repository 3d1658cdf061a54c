import { at, type Contender, range, ranked, type ScoreLine, type Seat, type Standing, sum } from '@ludoteca/kernel';
import { PHASES, ROUNDS_PER_PHASE } from '../data/course.ts';
import { BUILDING_MONASTERIES, END_POINTS } from '../data/effects.ts';
import { ANIMALS, CRANE, FACE_ANIMAL } from '../data/faces.ts';
import { GOODS } from '../data/goods.ts';
import { COIN_POINTS, UNSOLD_GOOD_POINTS, WORKERS_PER_POINT } from '../data/scoring.ts';
import { bonusTiles, timesFor } from './areas.ts';
import { countFace, estateOf, estatesIn, headOf, isAlone, owns, seatsOf, uncovered } from './estates.ts';
import type { BurgundyRule } from './ledger.ts';
import { hooks } from './module.ts';
import { pointsFrom, score } from './points.ts';
import { type BurgundyState, type Ctx, EMPTY, type Open, SOURCES, type Source } from './types.ts';

/** The things that one monastery counts at the end, and the points for each. */
export interface Reward {
  readonly monastery: number;
  readonly count: number;
  readonly each: number;
  /** Whether the crane is among the buildings counted. */
  readonly crane: boolean;
}

/** The monasteries that count at the end. */
export const COUNTING_NUMBERS: readonly number[] = [15, 24, 25, 26, ...BUILDING_MONASTERIES.map(({ monastery }) => monastery)];
const COUNTING = COUNTING_NUMBERS.reduce((mask, monastery) => mask | (1 << monastery), 0);

/** The rewards of the end-of-game monasteries in the duchy. */
export function rewardsOf(open: Open, estate: number, faceDown: readonly number[]): Reward[] {
  const rewards: Reward[] = [];
  // Most duchies have none, and evaluations ask often.
  if ((at(open.monasteries, estate) & COUNTING) === 0) return rewards;
  const sold = faceDown.slice();
  for (const ask of hooks.addSold) ask(open, estate, sold);
  const times = timesFor(open, estate, 'monasteries');
  const give = (monastery: number, each: number, count: () => number): void => {
    if (owns(open, estate, monastery)) rewards.push({ monastery, count: count(), each: each * times, crane: false });
  };
  give(15, END_POINTS.colourSold, () => sold.filter((count) => count > 0).length);
  // Every building monastery pays the same, so the crane counts for the first one that is there.
  let cranes = countFace(open, estate, CRANE);
  for (const { monastery, building } of BUILDING_MONASTERIES) {
    if (!owns(open, estate, monastery)) continue;
    const count = countFace(open, estate, building) + cranes;
    rewards.push({ monastery, count, each: END_POINTS.building * times, crane: cranes > 0 });
    cranes = 0;
  }
  give(24, END_POINTS.animal, () => animalsOf(open, estate));
  give(25, END_POINTS.soldGood, () => sum(sold));
  give(26, END_POINTS.bonusTile, () => bonusTiles(open, estate));
  return rewards;
}

function animalsOf(open: Open, estate: number): number {
  const found = ANIMALS.map(() => false);
  for (const tile of at(open.duchies, estate)) {
    const animal = tile === EMPTY ? EMPTY : at(FACE_ANIMAL, tile);
    if (animal !== EMPTY) found[animal] = true;
  }
  return found.filter(Boolean).length;
}

/** After phase E: goods, coins, pairs of workers, monasteries. Nothing is left to decide. */
export function settle(ctx: Ctx): void {
  const { open } = ctx.state;
  if (estatesIn(open).some((estate) => countsSales(open, estate))) ctx.reveal();
  ctx.tell?.({ kind: 'ended', rule: 'BUR-END-01' });
  for (const estate of estatesIn(open)) settleEstate(ctx, estate);
  open.finished = true;
}

/** Sold goods lie face down; monasteries 15 and 25 count them at the end, and show even strangers what there was. */
function countsSales(open: Open, estate: number): boolean {
  return owns(open, estate, 15) || owns(open, estate, 25);
}

/** The goods that an estate has sold, by colour, all its seats together. */
export function soldBy({ open, seats }: BurgundyState, estate: number): readonly number[] {
  if (open.estates === undefined) return at(seats, estate).own.sold;
  return GOODS.map((_, good) => sum(seatsOf(open, estate).map((seat) => at(at(seats, seat).own.sold, good))));
}

function settleEstate(ctx: Ctx, estate: number): void {
  const { open } = ctx.state;
  const seat = headOf(open, estate);
  const goods = sum(open.goods.slice(estate * GOODS.length, (estate + 1) * GOODS.length));
  const coins = at(open.coins, estate);
  const workers = at(open.workers, estate);
  const pairs = Math.floor(workers / WORKERS_PER_POINT);
  ctx.tell?.({ kind: 'finalGoods', seat, goods, points: goods * UNSOLD_GOOD_POINTS, rule: 'BUR-END-02' });
  score(ctx, seat, goods * UNSOLD_GOOD_POINTS, 'goods');
  ctx.tell?.({ kind: 'finalCoins', seat, coins, points: coins * COIN_POINTS, rule: 'BUR-END-02' });
  score(ctx, seat, coins * COIN_POINTS, 'coins');
  ctx.tell?.({ kind: 'finalWorkers', seat, workers, points: pairs, rule: 'BUR-END-02' });
  score(ctx, seat, pairs, 'workers');
  for (const reward of rewardsOf(open, estate, soldBy(ctx.state, estate))) payReward(ctx, seat, reward);
  for (const ask of hooks.settle) ask(ctx, seat);
}

function payReward(ctx: Ctx, seat: Seat, { monastery, count, each }: Reward): void {
  const points = count * each;
  ctx.tell?.({ kind: 'finalMonastery', seat, monastery, count, points, rule: `BUR-MON-${monastery}` as BurgundyRule });
  score(ctx, seat, points, 'monasteries');
}

/** The rule of each line of the score that every game has. */
const LINE_RULE: Partial<Record<Source, BurgundyRule>> = {
  areas: 'BUR-AREA-02',
  phases: 'BUR-AREA-03',
  bonuses: 'BUR-BONUS-04',
  livestock: 'BUR-LIVE-01',
  sales: 'BUR-SELL-03',
  watchtowers: 'BUR-BLD-12',
  goods: 'BUR-END-02',
  coins: 'BUR-END-02',
  workers: 'BUR-END-02',
  monasteries: 'BUR-END-03',
};

/** The lines of the score of a seat: those of every game, and those of modules that take part. */
function linesOf(open: Open, seat: Seat): ScoreLine[] {
  const lines = SOURCES.flatMap((source): ScoreLine[] => {
    const rule = LINE_RULE[source];
    return rule === undefined ? [] : [{ label: source, points: pointsFrom(open, seat, source), rule }];
  });
  for (const source of hooks.source)
    if (source.counts(open)) lines.push({ label: source.name, points: pointsFrom(open, seat, source.name), rule: source.rule });
  return lines;
}

/** Alone: the hexes covered count, then the rounds that are left; the game is won only when none is empty. */
function standingAlone({ open }: BurgundyState): Standing {
  const seat = 0;
  const estate = estateOf(open, seat);
  const empty = uncovered(open, estate);
  const covered = at(open.duchies, estate).length - empty;
  const lines = [{ label: 'covered', points: covered, rule: 'BUR-SOLO-18' }];
  const ties = [{ rule: 'BUR-SOLO-22', value: PHASES.length * ROUNDS_PER_PHASE - open.phase * ROUNDS_PER_PHASE - open.round - 1 }];
  const [side] = ranked([{ seats: [seat], lines, ties }], open.finished);
  return { final: open.finished, sides: side === undefined ? [] : [{ ...side, won: open.finished && empty === 0 }] };
}

/** Partners add their points; more uncovered hexes decide a tie, and nothing else does. */
function teamOf(open: Open, estate: number): Contender {
  const seats = seatsOf(open, estate);
  const each = seats.map((seat) => linesOf(open, seat));
  const lines = at(each, 0).map((line, place) => ({ ...line, points: sum(each.map((own) => at(own, place).points)) }));
  return { seats, lines, ties: [{ rule: 'BUR-TEAM-12', value: uncovered(open, estate) }] };
}

/** Most points; then more uncovered hexes; then the marker further back on the bridge. */
export function standing(state: BurgundyState): Standing {
  const { open, config } = state;
  if (isAlone(open)) return standingAlone(state);
  if (open.estates !== undefined)
    return {
      final: open.finished,
      sides: ranked(
        estatesIn(open).map((estate) => teamOf(open, estate)),
        open.finished,
      ),
    };
  const contenders = range(config.seats).map((seat): Contender => {
    const estate = estateOf(open, seat);
    return {
      seats: [seat],
      lines: linesOf(open, seat),
      ties: [
        { rule: 'BUR-END-04', value: uncovered(open, estate) },
        { rule: 'BUR-END-05', value: open.bridge.indexOf(seat) },
      ],
    };
  });
  return { final: open.finished, sides: ranked(contenders, open.finished) };
}
