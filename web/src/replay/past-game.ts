import type { SavedRecord, Seat } from '@ludoteca/kernel';
import type { TableInfo } from '@ludoteca/server/protocol';
import { type Result, request } from '../remote/api.ts';

/** The record of a server game. People without a seat at a private table need the secret that admitted them. */
export function serverRecord(table: string, admission: string | undefined): Promise<Result<SavedRecord>> {
  return request('GET', `/tables/${table}/record${asQuery(admission)}`);
}

/** At a table of the server: the seats that the person who looks had, and those that programs played. */
export async function seatsAt(
  table: string,
  admission: string | undefined,
): Promise<{ readonly mine: readonly Seat[]; readonly programs: readonly Seat[] }> {
  const info = await request<Pick<TableInfo, 'you' | 'seats'>>('GET', `/tables/${table}${asQuery(admission)}`);
  if (!info.ok) return { mine: [], programs: [] };
  const { you, seats } = info.value;
  return { mine: you, programs: seats.flatMap(({ program }, seat) => (program ? [seat] : [])) };
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
