import { num, type Seat } from '@ludoteca/kernel';
import { VICTORY } from '../data/cards.ts';
import {
  CITIES_EACH,
  CITY_POINTS,
  LARGEST_ARMY_POINTS,
  LONGEST_ROAD_POINTS,
  SETTLEMENT_POINTS,
  SETTLEMENTS_EACH,
  TARGET,
  VICTORY_CARD_POINTS,
} from '../data/course.ts';
import { expansionOf, told } from './expansion.ts';
import { ownOf, sizeOf } from './hand.ts';
import { type CatanState, type Ctx, NOBODY, type Open } from './types.ts';

export function settlementPoints(open: Open, seat: Seat): number {
  return (SETTLEMENTS_EACH - num(open.settlementsLeft, seat)) * SETTLEMENT_POINTS;
}

export function cityPoints(open: Open, seat: Seat): number {
  return (CITIES_EACH - num(open.citiesLeft, seat)) * CITY_POINTS;
}

/** The points that everybody can see. */
export function openPoints(open: Open, seat: Seat): number {
  const road = open.roadHolder === seat ? LONGEST_ROAD_POINTS : 0;
  const army = open.armyHolder === seat ? LARGEST_ARMY_POINTS : 0;
  return settlementPoints(open, seat) + cityPoints(open, seat) + road + army + (expansionOf(open)?.pointsOf?.(open, seat) ?? 0);
}

/** The points that end the game. */
export function targetOf(open: Open): number {
  return expansionOf(open)?.target?.(open) ?? TARGET;
}

/** All points, with the hidden cards. */
export function totalPoints(state: CatanState, seat: Seat): number {
  return openPoints(state.open, seat) + num(ownOf(state, seat).cards, VICTORY) * VICTORY_CARD_POINTS;
}

/** The player whose turn it is wins as soon as the target is reached (CAT-END-02); called after everything that brings points. */
export function maybeWin(ctx: Ctx, seat: Seat): void {
  const { state } = ctx;
  const { open } = state;
  if (open.turns === 0 || seat !== open.turn) return;
  const points = totalPoints(state, seat);
  if (points < targetOf(open)) return;
  const cards = num(ownOf(state, seat).cards, VICTORY);
  if (cards > 0) {
    ctx.reveal();
    ctx.tell?.({ kind: 'revealed', seat, cards, rule: 'CAT-END-03' });
  }
  open.winner = seat;
  ctx.tell?.(told(state, { kind: 'won', seat, points, rule: 'CAT-END-02' }));
}

/** Whether the hidden cards of a player could be enough to win: then everybody watches whether they are. */
export function couldHaveWon(state: CatanState, seat: Seat): boolean {
  return openPoints(state.open, seat) + sizeOf(ownOf(state, seat).cards) * VICTORY_CARD_POINTS >= targetOf(state.open);
}

export function isOver(state: CatanState): boolean {
  return state.open.winner !== NOBODY;
}
