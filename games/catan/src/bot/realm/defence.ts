import { add, type Seat } from '@ludoteca/kernel';
import { VERTICES } from '../../data/board.ts';
import { SHIP_SPACES } from '../../data/knights.ts';
import { NOBODY, type Open } from '../../rules/index.ts';
import { num } from '../../rules/lists.ts';
import type { Realm } from '../../rules/realm.ts';

/** What losing a city costs: the point, and the cards to build it again. */
const CITY_LOST = 3;
/** What it is worth to be Defender, and to draw a card with others. */
const DEFENDER = 1;
const SHARED = 0.22;
/** What a knight is worth by itself, by strength: it blocks, chases the robber, stays for the next landing. */
const KEPT = 0.25;

/** Work space of one call, by seat: strength at the next landing as far as can be foreseen, all strength, ordinary cities. */
const expected: number[] = [];
const total: number[] = [];
const ordinary: number[] = [];

/** From 0 to 1: how much of a doubt a difference of strengths resolves. */
function likely(difference: number, doubt: number): number {
  return 1 / (1 + Math.exp(-difference / doubt));
}

export interface Defence {
  worth: number;
  /** Cities of the player that barbarians could sack. */
  ordinaryCities: number;
  /** How much one more point of active strength would be worth. */
  need: number;
}

const defence: Defence = { worth: 0, ordinaryCities: 0, need: 0 };

/** The next landing as it looks now, for one player. */
export function defenceOf(open: Open, realm: Realm, seat: Seat, players: number, ahead: number): Defence {
  const left = SHIP_SPACES - realm.ship;
  const cities = survey(open, realm, players, left);
  defence.ordinaryCities = num(ordinary, seat);
  const doubt = 0.4 + 0.2 * left;
  // Cities go on being built while the ship is on its way.
  const barbarians = cities + 0.25 * (left - 1);
  const soon = 1 - 0.07 * (left - 1);
  const now = outlook(seat, players, barbarians, doubt, 0);
  const better = outlook(seat, players, barbarians, doubt, 1);
  defence.need = (better - now) * soon;
  defence.worth = now * soon * (0.75 + 0.25 * ahead) + num(total, seat) * KEPT * ahead;
  return defence;
}

/** Counts strengths and cities; returns all cities. */
function survey(open: Open, realm: Realm, players: number, left: number): number {
  for (let seat = 0; seat < players; seat++) expected[seat] = total[seat] = ordinary[seat] = 0;
  // A passive knight may be active by then, the more likely the longer the ship takes.
  const roused = left <= 1 ? 0.12 : left === 2 ? 0.3 : left === 3 ? 0.45 : 0.6;
  let cities = 0;
  for (let vertex = 0; vertex < VERTICES; vertex++) {
    if (num(open.levels, vertex) === 2) {
      cities++;
      if (!realm.metropolises.includes(vertex)) add(ordinary, num(open.owners, vertex), 1);
    }
    const owner = num(realm.knightOwners, vertex);
    if (owner === NOBODY) continue;
    const level = num(realm.knightLevels, vertex);
    add(total, owner, level);
    add(expected, owner, num(realm.knightActive, vertex) === 1 ? level : level * roused);
  }
  return cities;
}

/** What the landing promises (or threatens) with so much more strength of one's own. */
function outlook(seat: Seat, players: number, barbarians: number, doubt: number, more: number): number {
  const own = num(expected, seat) + more;
  let catan = more;
  for (let other = 0; other < players; other++) catan += num(expected, other);
  const lost = likely(barbarians - catan - 0.5, doubt);
  const rivalry = 0.35 + 0.4 * doubt;
  let lowest = num(ordinary, seat) > 0 ? 1 : 0;
  let highest = 1;
  let level = 1;
  for (let other = 0; other < players; other++) {
    if (other === seat) continue;
    const ahead = own - num(expected, other);
    highest *= likely(ahead - 0.5, rivalry);
    level *= likely(ahead + 0.5, rivalry);
    if (num(ordinary, other) > 0) lowest *= 1 - likely(ahead - 0.5, rivalry);
  }
  const reward = own === 0 ? 0 : highest * DEFENDER + (level - highest) * SHARED;
  // Without any city there are no commodities and no improvements.
  const loss = num(ordinary, seat) === 1 ? CITY_LOST * 1.3 : CITY_LOST;
  return (1 - lost) * reward - lost * lowest * loss;
}
