import { randomBytes } from 'node:crypto';
import webpush from 'web-push';
import { touches } from '../store/locks.ts';
import type { Store } from '../store/store.ts';

/** Secrets that are drawn once per database. */
export interface Secrets {
  /** Signs cookies. */
  readonly signing: string;
  /** Identifies this server to browsers' push services. */
  readonly vapid: { readonly publicKey: string; readonly privateKey: string };
}

/** The stored secrets; created at the first start. Of several processes that start together, one creates them. */
export async function loadSecrets(store: Store): Promise<Secrets> {
  const fresh: Record<string, string> = {
    signing: randomBytes(32).toString('base64url'),
    vapid: JSON.stringify(webpush.generateVAPIDKeys()),
  };
  await store.write(async (trx) => {
    for (const [key, value] of Object.entries(fresh)) {
      await trx
        .insertInto('meta')
        .values({ key, value })
        .onConflict((c) => c.doNothing())
        .execute();
    }
  }, touches.house);
  const rows = await store.db.selectFrom('meta').selectAll().where('key', 'in', Object.keys(fresh)).execute();
  const stored = Object.fromEntries(rows.map(({ key, value }) => [key, value]));
  return { signing: stored.signing ?? '', vapid: JSON.parse(stored.vapid ?? '{}') };
}
