import { Problem } from '../problem.ts';
import type { Visitor } from '../protocol.ts';
import { touches } from '../store/locks.ts';
import type { Db } from '../store/schema.ts';
import type { Store } from '../store/store.ts';

const MOST = 500;

/** Blocks somebody from the person's own tables. */
export async function block(store: Store, identity: string, blocked: string, now: number): Promise<void> {
  if (identity === blocked) throw new Problem('not-allowed', { detail: 'nobody can block themselves' });
  const known = await store.db.selectFrom('identities').select('id').where('id', '=', blocked).executeTakeFirst();
  if (known === undefined) throw new Problem('not-found');
  if ((await blockedBy(store.db, identity)).length >= MOST) throw new Problem('too-many');
  const row = { identity, blocked, made: now };
  await store.write(
    (trx) =>
      trx
        .insertInto('blocks')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
    touches.person(identity),
  );
}

export async function unblock(store: Store, identity: string, blocked: string): Promise<void> {
  await store.write(
    (trx) => trx.deleteFrom('blocks').where('identity', '=', identity).where('blocked', '=', blocked).execute(),
    touches.person(identity),
  );
}

export function blockedBy(db: Db, identity: string): Promise<Visitor[]> {
  return db
    .selectFrom('blocks')
    .innerJoin('identities', 'identities.id', 'blocks.blocked')
    .select(['identities.id', 'identities.name'])
    .where('blocks.identity', '=', identity)
    .orderBy('blocks.made')
    .execute();
}

export async function hasBlocked(db: Db, identity: string, other: string): Promise<boolean> {
  const row = await db.selectFrom('blocks').select('made').where('identity', '=', identity).where('blocked', '=', other).executeTakeFirst();
  return row !== undefined;
}
