import { num, row, type Seat } from '@ludoteca/kernel';
import { RESOURCES } from '../../../data/goods.ts';
import type { Action } from '../../../rules/action.ts';
import { CITY } from '../../../rules/building/city.ts';
import { giveBack, handOf } from '../../../rules/hand.ts';
import type { CatanRule } from '../../../rules/ledger.ts';
import type { CatanState, Open } from '../../../rules/types.ts';
import { METROPOLIS_LEVEL, TOP_LEVEL } from '../../data/improvements.ts';
import { TRACKS } from '../../data/progress.ts';
import { realmOf } from '../realm.ts';
import { claimMetropolis, metropolisOwner, plainCities } from './metropolis.ts';

const IMPROVE_MOVES = TRACKS.map((_, track) => ({ kind: 'improve', track }) as const);

export function levelOf(open: Open, seat: Seat, track: number): number {
  return num(realmOf(open).tracks, seat * TRACKS.length + track);
}

export function hasCity(open: Open, seat: Seat): boolean {
  return open.owners.some((owner, vertex) => owner === seat && open.levels[vertex] === CITY);
}

/** Why the next level of a track is not open to the player, the price aside. */
export function trackViolation(open: Open, seat: Seat, track: number): CatanRule | undefined {
  const next = levelOf(open, seat, track) + 1;
  if (next > TOP_LEVEL) return 'CK-IMP-07';
  if (!hasCity(open, seat)) return TRACKS.some((_, other) => levelOf(open, seat, other) > 0) ? 'CK-BARB-10' : 'CK-IMP-03';
  if (next < METROPOLIS_LEVEL || metropolisOwner(open, track) === seat) return undefined;
  return plainCities(open, seat).length > 0 ? undefined : 'CK-MET-05';
}

/** Level n costs n commodities of the track; a crane that waits takes one off (CK-SCI-02). */
function priceOf(open: Open, seat: Seat, track: number): number {
  return levelOf(open, seat, track) + 1 - realmOf(open).crane;
}

function canPay(state: CatanState, seat: Seat, track: number): boolean {
  return num(handOf(state, seat), RESOURCES.length + track) >= priceOf(state.open, seat, track);
}

/** The next level of a track. */
export const improve: Action<'improve'> = {
  list(state, seat, into) {
    for (let track = 0; track < TRACKS.length; track++) {
      if (canPay(state, seat, track) && trackViolation(state.open, seat, track) === undefined) into.push(row(IMPROVE_MOVES, track));
    }
  },
  violation(state, seat, { track }) {
    return trackViolation(state.open, seat, track) ?? (canPay(state, seat, track) ? undefined : 'CK-IMP-02');
  },
  play(ctx, seat, { track }) {
    const { open } = ctx.state;
    const realm = realmOf(open);
    const paid = priceOf(open, seat, track);
    const level = levelOf(open, seat, track) + 1;
    giveBack(ctx.state, seat, RESOURCES.length + track, paid);
    realm.tracks[seat * TRACKS.length + track] = level;
    realm.crane = 0;
    ctx.tell?.({ kind: 'improved', seat, track, level, paid, rule: 'CK-IMP-02' });
    if (level >= METROPOLIS_LEVEL) claimMetropolis(ctx, seat, track, level);
  },
};
