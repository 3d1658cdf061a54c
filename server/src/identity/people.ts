import { Problem } from '../problem.ts';
import { touches } from '../store/locks.ts';
import type { IdentityRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { newId } from '../table/ids.ts';
import { nameKey, readName, suggestName } from './names.ts';
import { hashPassword, isPassword } from './passwords.ts';

/** What a person wants to be told, and how. */
export interface NoticeWishes {
  readonly push: boolean;
  readonly mail: boolean;
}

export const ALL_NOTICES: NoticeWishes = { push: true, mail: true };

/** A guest: somebody at once, with a name to begin with. */
export async function newGuest(store: Store, now: number, name: string = suggestName()): Promise<IdentityRow> {
  const row: IdentityRow = {
    id: newId(),
    name: readName(name),
    name_key: null,
    password: null,
    email: null,
    created: now,
    seen: now,
    banned: 0,
    notices: JSON.stringify(ALL_NOTICES),
  };
  await store.write((trx) => trx.insertInto('identities').values(row).execute(), touches.person(row.id));
  return row;
}

/** Makes a guest's name their own, with a password to come back with. */
export async function claimName(store: Store, who: IdentityRow, name: string, password: string): Promise<void> {
  if (who.password !== null) throw new Problem('already-claimed');
  const shown = readName(name);
  const key = await freeKey(store, shown, who.id);
  const hashed = await hashPassword(password);
  await taking(() =>
    store.write(
      (trx) => trx.updateTable('identities').set({ name: shown, name_key: key, password: hashed }).where('id', '=', who.id).execute(),
      ...[touches.person(who.id), touches.name(key)],
    ),
  );
}

/** Changes the shown name; a claimed name moves with it. */
export async function rename(store: Store, who: IdentityRow, name: string): Promise<void> {
  const shown = readName(name);
  const key = who.password === null ? null : await freeKey(store, shown, who.id);
  await taking(() =>
    store.write(
      (trx) => trx.updateTable('identities').set({ name: shown, name_key: key }).where('id', '=', who.id).execute(),
      ...[touches.person(who.id), touches.name(key ?? '')],
    ),
  );
}

export async function setPassword(store: Store, identity: string, password: string): Promise<void> {
  const hashed = await hashPassword(password);
  await store.write(
    (trx) => trx.updateTable('identities').set({ password: hashed }).where('id', '=', identity).execute(),
    touches.person(identity),
  );
}

/** Who comes back with a name and a password. */
export async function logIn(store: Store, name: string, password: string): Promise<IdentityRow> {
  const found = await findByName(store, name);
  if (!(await isPassword(found?.password, password)) || found === undefined) throw new Problem('wrong-login');
  if (found.banned === 1) throw new Problem('banned');
  return found;
}

export function findByName(store: Store, name: string): Promise<IdentityRow | undefined> {
  return store.db.selectFrom('identities').selectAll().where('name_key', '=', nameKey(name)).executeTakeFirst();
}

async function freeKey(store: Store, name: string, self: string): Promise<string> {
  const key = nameKey(name);
  const taken = await store.db.selectFrom('identities').select('id').where('name_key', '=', key).executeTakeFirst();
  if (taken !== undefined && taken.id !== self) throw new Problem('name-taken');
  return key;
}

/** Two people may take the same name at the same moment; the database lets one of them. */
async function taking(write: () => Promise<unknown>): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (error instanceof Error && /unique/i.test(error.message)) throw new Problem('name-taken');
    throw error;
  }
}
