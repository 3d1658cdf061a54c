import { type Automatic, at, type Decision, type MoveFor, type Seat } from '@ludoteca/kernel';
import { BONUSES, REGIONS, type RegionId } from '../data/regions.ts';
import { acquire, discardChest, drawChest } from './chests.ts';
import type { StauferRule } from './ledger.ts';
import { score } from './table.ts';
import type { Ctx, Staufer } from './types.ts';

const RULES: Readonly<Record<RegionId, StauferRule>> = {
  aachen: 'STA-BON-03',
  nijmegen: 'STA-BON-05',
  strasbourg: 'STA-BON-04',
  augsburg: 'STA-BON-02',
  milano: 'STA-BON-07',
  palermo: 'STA-BON-06',
};

/** The printed bonus of a region, in the order of the ranks. */
export function giveBonus(ctx: Ctx, region: number, seats: readonly Seat[]): void {
  const id = at(REGIONS, region);
  const bonus = BONUSES[id];
  if (bonus.kind === 'chests') {
    drawBonusChests(ctx, region, seats, bonus.count === 'players' ? ctx.state.config.seats : bonus.count);
    return;
  }
  const share = (rank: number): number => bonus.all + (rank < bonus.ranks.length ? at(bonus.ranks, rank) : 0);
  if (bonus.kind === 'points') {
    for (let rank = 0; rank < seats.length; rank++) {
      score(ctx, at(seats, rank), 'bonuses', share(rank), 'bonus', RULES[id]);
    }
    return;
  }
  for (let rank = seats.length - 1; rank >= 0; rank--) {
    const envoys = share(rank);
    if (envoys > 0) ctx.push({ kind: 'gain', open: { seat: at(seats, rank), envoys, nobles: 0, why: 'region', region } });
  }
}

/** Chests are turned up; the ranked players pick one after the other, then the rest is discarded. */
function drawBonusChests(ctx: Ctx, region: number, seats: readonly Seat[], count: number): void {
  const { open } = ctx.state;
  for (let i = 0; i < count; i++) {
    const chest = drawChest(ctx);
    if (chest === undefined) break;
    open.revealed.push(chest);
  }
  ctx.tell?.({ kind: 'bonusChests', region, chests: open.revealed.slice(), rule: RULES[at(REGIONS, region)] });
  ctx.push({ kind: 'picked', open: { region } });
  // Augsburg turns up two chests: only the first two places pick.
  for (let rank = Math.min(count, seats.length) - 1; rank >= 0; rank--) {
    ctx.push({ kind: 'pickNext', open: { seat: at(seats, rank), region } });
  }
}

/** Nobody is asked where all chests left are alike. */
export const pickNext: Automatic<Staufer, 'pickNext'> = {
  run(ctx, { open: { seat, region } }) {
    const { revealed } = ctx.state.open;
    const [first] = revealed;
    if (first === undefined) ctx.tell?.({ kind: 'nothingToPick', seat, region, rule: 'STA-BON-09' });
    else if (revealed.every((chest) => chest === first)) takeRevealed(ctx, seat, region, first);
    else ctx.push({ kind: 'pick', open: { seat, region } });
  },
};

type Answer = MoveFor<Staufer, 'pick' | 'pass'>;

export const pick: Decision<Staufer, 'pick', 'pick' | 'pass'> = {
  rule: 'STA-BON-08',
  answers: ['pick', 'pass'],
  asks: (_, step) => step.open.seat,
  question({ open: { revealed } }) {
    const list: Answer[] = [];
    for (let place = 0; place < revealed.length; place++) {
      const chest = at(revealed, place);
      if (revealed.indexOf(chest) === place) list.push({ kind: 'pick', chest });
    }
    return { list };
  },
  violation({ open }, { open: { region } }, _seat, move) {
    const rule = RULES[at(REGIONS, region)];
    return move.kind === 'pick' && open.revealed.includes(move.chest) ? undefined : rule;
  },
  play(ctx, { open: { region } }, seat, move) {
    if (move.kind === 'pick') takeRevealed(ctx, seat, region, move.chest);
  },
};

/** Each pick is resolved completely before the next. */
function takeRevealed(ctx: Ctx, seat: Seat, region: number, chest: number): void {
  const { revealed } = ctx.state.open;
  revealed.splice(revealed.indexOf(chest), 1);
  ctx.tell?.({ kind: 'picked', seat, region, chest, rule: RULES[at(REGIONS, region)] });
  acquire(ctx, seat, [chest]);
}

export const picked: Automatic<Staufer, 'picked'> = {
  run(ctx, { open: { region } }) {
    const { open } = ctx.state;
    if (open.revealed.length === 0) return;
    for (const chest of open.revealed) discardChest(open, chest);
    ctx.tell?.({ kind: 'leftDiscarded', region, chests: open.revealed, rule: 'STA-BON-10' });
    open.revealed = [];
  },
};
