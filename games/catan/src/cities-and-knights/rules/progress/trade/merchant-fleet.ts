import { type MoveFor, row, type Seat } from '@ludoteca/kernel';
import { GOODS } from '../../../../data/goods.ts';
import type { Action } from '../../../../rules/action.ts';
import type { CatanRule } from '../../../../rules/ledger.ts';
import type { Catan, CatanState } from '../../../../rules/types.ts';
import { MERCHANT_FLEET } from '../../../data/progress.ts';
import { realmOf } from '../../realm.ts';
import { holdsCard, spend } from '../playing.ts';

const EVERYTHING: MoveFor<Catan, 'merchantFleet'> = { kind: 'merchantFleet', good: null };
const ONE_KIND = GOODS.map((_, good) => ({ kind: 'merchantFleet', good }) as const);
const ALL_KINDS = (1 << GOODS.length) - 1;

const bitsOf = (good: number | null): number => (good === null ? ALL_KINDS : 1 << good);

/** All kinds, or in the single-kind reading the one that is named; a fleet that is there already brings nothing. */
function fleetViolation(state: CatanState, seat: Seat, { good }: MoveFor<Catan, 'merchantFleet'>): CatanRule | undefined {
  if (!holdsCard(state, seat, MERCHANT_FLEET)) return 'CK-TRD-04';
  if (state.config.options.singleKindFleet !== (good !== null)) return 'CK-TRD-04';
  return (realmOf(state.open).fleet & bitsOf(good)) === 0 ? undefined : 'CK-CARD-06';
}

/** Until the turn ends, two equal cards for one from the bank. */
export const merchantFleet: Action<'merchantFleet'> = {
  list(state, seat, into) {
    if (!holdsCard(state, seat, MERCHANT_FLEET)) return;
    if (fleetViolation(state, seat, EVERYTHING) === undefined) into.push(EVERYTHING);
    for (let good = 0; good < GOODS.length; good++) {
      if (fleetViolation(state, seat, row(ONE_KIND, good)) === undefined) into.push(row(ONE_KIND, good));
    }
  },
  violation: fleetViolation,
  play(ctx, seat, { good }) {
    const realm = realmOf(ctx.state.open);
    spend(ctx, seat, MERCHANT_FLEET, 'CK-TRD-04');
    realm.fleet |= bitsOf(good);
    if (good !== null) ctx.tell?.({ kind: 'fleetNamed', seat, good, rule: 'CK-TRD-04' });
  },
};
