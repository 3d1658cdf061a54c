import { at, type Seat } from '@ludoteca/kernel';
import type { Message } from '@ludoteca/text';
import { DECKS } from '../data/jobs.ts';
import { jobPoints } from '../rules/ending.ts';
import { regionOf } from '../rules/lookup.ts';
import { rankingOf } from '../rules/majority.ts';
import type { Move, Open } from '../rules/types.ts';
import { chestName, piecesText, say } from '../text/words.ts';
import type { Desk } from './desk.svelte.ts';
import type { Outlook } from './hand.svelte.ts';
import { roundPoints, scoredRegions } from './projection.ts';

/** One effect of a move, in words. */
export interface Effect {
  readonly words: string;
  readonly strong?: boolean;
  readonly chests?: readonly number[];
}

/** The effects of a move for the viewer: the place in the region, pieces, chests, points, jobs. */
export function effectsOf(desk: Desk, { move, events, before, after }: Outlook): readonly Effect[] {
  const seat = desk.home;
  const list: Effect[] = [];
  const put = (words: string, more: Omit<Effect, 'words'> = {}): void => void list.push({ words, ...more });
  if (move.kind === 'office' || move.kind === 'second') {
    const office = move.kind === 'office' ? move.office : desk.step?.kind === 'double' ? desk.step.open.office : -1;
    if (office >= 0) for (const [n, words] of rankChange(desk, before, after, regionOf(office)).entries()) put(words, { strong: n === 0 });
  }
  for (const event of events) {
    if (!('seat' in event) || event.seat !== seat) continue;
    if (event.kind === 'gained' && event.why !== 'bonusEnvoy')
      put(desk.say(say('board.gains', { pieces: piecesText(event.envoys, event.nobles), why: say(`why.${event.why}`) })));
    if (event.kind === 'gained' && event.why === 'bonusEnvoy') put(desk.say(say('board.gainsEnvoy')));
    if (event.kind === 'points')
      put(desk.say(say('board.scores', { points: event.points, why: say(`points.${event.why}`) })), { strong: true });
    if (event.kind === 'chestsTaken') put(desk.say(chestsTaken(event.chests, move)), { chests: event.chests });
    if (event.kind === 'picked') put(desk.say(say('board.picks', { chest: chestName(event.chest) })), { chests: [event.chest] });
  }
  const jobs = desk.view.mine?.own.jobs ?? [];
  for (let deck = 0; deck < Math.min(DECKS, jobs.length); deck++) {
    const worth = (open: Open): number => jobPoints({ open, config: desk.view.config }, seat, deck, at(jobs, deck));
    const by = worth(after) - worth(before);
    if (by !== 0) put(desk.say(say('board.jobBy', { by: by > 0 ? `+${by}` : `−${-by}` })));
  }
  return list;
}

/** A single chest of a supply space is named; several, and those below an office, are told by their pictures for want of room. */
function chestsTaken(chests: readonly number[], move: Move): Message {
  return chests.length === 1 && move.kind === 'supply' ? chestName(at(chests, 0)) : say('board.takes', { count: chests.length });
}

/** "from 2nd to 1st place: 10, not 7", or how things stay; then who is level and stands further right. */
function rankChange(desk: Desk, before: Open, after: Open, region: number): readonly string[] {
  const seat = desk.home;
  const points = at(desk.tables.tilePoints, at(before.tiles, region));
  const from = rankingOf(before, desk.tables, region).seats.indexOf(seat);
  const ranking = rankingOf(after, desk.tables, region);
  const to = ranking.seats.indexOf(seat);
  const next = ranking.seats[to + 1];
  const tied = next !== undefined && at(ranking.totals, next) === at(ranking.totals, seat);
  const args = { from: from + 1, to: to + 1, points: points[to] ?? 0, was: from < 0 ? 0 : (points[from] ?? 0) };
  const words = desk.say(
    say('board.rankChange', {
      ...args,
      fromName: say('ordinal', { rank: from + 1 }),
      toName: say('ordinal', { rank: to + 1 }),
      change: from < 0 ? 'new' : from === to ? 'same' : 'moved',
    }),
  );
  return tied ? [words, desk.say(say('board.leftDecides', { seat: { seat: next } }))] : [words];
}

/** A seat's points of the coming scoring before and after a move. */
export interface Shift {
  readonly seat: Seat;
  readonly from: number;
  readonly to: number;
}

/** The changes that a move makes to the points of the coming scoring, and the second region if it becomes another one. */
export function shiftsOf(desk: Desk, { before, after }: Outlook): { readonly b: number | undefined; readonly seats: readonly Shift[] } {
  const was = roundPoints(desk.view, before);
  const will = roundPoints(desk.view, after);
  const seats = was.flatMap((from, seat) => (from === at(will, seat) ? [] : [{ seat, from, to: at(will, seat) }]));
  const next = scoredRegions(desk.view, after).b;
  return { b: next === scoredRegions(desk.view, before).b ? undefined : next, seats };
}
