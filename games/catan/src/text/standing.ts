import { at } from '@ludoteca/kernel';
import type { Message } from '@ludoteca/text';
import { type Realm, realmOf } from '../cities-and-knights/rules/realm.ts';
import { knightAt, metropolisName } from '../cities-and-knights/text/words.ts';
import { NOBODY, type Open } from '../rules/types.ts';
import { levelName, say } from './words.ts';

/** The building on an intersection and its owner, or undefined. */
export function standingOn(open: Open, vertex: number): Message | undefined {
  const seat = at(open.owners, vertex);
  if (seat !== NOBODY) return building(open, vertex, seat);
  const knight = knightAt(open.realm, vertex);
  return knight === undefined ? undefined : say('outline.owned', { level: knight.name, seat: { seat: knight.seat } });
}

function building(open: Open, vertex: number, seat: number): Message {
  if (open.realm !== undefined) {
    const special = realmBuilding(realmOf(open), vertex, seat);
    if (special !== undefined) return special;
  }
  return say('outline.owned', { level: levelName(at(open.levels, vertex)), seat: { seat } });
}

/** A metropolis, a city with a wall or one laid on its side; undefined for plain settlements and cities. */
function realmBuilding({ metropolises, walls, tipped }: Realm, vertex: number, seat: number): Message | undefined {
  const track = metropolises.indexOf(vertex);
  const walled = at(walls, vertex) === 1;
  if (track >= 0) {
    return say(walled ? 'outline.metropolisWalled' : 'outline.metropolisBuilt', { metropolis: metropolisName(track), seat: { seat } });
  }
  if (tipped.includes(vertex)) return say('outline.tipped', { seat: { seat } });
  return walled ? say('outline.walled', { seat: { seat } }) : undefined;
}
