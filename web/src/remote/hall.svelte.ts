import type { TableInfo, TableRequest } from '@ludoteca/server/protocol';
import { type Result, request } from './api.ts';
import { identity } from './me.svelte.ts';

type Tables = { readonly tables: readonly TableInfo[] };

/** The server's tables: mine, those with a free seat, those one can watch. */
class Hall {
  mine = $state.raw<readonly TableInfo[]>([]);
  open = $state.raw<readonly TableInfo[]>([]);
  watchable = $state.raw<readonly TableInfo[]>([]);
  offline = $state.raw(false);

  async look(): Promise<void> {
    const open = await request<Tables>('GET', '/tables?list=open');
    this.offline = !open.ok;
    if (!open.ok) return;
    const watch = await request<Tables>('GET', '/tables?list=watch');
    // People without a session have no tables, and the request would be refused.
    const mine = identity.known && identity.me === null ? undefined : await this.lookForMine();
    this.mine = mine ?? [];
    const isMine = ({ id }: TableInfo): boolean => this.mine.some((one) => one.id === id);
    this.open = open.value.tables.filter((table) => !isMine(table));
    this.watchable = watch.ok ? watch.value.tables.filter((table) => !isMine(table)) : [];
  }

  private async lookForMine(): Promise<readonly TableInfo[] | undefined> {
    if (!hasBeenHere()) return undefined;
    const result = await request<Tables>('GET', '/tables?list=mine');
    return result.ok ? result.value.tables : undefined;
  }

  async create(table: TableRequest): Promise<Result<TableInfo>> {
    const me = await identity.ensure();
    if (!me.ok) return me;
    markBeenHere();
    return request<TableInfo>('POST', '/tables', table);
  }
}

const KEY = 'ludoteca.known';

/** The session itself cannot be read by scripts; this only says that there probably is one. */
export function hasBeenHere(): boolean {
  return localStorage.getItem(KEY) === 'yes';
}

export function markBeenHere(): void {
  localStorage.setItem(KEY, 'yes');
}

export const hall = new Hall();
