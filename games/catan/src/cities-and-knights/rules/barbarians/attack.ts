import { type Automatic, add, num, range, type Seat } from '@ludoteca/kernel';
import { maybeWin } from '../../../rules/points.ts';
import type { Catan, CatanState, Ctx } from '../../../rules/types.ts';
import { plainCities } from '../improvements/metropolis.ts';
import { activeStrength } from '../knights/board.ts';
import { type Realm, realmOf } from '../realm.ts';
import { barbarianStrength } from './landing.ts';

/** Each player's strength against the barbarians: all active knights, or in the nasty variant those that were committed. */
function strengthsOf({ open, config, seats }: CatanState): number[] {
  const realm = realmOf(open);
  return seats.map((_, seat) => (config.options.nasty ? committedStrength(realm, seat) : activeStrength(realm, seat)));
}

function committedStrength(realm: Realm, seat: Seat): number {
  let strength = 0;
  for (const vertex of realm.committed) if (num(realm.knightOwners, vertex) === seat) strength += num(realm.knightLevels, vertex);
  return strength;
}

/** Cities against knights; a tie is held (CK-BARB-04). */
export const attack: Automatic<Catan, 'attack'> = {
  run(ctx, { open: { seat } }) {
    const { state } = ctx;
    const strengths = strengthsOf(state);
    const barbarians = barbarianStrength(state.open);
    const catan = strengths.reduce((sum, strength) => sum + strength, 0);
    const lost = barbarians > catan;
    ctx.tell?.({ kind: lost ? 'attackLost' : 'attackWon', barbarians, catan, strengths, rule: 'CK-BARB-04' });
    ctx.push({ kind: 'aftermath', open: { seat } });
    if (lost) findVictims(ctx, strengths);
    else rewardDefenders(ctx, seat, strengths);
  },
};

/** Of those with a city to lose, the weakest lose one each; the others are left alone (CK-BARB-05, CK-BARB-06). */
function findVictims(ctx: Ctx, strengths: readonly number[]): void {
  const { open, seats } = ctx.state;
  const exposed = range(seats.length).filter((seat) => plainCities(open, seat).length > 0);
  for (const seat of range(seats.length)) if (!exposed.includes(seat)) ctx.tell?.({ kind: 'spared', seat, rule: 'CK-BARB-06' });
  const lowest = Math.min(...exposed.map((seat) => num(strengths, seat)));
  const hit = exposed.filter((seat) => num(strengths, seat) === lowest);
  if (hit.length > 0) ctx.push({ kind: 'pillage', open: { hit } });
}

/** The strongest alone becomes a defender; several share the honour and draw a card each; without any knight nobody has earned anything. */
function rewardDefenders(ctx: Ctx, seat: Seat, strengths: readonly number[]): void {
  const { open } = ctx.state;
  const highest = Math.max(...strengths);
  if (highest === 0) {
    ctx.tell?.({ kind: 'nobodyRewarded', barbarians: barbarianStrength(open), rule: 'CK-BARB-13' });
    return;
  }
  const order = range(strengths.length).map((place) => (seat + place) % strengths.length);
  const best = order.filter((other) => strengths[other] === highest);
  const [single] = best;
  if (best.length === 1 && single !== undefined) honour(ctx, single);
  else {
    ctx.tell?.({ kind: 'defendersTied', seats: best, rule: 'CK-BARB-12' });
    ctx.push(...best.map((other) => ({ kind: 'reward', open: { seat: other } }) as const));
  }
}

/** The cards in the box may run out, the honour does not (CK-BARB-14). */
function honour(ctx: Ctx, seat: Seat): void {
  const { defenders } = realmOf(ctx.state.open);
  add(defenders, seat, 1);
  ctx.tell?.({ kind: 'defender', seat, cards: num(defenders, seat), rule: 'CK-BARB-11' });
  maybeWin(ctx, seat);
}

/** The knights that fought rest, the ship goes back, and the robber is free from the first landing on (CK-BARB-15, CK-ROB-04). */
export const aftermath: Automatic<Catan, 'aftermath'> = {
  run(ctx) {
    const { open, config } = ctx.state;
    const realm = realmOf(open);
    const knights = config.options.nasty
      ? realm.committed
      : range(realm.knightOwners.length).filter((vertex) => realm.knightActive[vertex] === 1);
    for (const vertex of knights) realm.knightActive[vertex] = 0;
    realm.committed = [];
    realm.ship = 0;
    realm.landings++;
    const first = realm.landings === 1;
    ctx.tell?.({ kind: 'barbariansLeft', knights, first, rule: 'CK-BARB-15' });
  },
};
