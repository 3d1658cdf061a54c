import { type Automatic, at, type Decision, type MoveFor, type Seat } from '@ludoteca/kernel';
import { ROUNDS_PER_PHASE } from '../../../data/course.ts';
import { BANK_COINS } from '../../../data/effects.ts';
import {
  BANK,
  BLACK_TILE,
  BOARDING_HOUSE,
  FACE_MONASTERY,
  FACE_TYPE,
  GEESE_TILE,
  LIVESTOCK,
  MINE,
  MONASTERY,
  TYPES,
  WATCHTOWER,
} from '../../../data/faces.ts';
import { PHASE_BONUS, WATCHTOWER_POINTS } from '../../../data/scoring.ts';
import { areaSize, areaWorth, hasColour, isAreaComplete } from '../../areas.ts';
import { herdPoints } from '../../effects/livestock.ts';
import { COUNTING_NUMBERS, type Reward, rewardsOf } from '../../ending.ts';
import { estateOf, layoutOf } from '../../estates.ts';
import { score } from '../../points.ts';
import { type Burgundy, type BurgundyState, type Ctx, EMPTY, type Event, type Open, type Step } from '../../types.ts';
import { PARTS, type Part } from '../parts.ts';
import { openReward } from './reward.ts';
import { lacking } from './scoring.ts';

type Parts = Extract<Step, { kind: 'parts' | 'part' }>['open'];

/** The effects of a placement, one after the other in the order that its player chooses; the game may be won with it. */
export function follow(ctx: Ctx, seat: Seat, tile: number, hex: number): boolean {
  const { open } = ctx.state;
  if (open.solo === undefined) return false;
  if (!at(open.duchies, estateOf(open, seat)).includes(EMPTY)) win(ctx, seat);
  else ctx.push({ kind: 'parts', open: { seat, tile, hex, left: PARTS.filter((part) => isThere(open, seat, tile, hex, part)) } });
  return true;
}

/** Onlookers cannot see the colours that were sold, but they see the points for them, and whether these make the order matter. */
function revealSales(ctx: Ctx, { tile, left }: Parts): void {
  if (at(FACE_MONASTERY, tile) === COLOURS_SOLD && left.includes('effect')) ctx.reveal();
}

/** The last hex has been covered: the game ends at once. */
function win(ctx: Ctx, seat: Seat): void {
  const { open } = ctx.state;
  const covered = at(open.duchies, estateOf(open, seat)).length;
  const round = open.phase * ROUNDS_PER_PHASE + open.round + 1;
  ctx.tell?.({ kind: 'soloWon', seat, covered, round, rule: 'BUR-SOLO-22' });
  open.finished = true;
}

function isThere(open: Open, seat: Seat, tile: number, hex: number, part: Part): boolean {
  const estate = estateOf(open, seat);
  const layout = layoutOf(open, estate);
  switch (part) {
    case 'size':
    case 'phase':
      return isAreaComplete(open, estate, at(layout.areaOf, hex));
    case 'colour':
      return hasColour(open, estate, at(layout.colour, hex));
    case 'effect':
      return hasEffect(tile);
  }
}

/**
 * Mines wait for the end of the phase, face-down tiles do nothing, and most monasteries work from now on. Those that count do so
 * when it is their turn: what the other parts bring before may be the first thing there is to count.
 */
function hasEffect(tile: number): boolean {
  const type = at(FACE_TYPE, tile);
  if (tile === BLACK_TILE || type === MINE) return false;
  return type !== MONASTERY || COUNTING_NUMBERS.includes(at(FACE_MONASTERY, tile));
}

/** Monasteries that count at the end of other games score once, when they are placed, for what there is then. */
function pointsNow(open: Open, sold: readonly number[], seat: Seat, tile: number): Reward | undefined {
  const estate = estateOf(open, seat);
  const number = at(FACE_MONASTERY, tile);
  const reward = rewardsOf(open, estate, sold).find(({ monastery }) => monastery === number);
  if (reward === undefined) return undefined;
  const colours = TYPES.filter((_, colour) => hasColour(open, estate, colour)).length;
  const count = number === COLOURS_COMPLETED ? colours : reward.count;
  return count === 0 ? undefined : { ...reward, count };
}

const COLOURS_SOLD = 15;
const COLOURS_COMPLETED = 26;

/** Goes on with the remaining parts: asks for the next one where the order may make a difference. */
export const parts: Automatic<Burgundy, 'parts'> = {
  run(ctx, { open }) {
    const [first, ...rest] = open.left;
    if (first === undefined) return;
    revealSales(ctx, open);
    if (rest.length > 0 && mayMatter(ctx.state, open)) ctx.push({ kind: 'part', open });
    else carryOutPart(ctx, open, first);
  },
};

/** Every part of a placement in the order that its player likes. */
export const part: Decision<Burgundy, 'part', 'part'> = {
  rule: 'BUR-SOLO-17',
  answers: ['part'],
  asks: (_, step) => step.open.seat,
  question: (_state, { open: { left } }) => ({ list: left.map((one): MoveFor<Burgundy, 'part'> => ({ kind: 'part', part: one })) }),
  violation: (_state, { open: { left } }, _seat, move) => (left.includes(move.part) ? undefined : 'BUR-SOLO-17'),
  play(ctx, { open }, _seat, move) {
    revealSales(ctx, open);
    carryOutPart(ctx, open, move.part);
  },
};

