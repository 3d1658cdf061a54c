import { num, row, type Seat } from '@ludoteca/kernel';
import { MOST_HEXES } from '../../../../data/board.ts';
import type { Action } from '../../../../rules/action.ts';
import { boardOf } from '../../../../rules/board.ts';
import { maybeWin } from '../../../../rules/points.ts';
import type { Open } from '../../../../rules/types.ts';
import { MERCHANT } from '../../../data/progress.ts';
import { companionOf } from '../../companion.ts';
import { realmOf } from '../../realm.ts';
import { holdsCard, spend } from '../playing.ts';

const MERCHANT_MOVES = Array.from({ length: MOST_HEXES }, (_, hex) => ({ kind: 'merchant', hex }) as const);

/** A hex at an own building, except where the own merchant stands already. */
function isSite(open: Open, seat: Seat, hex: number): boolean {
  const { merchant, merchantOwner } = realmOf(open);
  if (merchant === hex && merchantOwner === seat) return false;
  if (companionOf(open)?.forbidsMerchant(open, hex) !== undefined) return false;
  return row(boardOf(open).hexVertices, hex).some((vertex) => num(open.owners, vertex) === seat);
}

/** The merchant comes to one's side, with its rate and its point. */
export const merchant: Action<'merchant'> = {
  list(state, seat, into) {
    if (!holdsCard(state, seat, MERCHANT)) return;
    for (let hex = 0; hex < state.open.terrains.length; hex++) if (isSite(state.open, seat, hex)) into.push(row(MERCHANT_MOVES, hex));
  },
  violation(state, seat, { hex }) {
    if (holdsCard(state, seat, MERCHANT) && isSite(state.open, seat, hex)) return undefined;
    return companionOf(state.open)?.forbidsMerchant(state.open, hex) ?? 'CK-TRD-01';
  },
  play(ctx, seat, { hex }) {
    const realm = realmOf(ctx.state.open);
    const from = realm.merchantOwner;
    spend(ctx, seat, MERCHANT, 'CK-TRD-01');
    realm.merchant = hex;
    realm.merchantOwner = seat;
    ctx.tell?.({ kind: 'merchantPlaced', seat, hex, from, rule: 'CK-TRD-01' });
    maybeWin(ctx, seat);
  },
};
