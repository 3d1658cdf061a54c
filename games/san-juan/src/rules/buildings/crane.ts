import { at, type Seat } from '@ludoteca/kernel';
import { COST, TYPE } from '../../data/buildings.ts';
import { discardGood } from '../cards.ts';
import { coveredCode, coverPlace, coverType, has, hasCovered } from '../display.ts';
import type { SanJuanRule } from '../ledger.ts';
import type { Ctx, Open } from '../types.ts';

/** Buildings that would help with a build and give nothing for the one that covers them. */
const HELPERS: readonly number[] = [TYPE.smithy, TYPE.quarry, TYPE.library, TYPE['black-market'], TYPE.carpenter, TYPE['poor-house']];

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
  const also = ctx.tell === undefined ? [] : coverRules(open, seat, card, covered, place, goodLost);
  at(open.covered, seat).push(coveredCode(place, covered));
  at(open.displays, seat)[place] = card;
  ctx.tell?.({ kind: 'covered', seat, card: covered, goodLost, rule: 'SJ-CRN-01', also });
}

function coverRules(open: Open, seat: Seat, card: number, covered: number, place: number, goodLost: boolean): SanJuanRule[] {
  const rules: SanJuanRule[] = ['SJ-BLD-09', 'SJ-CRN-08'];
  if (HELPERS.includes(covered)) rules.push('SJ-CRN-03');
  if (goodLost) rules.push('SJ-CRN-04');
  if (covered === TYPE.chapel) rules.push('SJ-CRN-05');
  if (at(open.covered, seat).some((code) => coveredCode(place, 0) === code - (code % coveredCode(1, 0)))) rules.push('SJ-CRN-10');
  if (at(COST, covered) >= at(COST, card)) rules.push('SJ-CRN-11');
  return rules;
}
