import type { Seat } from '@ludoteca/kernel';
import { type Result, request } from '../remote/api.ts';

interface ShareInfo {
  readonly key: string | null;
  readonly nameless: readonly Seat[];
}

/** How this person shares a table of the server. */
export class Sharing {
  readonly table: string;
  known = $state.raw(false);
  key = $state.raw<string | null>(null);
  nameless = $state.raw<readonly Seat[]>([]);
  problem = $state.raw('');

  constructor(table: string) {
    this.table = table;
  }

  look(): Promise<void> {
    return this.take(request('GET', `/tables/${this.table}/share`));
  }

  share(): Promise<void> {
    return this.take(request('POST', `/tables/${this.table}/share`));
  }

  withdraw(): Promise<void> {
    return this.take(request('DELETE', `/tables/${this.table}/share`));
  }

  goNameless(seat: Seat, nameless: boolean): Promise<void> {
    return this.take(request('PUT', `/tables/${this.table}/seats/${seat}/nameless`, { nameless }));
  }

  private async take(asked: Promise<Result<ShareInfo>>): Promise<void> {
    const result = await asked;
    this.known = true;
    this.problem = result.ok ? '' : result.words;
    if (!result.ok) return;
    this.key = result.value.key;
    this.nameless = result.value.nameless;
  }
}

/** The address of a shared game, at a move. */
export function sharedAddress(key: string, move?: number): string {
  return `${location.origin}/p/${key}${move === undefined ? '' : `#${move}`}`;
}

/** The lines that show a shared game in a page of one's own, at a move. */
export function embedCode(key: string, title: string, move?: number): string {
  const address = `${location.origin}/embed/${key}${move === undefined ? '' : `#${move}`}`;
  return `<iframe src="${address}" title="${title.replaceAll('"', '&quot;')}" width="1040" height="720" style="border:0;max-width:100%"></iframe>`;
}
