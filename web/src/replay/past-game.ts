import type { SavedRecord, Seat } from '@ludoteca/kernel';
import { type Result, request } from '../remote/api.ts';

/** The record of a server game. People without a seat at a private table need the secret that admitted them. */
export function serverRecord(table: string, admission: string | undefined): Promise<Result<SavedRecord>> {
  return request('GET', `/tables/${table}/record${asQuery(admission)}`);
}

/** The seats that the person who looks had at a table of the server. */
export async function ownSeats(table: string, admission: string | undefined): Promise<readonly Seat[]> {
  const info = await request<{ readonly you: readonly Seat[] }>('GET', `/tables/${table}${asQuery(admission)}`);
  return info.ok ? info.value.you : [];
}

function asQuery(admission: string | undefined): string {
  return admission === undefined ? '' : `?link=${encodeURIComponent(admission)}`;
}

/** What the address of a replay carries besides the game. */
export interface ReplayWish {
  readonly admission?: string | undefined;
  /** Opens the review at once. */
  readonly review?: boolean;
  readonly move?: number | undefined;
}

export function replayAddress(source: 'local' | 'table', id: string, { admission, review = false, move }: ReplayWish = {}): string {
  const words = [...(review ? ['review'] : []), ...(admission === undefined ? [] : [`link=${encodeURIComponent(admission)}`])];
  return `/replay/${source}/${id}${words.length === 0 ? '' : `?${words.join('&')}`}${move === undefined ? '' : `#${move}`}`;
}
