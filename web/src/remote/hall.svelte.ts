import type { AnyEvent } from '@ludoteca/kernel';
import type { Facts } from '../link/link.ts';
import { type Result, request } from './api.ts';
import type { ClockRule, SeatClock } from './clock.ts';
import { identity } from './me.svelte.ts';

/** A table of the server as this person sees it. */
export interface TableInfo extends Facts {
  readonly pace: 'live' | 'mail';
  readonly listed: boolean;
  readonly clock: ClockRule;
  readonly clocks: readonly SeatClock[] | null;
  readonly created: number;
  readonly host: boolean;
  readonly invite: string | null;
  /** The link by which others may watch. */
  readonly watch: string | null;
  readonly proposal: Proposal | null;
  readonly frozen: boolean;
  /** Bots answer quicker and weaker than they should, because too many play at once; older servers do not say. */
  readonly busy?: boolean;
  readonly rematch: Rematch | null;
  /** In the list of one's own tables, where it is one's turn: the latest thing that happened to one. */
  readonly lately?: AnyEvent;
}

/** Something that needs everybody's word. */
export interface Proposal {
  readonly kind: 'takeback' | 'abandon';
  readonly seat: number;
  readonly asksYou: boolean;
  /** Whether it was made here, and may be withdrawn. */
  readonly mine: boolean;
  readonly missing: number;
  /** The moves that would go, the oldest first: whose, and the number of the change (0: none was noticed). */
  readonly moves?: readonly { readonly seat: number; readonly n: number }[];
}

/** The same game once more, in seats of the finished one. */
export interface Rematch {
  readonly id: string;
  readonly by: number | null;
  readonly accepted: readonly number[];
  readonly declined: readonly number[];
  readonly missing: readonly number[];
  readonly asksYou: boolean;
  readonly mine: boolean;
  /** The new table, once there is one. */
  readonly table: string | null;
}

/** How a table of the server is wished. */
export interface TableWish {
  readonly game: string;
  readonly seats: readonly string[];
  readonly options: Readonly<Record<string, string | number | boolean>>;
  readonly listed: boolean;
  readonly pace?: 'live' | 'mail';
  readonly clock?: ClockRule;
}

type Tables = { readonly tables: readonly TableInfo[] };

/** The tables of the server: mine, those with a free seat, those one can watch. */
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
    // Strangers have no tables, and asking for them would only be refused.
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

  async create(wish: TableWish): Promise<Result<TableInfo>> {
    const me = await identity.ensure();
    if (!me.ok) return me;
    markBeenHere();
    return request<TableInfo>('POST', '/tables', wish);
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
