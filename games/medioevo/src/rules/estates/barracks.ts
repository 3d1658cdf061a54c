import type { Seat } from '@ludoteca/kernel';
import { BARRACKS, ESTATES, RAID_COINS, RAMPART } from '../../data/estates.ts';
import { buryTop, count } from '../fief.ts';
import { pay } from '../money.ts';
import { others } from '../turn.ts';
import type { Ctx } from '../types.ts';

/** Everybody with fewer Ramparts than the attacker's Barracks pays two coins and loses the leftmost top tile. */
export function attack(ctx: Ctx, seat: Seat): void {
  const { open } = ctx.state;
  const barracks = count(open, seat, BARRACKS);
  const victims = others(open, seat).filter((other) => count(open, other, RAMPART) < barracks);
  ctx.tell?.({ kind: 'attack', seat, victims, rule: 'MED-BARR-06' });
  for (const other of others(open, seat)) {
    if (victims.includes(other)) raid(ctx, seat, other);
    else ctx.tell?.({ kind: 'spared', seat: other, rule: 'MED-RAMP-12' });
  }
}

/** Money and tile are lost independently of each other; the victim chooses nothing. */
function raid(ctx: Ctx, attacker: Seat, victim: Seat): void {
  const { open } = ctx.state;
  const coins = pay(open, victim, attacker, RAID_COINS);
  const tile = buryLeftmost(ctx, victim);
  ctx.tell?.({ kind: 'paid', seat: victim, to: attacker, coins, rule: 'MED-BARR-02' });
  if (tile === undefined) return;
  ctx.tell?.({ kind: 'buried', seat: victim, tile, rule: 'MED-BARR-03' });
}

function buryLeftmost(ctx: Ctx, victim: Seat): number | undefined {
  for (let estate = 0; estate < ESTATES.length; estate++) {
    const tile = buryTop(ctx.state.open, victim, estate);
    if (tile !== undefined) return tile;
  }
  return undefined;
}
