import { type Decision, type MoveFor, num, range, row, type Seat } from '@ludoteca/kernel';
import { RESOURCES } from '../../../data/goods.ts';
import { take } from '../../../rules/hand.ts';
import type { Catan, Ctx, Open } from '../../../rules/types.ts';
import { ABILITY_LEVEL } from '../../data/improvements.ts';
import { SCIENCE } from '../../data/progress.ts';
import { companionOf } from '../companion.ts';
import { levelOf } from './improve.ts';

const AQUEDUCT_MOVES = RESOURCES.map((_, resource) => ({ kind: 'aqueduct', resource }) as const);
const PASS = { kind: 'pass' } as const;

const bankHasResources = ({ bank }: Open): boolean => RESOURCES.some((_, resource) => num(bank, resource) > 0);

/** Owners of an aqueduct whom the roll gave nothing at all choose a resource, clockwise from the player whose turn it is (CK-IMP-06). */
export function offerAqueducts(ctx: Ctx, seat: Seat, total: number, paid: readonly number[]): void {
  const { open, seats } = ctx.state;
  const kinds = open.bank.length;
  for (let place = seats.length - 1; place >= 0; place--) {
    const other = (seat + place) % seats.length;
    if (levelOf(open, other, SCIENCE) < ABILITY_LEVEL || !bankHasResources(open)) continue;
    if (companionOf(open)?.getsMore(ctx.state, other, total) === true) continue;
    if (range(kinds).every((kind) => paid[other * kinds + kind] === 0)) ctx.push({ kind: 'aqueduct', open: { seat: other } });
  }
}

/** One resource that the bank holds, or nothing. */
export const aqueduct: Decision<Catan, 'aqueduct', 'aqueduct' | 'pass'> = {
  rule: 'CK-IMP-05',
  answers: ['aqueduct', 'pass'],
  asks: (_, step) => step.open.seat,
  question({ open }) {
    const list: MoveFor<Catan, 'aqueduct' | 'pass'>[] = [PASS];
    for (let resource = 0; resource < RESOURCES.length; resource++) {
      if (num(open.bank, resource) > 0) list.push(row(AQUEDUCT_MOVES, resource));
    }
    return { list };
  },
  violation: ({ open }, _step, _seat, move) => (move.kind === 'pass' || num(open.bank, move.resource) > 0 ? undefined : 'CK-IMP-05'),
  play(ctx, _step, seat, move) {
    if (move.kind === 'pass') {
      ctx.tell?.({ kind: 'passed', seat, rule: 'CK-IMP-05' });
      return;
    }
    take(ctx.state, seat, move.resource, 1);
    ctx.tell?.({ kind: 'aqueductUsed', seat, resource: move.resource, rule: 'CK-IMP-05' });
  },
};
