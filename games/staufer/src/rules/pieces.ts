import { type Automatic, add, at, type Decision, type MoveFor, type Seat } from '@ludoteca/kernel';
import { ENVOY, NOBLE } from '../data/course.ts';
import { REGIONS } from '../data/regions.ts';
import { canAffordAny } from './costs.ts';
import type { StauferRule } from './ledger.ts';
import { PASS } from './moves.ts';
import { isOnAnyArea, onArea, pieceOf, putOnArea } from './table.ts';
import type { Ctx, Due, GainReason, Open, Position, Staufer } from './types.ts';

/** Takes pieces from the province to the court; what is missing there becomes a shortage, to be settled next. */
export function gain(ctx: Ctx, due: Due, rule: StauferRule): void {
  const { open } = ctx.state;
  const envoys = Math.min(due.envoys, at(open.province, pieceOf(due.seat, ENVOY)));
  const nobles = Math.min(due.nobles, at(open.province, pieceOf(due.seat, NOBLE)));
  fromProvince(open, due.seat, ENVOY, envoys);
  fromProvince(open, due.seat, NOBLE, nobles);
  if (envoys + nobles > 0) ctx.tell?.({ kind: 'gained', seat: due.seat, envoys, nobles, why: due.why, rule });
  const left = { seat: due.seat, envoys: due.envoys - envoys, nobles: due.nobles - nobles, why: due.why };
  if (left.envoys + left.nobles > 0) ctx.push({ kind: 'shortage', open: left });
}

function fromProvince(open: Open, seat: Seat, kind: number, count: number): void {
  if (count === 0) return;
  add(open.province, pieceOf(seat, kind), -count);
  add(open.court, pieceOf(seat, kind), count);
}

/** Envoys of a region bonus, one player after the other. */
export const gainStep: Automatic<Staufer, 'gain'> = {
  run(ctx, { open }) {
    gain(ctx, open, at(REGIONS, open.region) === 'strasbourg' ? 'STA-BON-04' : 'STA-BON-05');
  },
};

/** One missing piece at a time: a payment area, for a noble then an envoy instead, else nothing. */
export const shortage: Automatic<Staufer, 'shortage'> = {
  run(ctx, { open: due }) {
    const { open } = ctx.state;
    const { seat, why } = due;
    const wanted = due.envoys > 0 ? ENVOY : NOBLE;
    const left: Due = { seat, envoys: due.envoys - (wanted === ENVOY ? 1 : 0), nobles: due.nobles - (wanted === NOBLE ? 1 : 0), why };
    if (left.envoys + left.nobles > 0) ctx.push({ kind: 'shortage', open: left });
    if (isOnAnyArea(open, pieceOf(seat, wanted))) ctx.push({ kind: 'fetch', open: { seat, piece: wanted, why } });
    else if (wanted === NOBLE) takeEnvoyInstead(ctx, due);
    else forfeit(ctx, due, ENVOY);
  },
};

function takeEnvoyInstead(ctx: Ctx, { seat, why }: Due): void {
  const { open } = ctx.state;
  const envoy = pieceOf(seat, ENVOY);
  if (at(open.province, envoy) > 0) {
    ctx.tell?.({ kind: 'substituted', seat, rule: 'STA-TAKE-02' });
    fromProvince(open, seat, ENVOY, 1);
    ctx.tell?.({ kind: 'gained', seat, envoys: 1, nobles: 0, why, rule: 'STA-TAKE-06' });
  } else if (isOnAnyArea(open, envoy)) {
    ctx.tell?.({ kind: 'substituted', seat, rule: 'STA-TAKE-02' });
    ctx.push({ kind: 'fetch', open: { seat, piece: ENVOY, why } });
  } else forfeit(ctx, { seat, envoys: 0, nobles: 1, why }, NOBLE);
}

function forfeit(ctx: Ctx, { seat }: Due, piece: number): void {
  ctx.tell?.({ kind: 'forfeited', seat, piece, rule: 'STA-TAKE-03' });
}

/** A player with a family member on the deployment track must be able to deploy. */
export function mayDecline(state: Position, seat: Seat, why: GainReason): boolean {
  return why !== 'bonusEnvoy' || canAffordAny(state, seat, 0);
}

type Answer = MoveFor<Staufer, 'fetch' | 'pass'>;

/** The province is short: the owner may take a piece back from a payment area, or gets nothing for it. */
export const fetch: Decision<Staufer, 'fetch', 'fetch' | 'pass'> = {
  rule: 'STA-TAKE-01',
  answers: ['fetch', 'pass'],
  asks: (_, step) => step.open.seat,
  question(state, { open: { seat, piece, why } }) {
    const list: Answer[] = [];
    for (let region = 0; region < REGIONS.length; region++) {
      if (onArea(state.open, region, pieceOf(seat, piece)) > 0) list.push({ kind: 'fetch', region });
    }
    if (mayDecline(state, seat, why)) list.push(PASS);
    return { list };
  },
  violation(state, { open: { seat, piece, why } }, _seat, move) {
    if (move.kind === 'pass') return mayDecline(state, seat, why) ? undefined : 'STA-TRK-05';
    return onArea(state.open, move.region, pieceOf(seat, piece)) > 0 ? undefined : 'STA-TAKE-04';
  },
  play(ctx, { open: { seat, piece } }, _seat, move) {
    const { open } = ctx.state;
    if (move.kind === 'pass') {
      ctx.tell?.({ kind: 'declinedPiece', seat, piece, rule: 'STA-TAKE-05' });
      return;
    }
    putOnArea(open, move.region, pieceOf(seat, piece), -1);
    add(open.court, pieceOf(seat, piece), 1);
    ctx.tell?.({
      kind: 'fetched',
      seat,
      region: move.region,
      piece,
      rule: 'STA-TAKE-01',
    });
  },
};
