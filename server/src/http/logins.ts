import type { Throttles } from '../world.ts';

/**
 * Counts an attempt to log in, and refuses when there were too many wrong ones: for a name from one address, for an address
 * with any name, for a name from any address. Strangers who guess a name cannot lock its owner out: a device that
 * the owner has logged in from before (`isOwners`) is counted by itself. Returns what to call after a right password: then it does not count.
 */
export function attempt(throttles: Throttles, name: string, address: string, isOwners: boolean): () => void {
  const pair = isOwners ? `device of ${name}` : `${name} ${address}`;
  throttles.logins.must(pair);
  const wide = isOwners ? [] : [`address ${address}`, `name ${name}`];
  for (const key of wide) throttles.spraying.must(key);
  return () => {
    throttles.logins.forgive(pair);
    for (const key of wide) throttles.spraying.forgive(key);
  };
}