function carryOutPart(ctx: Ctx, open: Parts, chosen: Part): void {
  ctx.push({ kind: 'parts', open: { ...open, left: open.left.filter((one) => one !== chosen) } });
  PART_EFFECT[chosen](ctx, open);
}

const PART_EFFECT: Record<Part, (ctx: Ctx, of: Parts) => void> = {
  size(ctx, { seat, hex }) {
    const event = areaScored(ctx.state.open, seat, hex);
    ctx.tell?.(event);
    score(ctx, seat, event.points, 'areas');
  },
  phase(ctx, { seat }) {
    const event = phaseBonus(ctx.state.open, seat);
    ctx.tell?.(event);
    score(ctx, seat, event.points, 'phases');
  },
  colour: (ctx, { seat, hex }) => openReward(ctx, seat, at(layoutOf(ctx.state.open, estateOf(ctx.state.open, seat)).colour, hex)),
  effect(ctx, { seat, tile, hex }) {
    const { open, seats } = ctx.state;
    const event = monasteryNow(open, at(seats, seat).own.sold, seat, tile);
    if (event === undefined) {
      ctx.push({ kind: 'effect', open: { seat, tile, hex } });
      return;
    }
    ctx.tell?.(event);
    score(ctx, seat, event.points, 'monasteries');
  },
};

type Scored = Extract<Event, { kind: 'areaScored' | 'phaseBonus' | 'finalMonastery' | 'watchtower' | 'herdScored' }>;

function areaScored(open: Open, seat: Seat, hex: number): Scored {
  const estate = estateOf(open, seat);
  const layout = layoutOf(open, estate);
  const area = at(layout.areaOf, hex);
  const points = areaWorth(open, estate, area);
  const size = areaSize(open, estate, area);
  return { kind: 'areaScored', seat, colour: at(layout.colour, hex), size, points, rule: 'BUR-AREA-01' };
}

function phaseBonus({ phase }: Open, seat: Seat): Scored {
  return { kind: 'phaseBonus', seat, phase, points: at(PHASE_BONUS, phase), rule: 'BUR-AREA-03' };
}

function monasteryNow(open: Open, sold: readonly number[], seat: Seat, tile: number): Scored | undefined {
  const reward = pointsNow(open, sold, seat, tile);
  if (reward === undefined) return undefined;
  const { monastery, count, each } = reward;
  return { kind: 'finalMonastery', seat, monastery, count, points: count * each, rule: 'BUR-SOLO-12' };
}

/**
 * The points that a part of a placement is going to bring, as it will tell them: people see them before they say what comes first.
 * Undefined where it brings none or asks something before.
 */
export function foretold(open: Open, sold: readonly number[], { seat, tile, hex }: Parts, part: Part): Scored | undefined {
  if (part === 'size') return areaScored(open, seat, hex);
  if (part === 'phase') return phaseBonus(open, seat);
  if (part === 'colour') return undefined;
  if (tile === WATCHTOWER) return { kind: 'watchtower', seat, points: WATCHTOWER_POINTS, rule: 'BUR-BLD-12' };
  if (at(FACE_TYPE, tile) !== LIVESTOCK || tile === GEESE_TILE) return monasteryNow(open, sold, seat, tile);
  return { kind: 'herdScored', seat, tile, ...herdPoints(open, estateOf(open, seat), tile, hex), rule: 'BUR-LIVE-01' };
}

/** Parts that only move the counter may come in any order while the target is out of reach. */
function mayMatter(state: BurgundyState, { seat, tile, hex, left }: Parts): boolean {
  const { open } = state;
  const estate = estateOf(open, seat);
  if (left.includes('colour') || (left.includes('effect') && !isPlain(tile))) return true;
  const worth: Record<Part, number> = {
    size: areaWorth(open, estate, at(layoutOf(open, estate).areaOf, hex)),
    phase: at(PHASE_BONUS, open.phase),
    colour: 0,
    effect: plainWorth(state, seat, tile, hex),
  };
  return left.reduce((most, one) => most + worth[one], at(open.coins, estate)) >= lacking(open, seat);
}

/** Whether the effect of a tile only brings points, coins or workers. */
function isPlain(tile: number): boolean {
  const type = at(FACE_TYPE, tile);
  return type === LIVESTOCK || type === MONASTERY || tile === WATCHTOWER || tile === BANK || tile === BOARDING_HOUSE;
}

/** The heads on a tile, with the point of monastery 7, at most. */
const MOST_HEADS = 5;

/** The most that a plain effect can move the counter, coins included. */
function plainWorth(state: BurgundyState, seat: Seat, tile: number, hex: number): number {
  const { open } = state;
  if (tile === WATCHTOWER) return WATCHTOWER_POINTS;
  if (tile === BANK) return BANK_COINS;
  const reward = pointsNow(open, at(state.seats, seat).own.sold, seat, tile);
  if (reward !== undefined) return reward.count * reward.each;
  const layout = layoutOf(open, estateOf(open, seat));
  return at(FACE_TYPE, tile) === LIVESTOCK ? MOST_HEADS * at(layout.areas, at(layout.areaOf, hex)).hexes.length : 0;
}
