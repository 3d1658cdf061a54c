import { type MoveFor, num, type Seat } from '@ludoteca/kernel';
import { NO_NUMBER } from '../../../../data/island.ts';
import type { Action } from '../../../../rules/action.ts';
import type { CatanRule } from '../../../../rules/ledger.ts';
import type { Catan, CatanState, Open } from '../../../../rules/types.ts';
import { FIXED_NUMBERS, INVENTOR } from '../../../data/progress.ts';
import { holdsCard, spend } from '../playing.ts';

/** Two tokens that may change places: neither 2, 6, 8 nor 12, and not of one number. */
function canSwap({ numbers }: Open, one: number, other: number): boolean {
  const [a, b] = [num(numbers, one), num(numbers, other)];
  return a !== b && isMovable(a) && isMovable(b);
}

/** How many tokens change places. */
const SWAPPED = 2;

const isMovable = (token: number): boolean => token !== NO_NUMBER && !FIXED_NUMBERS.includes(token);

function inventorViolation(state: CatanState, seat: Seat, { hexes }: MoveFor<Catan, 'inventor'>): CatanRule | undefined {
  const [one, other] = hexes;
  const two = hexes.length === SWAPPED && one !== undefined && other !== undefined;
  return two && holdsCard(state, seat, INVENTOR) && canSwap(state.open, one, other) ? undefined : 'CK-SCI-06';
}

/** Two number tokens change places, wherever they lie; the robber stays on its hex. */
export const inventor: Action<'inventor'> = {
  list(state, seat, into) {
    if (!holdsCard(state, seat, INVENTOR)) return;
    for (let one = 0; one < state.open.terrains.length; one++) {
      if (!isMovable(num(state.open.numbers, one))) continue;
      for (let other = one + 1; other < state.open.terrains.length; other++)
        if (canSwap(state.open, one, other)) into.push({ kind: 'inventor', hexes: [one, other] });
    }
  },
  violation: inventorViolation,
  play(ctx, seat, { hexes }) {
    const { numbers } = ctx.state.open;
    const [one, other] = [num(hexes, 0), num(hexes, 1)];
    spend(ctx, seat, INVENTOR, 'CK-SCI-06');
    const [a, b] = [num(numbers, one), num(numbers, other)];
    numbers[one] = b;
    numbers[other] = a;
    ctx.tell?.({ kind: 'numbersSwapped', seat, hexes, numbers: [b, a], rule: 'CK-SCI-06' });
  },
};
