import { add, num, type Seat } from '@ludoteca/kernel';
import { GRAIN } from '../../data/goods.ts';
import { type CatanState, handOf, NOBODY } from '../../rules/index.ts';
import { SHIP_SPACES } from '../data/knights.ts';
import type { Realm } from '../rules/realm.ts';

/** The cost of losing a city: the point, its cards, the price to build it again; with the last one commodities and improvements too. */
const CITY_LOST = 4;
const LAST_CITY_LOST = 6;
/** The value of being Defender, and of drawing a card with others. */
const DEFENDER = 1;
const SHARED = 0.22;
/** The value of a knight by itself, by strength: it blocks, chases the robber, stays for the next landing. */
const KEPT = 0.2;
/** The probability that an inactive knight is activated in time by a player with grain, by the spaces that the ship has still to go. */
const IN_TIME: readonly number[] = [0, 0.05, 0.2, 0.4, 0.55, 0.65, 0.65, 0.65];
/** The same without grain, as a part of that. */
const NO_GRAIN = 0.6;

/** Work space of one call, by seat: strength foreseen at the next landing, all strength, ordinary cities, strongest inactive knight. */
const expected: number[] = [];
const total: number[] = [];
const ordinary: number[] = [];
const asleep: number[] = [];
/** By seat: the probability that inactive knights are activated in time. */
const waking: number[] = [];

/** The share of the doubt, from 0 to 1, that a difference of strengths resolves. */
function likely(difference: number, doubt: number): number {
  return 1 / (1 + Math.exp(-difference / doubt));
}

export interface Defence {
  worth: number;
  /** Cities of the player that barbarians could sack. */
  ordinaryCities: number;
  /** The value of one more point of active strength. */
  need: number;
  /** The value of activating the strongest inactive knight. */
  alarm: number;
}

const defence: Defence = { worth: 0, ordinaryCities: 0, need: 0, alarm: 0 };

/** The forecast of the next landing for one player. */
export function defenceOf(state: CatanState, realm: Realm, seat: Seat, ahead: number): Defence {
  const left = SHIP_SPACES - realm.ship;
  // Cities go on being built while the ship is on its way.
  const barbarians = survey(state, realm, left) + 0.25 * (left - 1);
  const soon = 1 - 0.07 * (left - 1);
  const players = state.seats.length;
  const now = outlook(seat, players, barbarians, left, 0);
  const strongest = num(asleep, seat);
  defence.ordinaryCities = num(ordinary, seat);
  defence.need = (outlook(seat, players, barbarians, left, 1) - now) * soon;
  defence.alarm = strongest < 2 ? strongest * defence.need : (outlook(seat, players, barbarians, left, strongest) - now) * soon;
  defence.worth = now * soon * (0.75 + 0.25 * ahead) + num(total, seat) * KEPT * ahead;
  return defence;
}

/** Counts strengths and cities; returns all cities. */
function survey(state: CatanState, realm: Realm, left: number): number {
  const { open } = state;
  const inTime = num(IN_TIME, left);
  for (let seat = 0; seat < state.seats.length; seat++) {
    expected[seat] = total[seat] = ordinary[seat] = asleep[seat] = 0;
    waking[seat] = num(handOf(state, seat), GRAIN) > 0 ? inTime : inTime * NO_GRAIN;
  }
  let cities = 0;
  for (let vertex = 0; vertex < open.owners.length; vertex++) {
    if (num(open.levels, vertex) === 2) {
      cities++;
      if (!realm.metropolises.includes(vertex)) add(ordinary, num(open.owners, vertex), 1);
    }
    const owner = num(realm.knightOwners, vertex);
    if (owner === NOBODY) continue;
    const level = num(realm.knightLevels, vertex);
    const isActive = num(realm.knightActive, vertex) === 1;
    add(total, owner, level);
    add(expected, owner, isActive ? level : level * num(waking, owner));
    if (!isActive && level > num(asleep, owner)) asleep[owner] = level;
  }
  return cities;
}

/** The expected gain or loss at the landing with this much more strength of the player's own. */
function outlook(seat: Seat, players: number, barbarians: number, left: number, more: number): number {
  const own = num(expected, seat) + more;
  let catan = more;
  for (let other = 0; other < players; other++) catan += num(expected, other);
  const lost = likely(barbarians - catan - 0.5, 0.3 + 0.2 * left);
  // All who share the lowest place are hit, so with the ship at the coast a tie is no comfort.
  const rivalry = 0.1 + 0.13 * left;
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
  return (1 - lost) * reward - lost * lowest * (num(ordinary, seat) === 1 ? LAST_CITY_LOST : CITY_LOST);
}
