import type { Me } from '@ludoteca/server/protocol';
import { lang } from '../app/lang.svelte.ts';
import { prefs } from '../app/prefs.svelte.ts';
import { type Result, request } from './api.ts';

/** Tells this browser's other tabs that the person's name or identity has changed. */
const tabs = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('ludoteca-identity');

class Identity {
  me = $state.raw<Me | null>(null);
  /** Whether the server has been asked yet. */
  known = $state.raw(false);

  constructor() {
    tabs?.addEventListener('message', () => {
      if (this.known) void this.look();
    });
  }

  /** Asks the server who this is; null without a session. */
  async look(): Promise<Me | null> {
    const result = await request<Me>('GET', '/me');
    this.known = true;
    this.me = result.ok ? result.value : null;
    return this.me;
  }

  /** The person has a new name, has signed in or out: every tab asks again. */
  async change(): Promise<Me | null> {
    const me = await this.look();
    tabs?.postMessage(null);
    return me;
  }

  /** Makes sure that there is a session: a guest's, with the name of this device if it has one. */
  async ensure(): Promise<Result<Me>> {
    if (this.me !== null) return { ok: true, value: this.me };
    const name = prefs.name.trim();
    const asked = await request<Me>('POST', '/me/guest', { lang: lang(), ...(name.length >= 2 ? { name } : {}) });
    // The name belongs to somebody else: continue under a suggested one, and ask for another before sitting down.
    const isTaken = !asked.ok && asked.code === 'name-taken';
    const result = isTaken ? await request<Me>('POST', '/me/guest', { lang: lang() }) : asked;
    this.known = true;
    if (result.ok) this.me = result.value;
    return result;
  }

  /** Sets the name before sitting down. Does not call the server if the name is unchanged. */
  async wear(name: string): Promise<Result<Me>> {
    const wished = name.trim();
    if (this.me === null) prefs.name = wished;
    const me = await this.ensure();
    if (!me.ok) return me;
    if (me.value.name === wished) {
      prefs.name = wished;
      return me;
    }
    const renamed = await request('PATCH', '/me', { name: wished });
    if (!renamed.ok) return renamed;
    prefs.name = wished;
    this.me = { ...me.value, name: wished };
    await this.change();
    return { ok: true, value: { ...me.value, name: wished } };
  }

  /** Blocks somebody, or unblocks them. */
  async block(id: string, isBlocked: boolean): Promise<Result<unknown>> {
    const result = await request<{ blocked: Me['blocked'] }>(isBlocked ? 'PUT' : 'DELETE', `/me/blocked/${id}`);
    if (result.ok && this.me !== null) this.me = { ...this.me, blocked: result.value.blocked };
    return result;
  }
}

export const identity = new Identity();
