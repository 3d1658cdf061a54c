import { num, row, type Seat } from '@ludoteca/kernel';
import type { CatanState } from '../../rules/index.ts';
import { PROGRESS, PROGRESS_LIMIT, type Progress } from '../data/progress.ts';

/** Expected points of a progress card in the middle of a game: a little less than a good moment for it brings. */
const WORTH: Readonly<Record<Progress, number>> = {
  merchant: 0.55,
  commercialHarbor: 0.2,
  merchantFleet: 0.2,
  masterMerchant: 0.25,
  tradeMonopoly: 0.28,
  resourceMonopoly: 0.3,
  bishop: 0.2,
  constitution: 0,
  deserter: 0.3,
  diplomat: 0.14,
  intrigue: 0.1,
  saboteur: 0.18,
  spy: 0.2,
  warlord: 0.22,
  wedding: 0.25,
  alchemist: 0.22,
  crane: 0.16,
  engineer: 0.12,
  inventor: 0.15,
  irrigation: 0.22,
  medicine: 0.28,
  mining: 0.25,
  printer: 0,
  roadBuilding: 0.28,
  smith: 0.26,
};
const BY_KIND: readonly number[] = PROGRESS.map((card) => WORTH[card]);
/** A full hand of cards loses the next one drawn out of turn. */
const FULL = 0.08;

/** The hidden progress cards of a player. */
export function progressWorth(state: CatanState, seat: Seat, ahead: number): number {
  const held = row(state.seats, seat).own.progress;
  if (held === undefined) return 0;
  let worth = 0;
  let count = 0;
  for (let card = 0; card < held.length; card++) {
    const copies = num(held, card);
    if (copies === 0) continue;
    count += copies;
    worth += copies * num(BY_KIND, card);
  }
  if (count > PROGRESS_LIMIT) worth *= PROGRESS_LIMIT / count;
  return (worth - (count >= PROGRESS_LIMIT ? FULL : 0)) * (0.25 + 0.75 * ahead);
}
