import { at, type Seat } from '@ludoteca/kernel';
import { TYPE } from '../../data/buildings.ts';
import { discardGood } from '../cards.ts';
import { coveredCode, coverPlace, coverType, has, hasCovered } from '../display.ts';
import type { SanJuanRule } from '../ledger.ts';
import type { Ctx, Open } from '../types.ts';

/** The most helpful reason why a card may not be built over something. */
export function coverViolation(open: Open, seat: Seat, card: number, over: number): SanJuanRule | undefined {
  const type = coverType(over);
  if (!has(open, seat, TYPE.crane)) return card === TYPE.crane ? 'SJ-CRN-14' : 'SJ-CRN-01';
  if (type === TYPE.crane) return 'SJ-CRN-02';
  if (coverPlace(open, seat, over) < 0) return hasCovered(open, seat, type) && !has(open, seat, type) ? 'SJ-CRN-10' : 'SJ-CRN-01';
  return type === card ? 'SJ-CRN-07' : undefined;
}

/** Puts the new building over an old one, which stays below it without effect; a good on it is lost. */
export function cover(ctx: Ctx, seat: Seat, card: number, over: number): void {
  const { open } = ctx.state;
  const place = coverPlace(open, seat, over);
  const covered = at(at(open.displays, seat), place);
  const goodLost = at(at(open.goods, seat), place) === 1;
  if (goodLost) discardGood(ctx.state, seat, place);
  at(open.covered, seat).push(coveredCode(place, covered));
  at(open.displays, seat)[place] = card;
  ctx.tell?.({ kind: 'covered', seat, card: covered, goodLost, rule: 'SJ-CRN-01' });
}
