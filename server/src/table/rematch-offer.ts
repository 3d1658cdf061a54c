import { membersOf, type RematchOffer, type TableDoc } from './doc.ts';

/** The offer that stands; older tables know only the id of the table that came of it. */
export function offerOf({ rematch: kept }: TableDoc): RematchOffer | undefined {
  if (kept === null) return undefined;
  return typeof kept === 'string' ? { id: kept, by: '', accepted: [], declined: [], contributions: {}, open: true } : kept;
}

/** Everybody who has to say yes: those who sat here, as far as they still exist. */
export function invitedTo(doc: TableDoc): string[] {
  return membersOf(doc).filter((identity) => identity !== '');
}
