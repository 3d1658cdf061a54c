import { prefs } from '../app/prefs.svelte.ts';
import { type Result, request } from './api.ts';

/** This person as the server knows them. */
export interface Me {
  readonly id: string;
  readonly name: string;
  readonly claimed: boolean;
  readonly email: string | null;
  readonly notices: { readonly push: boolean; readonly mail: boolean; readonly lang: string };
}

class Identity {
  me = $state.raw<Me | null>(null);
  /** Whether the server has been asked yet. */
  known = $state.raw(false);

  /** Asks the server who this is; strangers stay strangers. */
  async look(): Promise<Me | null> {
    const result = await request<Me>('GET', '/me');
    this.known = true;
    this.me = result.ok ? result.value : null;
    return this.me;
  }

  /** Makes sure there is somebody: a guest at once, with the name of this device if it has one. */
  async ensure(): Promise<Result<Me>> {
    if (this.me !== null) return { ok: true, value: this.me };
    const result = await request<Me>('POST', '/me/guest', prefs.name.trim().length >= 2 ? { name: prefs.name.trim() } : {});
    this.known = true;
    if (result.ok) this.me = result.value;
    return result;
  }
}

export const identity = new Identity();
