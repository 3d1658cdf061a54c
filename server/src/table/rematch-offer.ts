import { membersOf, type RematchOffer, type TableDoc } from './doc.ts';

/** The current offer; older tables know only the id of the resulting table. */
export function offerOf({ rematch: kept }: TableDoc): RematchOffer | undefined {
  if (kept === null) return undefined;
  return typeof kept === 'string' ? { id: kept, by: '', accepted: [], declined: [], contributions: {}, open: true } : kept;
}

/** Everybody who has to accept: those who sat here and still exist. */
export function invitedTo(doc: TableDoc): string[] {
  return membersOf(doc).filter((identity) => identity !== '');
}
