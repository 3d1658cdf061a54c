import webpush from 'web-push';
import type { Secrets } from '../identity/secrets.ts';
import { Problem } from '../problem.ts';
import type { House } from '../table/house.ts';

export interface PushNote {
  readonly title: string;
  readonly text: string;
  readonly link: string;
}

/** Where a browser wants to be reached. */
export interface PushAddress {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

const GONE = [404, 410];
const MOST = 10;

/** Web push. Addresses that are gone are forgotten. */
export class Pusher {
  private readonly house: House;
  private readonly details: { subject: string; publicKey: string; privateKey: string };
  private readonly send: typeof webpush.sendNotification;

  constructor(house: House, { vapid }: Secrets, subject: string, send: typeof webpush.sendNotification = webpush.sendNotification) {
    this.house = house;
    // Push services insist on a contact: an https address or a mail address.
    this.details = { ...vapid, subject: subject.startsWith('https:') ? subject : 'mailto:operator@localhost' };
    this.send = send;
  }

  /** Remembers an address, a handful per person. */
  async add(identity: string, { endpoint, keys }: PushAddress): Promise<void> {
    mustBePublic(endpoint);
    const row = { endpoint, identity, keys: JSON.stringify(keys), created: this.house.now() };
    await this.house.store.write(async (trx) => {
      const had = await trx.selectFrom('pushes').select('endpoint').where('identity', '=', identity).orderBy('created', 'desc').execute();
      for (const old of had.slice(MOST - 1)) await trx.deleteFrom('pushes').where('endpoint', '=', old.endpoint).execute();
      await trx
        .insertInto('pushes')
        .values(row)
        .onConflict((c) => c.column('endpoint').doUpdateSet({ identity, keys: row.keys }))
        .execute();
    });
  }

  async remove(identity: string, endpoint: string): Promise<void> {
    await this.house.store.write((trx) =>
      trx.deleteFrom('pushes').where('identity', '=', identity).where('endpoint', '=', endpoint).execute(),
    );
  }

  async push(identity: string, note: PushNote): Promise<void> {
    const rows = await this.house.store.db.selectFrom('pushes').selectAll().where('identity', '=', identity).execute();
    for (const { endpoint, keys } of rows) {
      try {
        await this.send({ endpoint, keys: JSON.parse(keys) }, JSON.stringify(note), {
          vapidDetails: this.details,
          TTL: 3_600,
          timeout: 5_000,
        });
      } catch (error) {
        const status = (error as { statusCode?: number }).statusCode ?? 0;
        if (GONE.includes(status)) await this.remove(identity, endpoint);
        else this.house.log.warn({ status }, 'a push failed');
      }
    }
  }
}

/** We send to addresses that strangers name: never into our own network. */
function mustBePublic(endpoint: string): void {
  const url = URL.canParse(endpoint) ? new URL(endpoint) : undefined;
  const isName = url !== undefined && /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}$/i.test(url.hostname);
  if (url?.protocol !== 'https:' || !isName || url.port !== '' || /\.(local|internal|localhost)$/i.test(url.hostname)) {
    throw new Problem('bad-request', { detail: 'a push address is a public https address' });
  }
}
