import { at } from '@ludoteca/kernel';
import { ROUNDS, TURNS } from '../data/course.ts';
import { PRESENCE_POINTS, PRESENCE_VALUE, RANK_POINTS } from '../data/privileges.ts';
import { BONUSES, REGIONS } from '../data/regions.ts';
import { forecastOf, rankingOf } from '../rules/majority.ts';
import { rankValue } from '../rules/scoring.ts';
import { owns } from '../rules/table.ts';
import type { Open } from '../rules/types.ts';
import type { Outlook } from './outlook.ts';

/** Share of a rank in the first region of this round that is kept until scoring when nobody has acted yet, and when all have. */
const FIRM = { early: 0.68, late: 0.98 };
/** The same for the second region, which can still change. */
const SECOND = { early: 0.4, late: 0.95 };
/** Weight of a region that comes up in the next round, and how much less with each further one. */
const LATER = 0.55;
const FADING = 0.72;
/** Weight of a region that no A tile names any more: it can still come up as the second one. */
const STRAY = 0.22;
/** Values of an envoy and a chest of a bonus. */
const ENVOY = 0.8;
const CHEST = 2.6;

/** The probability that the region is scored in its present state, by its place among the round tiles. */
function weight(open: Open, region: number, forecast: number, acted: number): number {
  const now = open.round - 1;
  const first = at(open.rowsA, now) === region;
  const early = first ? FIRM.early : SECOND.early;
  const late = first ? FIRM.late : SECOND.late;
  const soon = first || forecast === region ? early + (late - early) * acted : 0;
  if (first) return soon;
  const ahead = open.rowsA.indexOf(region) - now;
  const later = ahead > 0 ? LATER * FADING ** (ahead - 1) : open.round < ROUNDS ? STRAY : STRAY * (1 - acted);
  return Math.max(soon, later);
}

function bonusWorth(outlook: Outlook, region: number, rank: number): number {
  const bonus = BONUSES[at(REGIONS, region)];
  if (bonus.kind === 'chests') return bonus.count === 'players' || rank < bonus.count ? CHEST : 0;
  const share = bonus.all + (bonus.ranks[rank] ?? 0);
  return bonus.kind === 'points' ? share : share * (outlook.turns > 3 ? ENVOY : 0.2);
}

/** Points of the seat's present ranks, by how likely they are paid. */
export function majoritiesWorth(outlook: Outlook): number {
  const { open, tables, seat, state } = outlook;
  const players = open.privileges.length;
  const acted = 1 - outlook.left / (players * TURNS);
  const forecast = forecastOf(open, tables);
  let worth = 0;
  for (let region = 0; region < REGIONS.length; region++) {
    const { seats, totals } = rankingOf(open, tables, region);
    const rank = seats.indexOf(seat);
    if (rank < 0) continue;
    const points = at(tables.tilePoints, at(open.tiles, region));
    const held = rank < points.length ? at(points, rank) : 0;
    // A seat close behind can still overtake, and a seat ahead can be overtaken.
    const above = rank > 0 && rank - 1 < points.length ? at(points, rank - 1) : held;
    const below = rank + 1 < points.length ? at(points, rank + 1) : 0;
    const rival = seats[rank + 1];
    const lead = rival === undefined ? at(totals, seat) : at(totals, seat) - at(totals, rival);
    const doubt = (1 - acted) * 0.3;
    const value = held + (above - held) * doubt * 0.4 - (held - below) * (lead >= 2 ? doubt * 0.3 : doubt * 0.6);
    let extra = bonusWorth(outlook, region, rank);
    if (owns(open, seat, RANK_POINTS)) extra += rankValue(state, rank);
    if (owns(open, seat, PRESENCE_POINTS)) extra += PRESENCE_VALUE;
    worth += (value + extra) * weight(open, region, forecast, acted);
  }
  return worth;
}
