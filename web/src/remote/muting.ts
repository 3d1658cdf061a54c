import type { ChatLine } from '@ludoteca/server/protocol';
import { prefs } from '../app/prefs.svelte.ts';
import type { TableLink } from '../link/link.ts';
import { identity } from './me.svelte.ts';

/** Whether this person has muted the author of a line, under any name. */
export function isSilenced(by: string): boolean {
  return prefs.muted.includes(by) || identity.me?.blocked?.some(({ id }) => id === by) === true;
}

/** The lines of chat that are shown. */
export function audible({ chat }: TableLink): readonly ChatLine[] {
  return chat.filter(({ by }) => !isSilenced(by));
}

/** Number of lines since the chat was last in sight. */
export function unheardLines(link: TableLink): number {
  return Math.max(0, audible(link).filter(({ number }) => number > (link.heard ?? 0)).length);
}

/** The whole chat has been in sight. */
export function hearChat(link: TableLink): void {
  link.heard = link.chat[link.chat.length - 1]?.number ?? 0;
}
