import { at, type Seat, type Together } from '@ludoteca/kernel';
import { TYPE } from '../../data/buildings.ts';
import { AQUEDUCT_GOODS, BONUS_CARDS, WELL_GOODS } from '../../data/course.ts';
import { ROLES } from '../../data/roles.ts';
import { mayDouble, noteLibrary, whyNotDoubled } from '../buildings/library.ts';
import { canDraw, drawToHand } from '../cards.ts';
import { clockwise, factories, has, isPart, placeOf } from '../display.ts';
import { PASS } from '../moves.ts';
import { type Ctx, NOBODY, type Open, type SanJuan } from '../types.ts';

const ROLE = ROLES.findIndex(({ id }) => id === 'producer');
const { action, privilege, doubled } = at(ROLES, ROLE);

const NONE: readonly Seat[] = [];

/** Goods a player may produce in a producer phase, with the library or without it. */
export function producible(open: Open, seat: Seat, chooser: Seat, library: boolean): number {
  const own = seat === chooser ? (library ? doubled : privilege) : 0;
  return action + own + (has(open, seat, TYPE.aqueduct) ? AQUEDUCT_GOODS : 0);
}

function limit(open: Open, seat: Seat, chooser: Seat): number {
  return producible(open, seat, chooser, mayDouble(open, seat, chooser));
}

/** Everybody with an empty factory says at the same time which ones to fill; the goods are laid out in turn order. */
export const produce: Together<SanJuan, 'produce', 'produce' | 'pass'> = {
  rule: 'SJ-DEC-03',
  together: true,
  answers: ['produce', 'pass'],
  asks: (_, step) => ({ must: step.open.seats, may: NONE }),
  question({ open }, step, seat) {
    const from = factories(open, seat, 0);
    const max = Math.min(from.length, limit(open, seat, step.open.chooser));
    return { list: [PASS], selections: [{ head: { kind: 'produce' }, from, min: 1, max }] };
  },
  violation({ open }, step, seat, move) {
    if (move.kind === 'pass') return undefined;
    const { chooser } = step.open;
    if (move.items.length === 0) return 'SJ-PRD-01';
    if (move.items.length > limit(open, seat, chooser)) return whyNotDoubled(open, seat, chooser, 'SJ-PRD-06');
    if (isPart(move.items, factories(open, seat, 0))) return undefined;
    return move.items.every((good) => has(open, seat, good)) ? 'SJ-PRD-03' : 'SJ-PRD-01';
  },
  close(ctx, step, answers) {
    const { config } = ctx.state;
    const { chooser, seats } = step.open;
    if (seats.length === 0) ctx.tell?.({ kind: 'idle', role: ROLE, rule: 'SJ-RND-18' });
    for (const seat of clockwise(config.seats, chooser)) {
      const answer = answers[seat];
      if (answer?.kind === 'produce') fill(ctx, seat, chooser, answer.items);
      else if (answer?.kind === 'pass') ctx.tell?.({ kind: 'passed', seat, rule: 'SJ-RND-08' });
      else ctx.tell?.({ kind: 'noEmptyFactory', seat, rule: 'SJ-PRD-05' });
    }
  },
};

/** One unseen card on each factory, as long as there are cards; then the well. */
function fill(ctx: Ctx, seat: Seat, chooser: Seat, wanted: readonly number[]): void {
  const { open, hidden } = ctx.state;
  const made: number[] = [];
  for (const good of wanted) {
    if (!canDraw(ctx)) {
      ctx.tell?.({ kind: 'goodMissing', seat, good, rule: 'SJ-SUP-03' });
      continue;
    }
    const place = placeOf(open, seat, good, 0);
    // Nobody looks at the card, so this is no reveal and can be taken back.
    at(hidden.goods, seat)[place] = hidden.supply.pop() ?? NOBODY;
    at(open.goods, seat)[place] = 1;
    made.push(good);
  }
  ctx.tell?.({ kind: 'produced', seat, goods: made, rule: 'SJ-PRD-01' });
  if (mayDouble(open, seat, chooser)) noteLibrary(ctx, seat, ROLE, made.length > producible(open, seat, chooser, false), 'SJ-LIB-08');
  if (made.length >= WELL_GOODS && has(open, seat, TYPE.well)) drawToHand(ctx, seat, BONUS_CARDS, 'well', ['SJ-WEL-01', 'SJ-PRD-09']);
}
