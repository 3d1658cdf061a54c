import { clone, type Reader } from '@ludoteca/kernel';
import type { Realm } from '../cities-and-knights/rules/realm.ts';
import type { CatanState, Open, Step } from './types.ts';

/** Shape 1 counted offers but not the trades that came of them, knew no number of commercial harbours, and had one step for all free roads. */
type FirstOpen = Omit<Open, 'deals' | 'realm'> & { realm?: Omit<Realm, 'harboursPlayed'> };

/** A stored position of an older shape, ready to go on. Of the trades of the present turn nothing is known, so it has had none. */
export function upgrade(old: Reader): CatanState {
  const { open: first, agenda, ...rest } = clone(old.value) as Omit<CatanState, 'open'> & { open: FirstOpen };
  const { realm, ...table } = first;
  const open: Open = { ...table, deals: 0 };
  if (realm === undefined) return { ...rest, shape: 2, open, agenda };
  open.realm = { ...realm, harboursPlayed: Math.max(...realm.exchanges) };
  return { ...rest, shape: 2, open, agenda: agenda.map(withOwnFreeRoad) };
}

function withOwnFreeRoad(step: Step): Step {
  return step.kind === 'freeRoad' ? { kind: 'ckFreeRoad', open: step.open } : step;
}
