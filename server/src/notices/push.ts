import webpush from 'web-push';
import type { Secrets } from '../identity/secrets.ts';
import { Problem } from '../problem.ts';
import { touches } from '../store/locks.ts';
import type { House } from '../table/house.ts';
import { mustBePublic, publicAgent } from './public-address.ts';

export interface PushNote {
  readonly title: string;
  readonly text: string;
  readonly link: string;
}

/** Where a browser receives push messages. */
export interface PushAddress {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

const GONE = [404, 410];
const MOST = 10;

/** Web push. Subscriptions that are gone are deleted. */
export class Pusher {
  private readonly house: House;
  private readonly details: { subject: string; publicKey: string; privateKey: string };
  private readonly send: typeof webpush.sendNotification;
  private readonly agent = publicAgent();

  constructor(house: House, { vapid }: Secrets, subject: string, send: typeof webpush.sendNotification = webpush.sendNotification) {
    this.house = house;
    // Push services insist on a contact: an https address or a mail address.
    this.details = { ...vapid, subject: subject.startsWith('https:') ? subject : 'mailto:operator@localhost' };
    this.send = send;
  }

  /** Stores a subscription; a person keeps only a few. */
  async add(identity: string, { endpoint, keys }: PushAddress): Promise<void> {
    mustBePublic(endpoint);
    const row = { endpoint, identity, keys: JSON.stringify(keys), created: this.house.now() };
    const known = await this.house.store.db.selectFrom('pushes').selectAll().where('endpoint', '=', endpoint).executeTakeFirst();
    // Only the browser knows the keys: a client that has them may move the subscription to another person.
    if (known !== undefined && known.identity !== identity && known.keys !== row.keys) throw new Problem('not-allowed');
    await this.house.store.write(
      async (trx) => {
        const had = await trx.selectFrom('pushes').select('endpoint').where('identity', '=', identity).orderBy('created', 'desc').execute();
        for (const old of had.slice(MOST - 1)) await trx.deleteFrom('pushes').where('endpoint', '=', old.endpoint).execute();
        await trx
          .insertInto('pushes')
          .values(row)
          .onConflict((c) => c.column('endpoint').doUpdateSet({ identity, keys: row.keys }))
          .execute();
      },
      ...[touches.person(identity), touches.push(endpoint)],
    );
  }

  async remove(identity: string, endpoint: string): Promise<void> {
    await this.house.store.write(
      (trx) => trx.deleteFrom('pushes').where('identity', '=', identity).where('endpoint', '=', endpoint).execute(),
      ...[touches.person(identity), touches.push(endpoint)],
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
          agent: this.agent,
        });
      } catch (error) {
        const status = (error as { statusCode?: number }).statusCode ?? 0;
        if (GONE.includes(status)) await this.remove(identity, endpoint);
        else this.house.log.warn({ status }, 'a push failed');
      }
    }
  }
}
