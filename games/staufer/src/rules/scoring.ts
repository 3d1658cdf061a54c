import { type Automatic, at, type Seat } from '@ludoteca/kernel';
import { ROUNDS } from '../data/course.ts';
import { PRESENCE_POINTS, PRESENCE_VALUE, RANK_POINTS, RANK_VALUES } from '../data/privileges.ts';
import { giveBonus } from './bonuses.ts';
import { tablesOf } from './lookup.ts';
import { forecastOf, type Ranking, rankingOf } from './majority.ts';
import { owns, score } from './table.ts';
import type { Ctx, Position, Staufer } from './types.ts';

/** The second marker is put down, the A region is scored, then the B region if it is another one. */
export const scoring: Automatic<Staufer, 'scoring'> = {
  run(ctx) {
    const { open, config } = ctx.state;
    const region = at(open.rowsA, open.round - 1);
    const second = forecastOf(open, tablesOf(config));
    if (ctx.tell !== undefined) tellMarker(ctx, second);
    open.marker = second;
    const regions = second === region ? [region] : [region, second];
    if (second === region) ctx.tell?.({ kind: 'oneRegion', region, rule: 'STA-SCO-02' });
    if (open.round < ROUNDS) {
      ctx.push({ kind: 'cleanUp', open: { regions } });
      for (let i = regions.length - 1; i >= 0; i--) ctx.push({ kind: 'immunity', open: { region: at(regions, i) } });
    } else ctx.push({ kind: 'final' });
    for (let i = regions.length - 1; i >= 0; i--) ctx.push({ kind: 'scoreRegion', open: { region: at(regions, i) } });
  },
};

function tellMarker(ctx: Ctx, region: number): void {
  const { open } = ctx.state;
  const condition = at(open.rowsB, open.round - 1);
  ctx.tell?.({ kind: 'markerSet', region, condition, rule: 'STA-SCO-01' });
}

/** Ranking, points, then the bonus: one region is done completely before the next. */
export const scoreRegion: Automatic<Staufer, 'scoreRegion'> = {
  run(ctx, { open: { region } }) {
    const { open, config } = ctx.state;
    const ranking = rankingOf(open, tablesOf(config), region);
    if (ranking.seats.length === 0) {
      ctx.tell?.({ kind: 'emptyRegion', region, rule: 'STA-PTS-02' });
      return;
    }
    if (ctx.tell !== undefined) tellRanking(ctx, region, ranking);
    for (let rank = 0; rank < ranking.seats.length; rank++) scoreRank(ctx, region, at(ranking.seats, rank), rank);
    giveBonus(ctx, region, ranking.seats);
  },
};

function scoreRank(ctx: Ctx, region: number, seat: Seat, rank: number): void {
  const { open, config } = ctx.state;
  const points = at(tablesOf(config).tilePoints, at(open.tiles, region));
  if (rank < points.length) score(ctx, seat, 'regions', at(points, rank), 'tile', 'STA-PTS-01');
  if (owns(open, seat, RANK_POINTS)) score(ctx, seat, 'privileges', rankValue(ctx.state, rank), 'rank', 'STA-PRV-14');
  if (owns(open, seat, PRESENCE_POINTS)) score(ctx, seat, 'privileges', PRESENCE_VALUE, 'presence', 'STA-PRV-15');
}

/** Points of privilege 14: with two players only the first place counts. */
export function rankValue({ config }: Position, rank: number): number {
  if (rank >= RANK_VALUES.length || (config.seats === 2 && rank > 0)) return 0;
  return at(RANK_VALUES, rank);
}

function tellRanking(ctx: Ctx, region: number, { seats, totals }: Ranking): void {
  ctx.tell?.({ kind: 'ranked', region, seats, totals: seats.map((seat) => at(totals, seat)), rule: 'STA-MAJ-01' });
}
