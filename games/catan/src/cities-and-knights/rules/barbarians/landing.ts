import { type Decision, num, range, type Seat } from '@ludoteca/kernel';
import { CITY } from '../../../rules/building/city.ts';
import type { Catan, Ctx, Open, Step } from '../../../rules/types.ts';
import { isOwnKnight } from '../knights/board.ts';
import { type Realm, realmOf } from '../realm.ts';

/** Their strength is the number of cities, those with a metropolis included (CK-BARB-01). */
export function barbarianStrength(open: Open): number {
  let cities = 0;
  for (let vertex = 0; vertex < open.levels.length; vertex++) if (open.levels[vertex] === CITY) cities++;
  return cities;
}

/** They attack at once; nobody can still arm a knight. In the nasty variant the players say first which knights fight. */
export function land(ctx: Ctx, seat: Seat): void {
  const { open, config, seats } = ctx.state;
  const realm = realmOf(open);
  const barbarians = barbarianStrength(open);
  ctx.tell?.({
    kind: 'barbariansLanded',
    barbarians,
    first: realm.landings === 0,
    rule: 'CK-EVENT-01',
  });
  const steps: Step[] = [];
  if (config.options.nasty) {
    const order = range(seats.length).map((place) => (seat + place) % seats.length);
    for (const other of order) if (activeOf(realm, other).length > 0) steps.push({ kind: 'muster', open: { seat: other } });
  }
  ctx.push(...steps, { kind: 'attack', open: { seat } });
}

/** The vertices of a player's active knights. */
export function activeOf(realm: Realm, seat: Seat): number[] {
  const places: number[] = [];
  for (let vertex = 0; vertex < realm.knightOwners.length; vertex++) {
    if (isOwnKnight(realm, seat, vertex) && realm.knightActive[vertex] === 1) places.push(vertex);
  }
  return places;
}

const strengthAt = (realm: Realm, vertices: readonly number[]): number =>
  vertices.reduce((sum, vertex) => sum + num(realm.knightLevels, vertex), 0);

/** Nasty variant: any of the own active knights, openly and one player after the other (CK-VAR-01). */
export const muster: Decision<Catan, 'muster', 'commit'> = {
  rule: 'CK-VAR-01',
  answers: ['commit'],
  asks: (_, step) => step.open.seat,
  question({ open }, _step, seat) {
    const from = activeOf(realmOf(open), seat);
    return { selections: [{ head: { kind: 'commit' }, from, min: 0, max: from.length }] };
  },
  violation({ open }, _step, seat, { items }) {
    const active = activeOf(realmOf(open), seat);
    const once = new Set(items).size === items.length;
    return once && items.every((vertex) => active.includes(vertex)) ? undefined : 'CK-VAR-01';
  },
  play(ctx, _step, seat, { items }) {
    const realm = realmOf(ctx.state.open);
    realm.committed.push(...items);
    ctx.tell?.({ kind: 'mustered', seat, vertices: items, strength: strengthAt(realm, items), rule: 'CK-VAR-01' });
  },
};
