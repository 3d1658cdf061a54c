import { hasBlocked } from '../identity/blocks.ts';
import { Problem } from '../problem.ts';
import type { Db } from '../store/schema.ts';
import { isInside, mayEnter, type TableDoc } from './doc.ts';
import type { Person } from './person.ts';

/** Refuses people without access with "no such table". */
export function mustMayEnter(doc: TableDoc, person: { readonly id: string } | undefined, link: string | undefined): void {
  if (!mayEnter(doc, person?.id, link)) throw new Problem('no-table');
}

/** The link for watching does not lead to a seat. */
export function mustMayJoin(doc: TableDoc, person: Person, link: string | undefined): void {
  mustMayEnter(doc, person, link);
  if (link !== doc.invite && !mayEnter(doc, person.id, undefined)) throw new Problem('watch-only');
}

/** Refuses people whom the host has blocked; those who already sit there stay. */
export async function mustBeWelcome(db: Db, doc: TableDoc, { id }: Person): Promise<void> {
  if (!isInside(doc, id) && (await hasBlocked(db, doc.host, id))) throw new Problem('not-welcome');
}
