import { at, range } from '@ludoteca/kernel';
import { END_BUILDINGS } from '../data/course.ts';
import { standing } from './scoring.ts';
import type { Ctx } from './types.ts';

/** Nobody has to build, so careless players could go on for ever; after this round the position is scored as it is (SJ-RUL-28). */
export const GUARD_ROUND = 100;

/** When any player has twelve visible buildings, the game ends after the builder phase. */
export function finishIfBuilt(ctx: Ctx): void {
  if (!ctx.state.open.displays.some((display) => display.length >= END_BUILDINGS)) return;
  ctx.tell?.({ kind: 'ended', rule: 'SJ-END-01' });
  finish(ctx);
}

export function finishEndless(ctx: Ctx): void {
  ctx.tell?.({ kind: 'endless', round: ctx.state.open.round, rule: 'SJ-RND-01' });
  finish(ctx);
}

/** The chapels are opened and everything is counted. */
function finish(ctx: Ctx): void {
  const { state } = ctx;
  state.open.finished = true;
  ctx.reveal();
  if (ctx.tell === undefined) return;
  const { sides } = standing(state);
  for (const seat of range(state.config.seats)) {
    const chapel = at(state.seats, seat).own.chapel.length;
    ctx.tell({ kind: 'scored', seat, chapel, points: at(sides, seat).score, rule: 'SJ-SCO-01' });
  }
  const winners = sides.filter(({ won }) => won);
  const points = at(winners, 0).score;
  ctx.tell({ kind: 'won', seats: winners.flatMap(({ seats }) => seats), points, rule: 'SJ-SCO-03' });
}
