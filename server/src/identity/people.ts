import type { Lang } from '@ludoteca/text';
import { Problem } from '../problem.ts';
import { touches } from '../store/locks.ts';
import type { Db, IdentityRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { newId } from '../table/ids.ts';
import type { Person } from '../table/person.ts';
import { nameKey, nameShape, readName, suggestName } from './names.ts';
import { hashPassword, isPassword } from './passwords.ts';

/** What a person wants to be told, and how. */
export interface NoticeWishes {
  readonly push: boolean;
  readonly mail: boolean;
}

export const ALL_NOTICES: NoticeWishes = { push: true, mail: true };

/** A person as tables know them. */
export function personOf({ id, name, password }: IdentityRow): Person {
  return { id, name, claimed: password !== null };
}

/** Makes a guest, under the name they ask for or a generated one. */
export async function newGuest(
  store: Store,
  now: number,
  wish: { readonly name?: string | undefined; readonly lang: Lang },
): Promise<IdentityRow> {
  const row: IdentityRow = {
    id: newId(),
    name: wish.name === undefined ? await freeSuggestion(store, wish.lang) : readName(wish.name),
    name_key: null,
    name_shape: null,
    password: null,
    email: null,
    created: now,
    seen: now,
    banned: 0,
    notices: JSON.stringify(ALL_NOTICES),
  };
  await store.write(
    async (trx) => {
      await mustBeFree(trx, row.name, row.id);
      await trx.insertInto('identities').values(row).execute();
    },
    ...[touches.person(row.id), ...nameTouches(row.name)],
  );
  return row;
}

async function freeSuggestion(store: Store, lang: Lang): Promise<string> {
  for (;;) {
    const name = suggestName(lang);
    if (!(await isTaken(store.db, name, ''))) return name;
  }
}

/** Makes a guest's name their own, with a password to log in with later. */
export async function claimName(store: Store, who: IdentityRow, name: string, password: string): Promise<IdentityRow> {
  if (who.password !== null) throw new Problem('already-claimed');
  const shown = readName(name);
  await mustBeFree(store.db, shown, who.id);
  const claimed = { ...who, ...namesOf(shown), password: await hashPassword(password) };
  await wear(store, claimed);
  return claimed;
}

/** Changes the shown name; a claimed name moves with it. */
export async function rename(store: Store, who: IdentityRow, name: string): Promise<IdentityRow> {
  const shown = readName(name);
  const renamed = who.password === null ? { ...who, name: shown } : { ...who, ...namesOf(shown) };
  await wear(store, renamed);
  return renamed;
}

/** When somebody else has claimed a guest's name meanwhile, the guest needs another one before sitting down. */
export async function mustWearFreeName(db: Db, { id, name, claimed }: Person): Promise<void> {
  if (!claimed) await mustBeFree(db, name, id);
}

function namesOf(name: string): Pick<IdentityRow, 'name' | 'name_key' | 'name_shape'> {
  return { name, name_key: nameKey(name), name_shape: nameShape(name) };
}

/** Sets a name unless it reads or looks like somebody else's claimed name. */
async function wear(store: Store, { id, name, name_key, name_shape, password }: IdentityRow): Promise<void> {
  await taking(() =>
    store.write(
      async (trx) => {
        await mustBeFree(trx, name, id);
        await trx.updateTable('identities').set({ name, name_key, name_shape, password }).where('id', '=', id).execute();
      },
      ...[touches.person(id), ...nameTouches(name)],
    ),
  );
}

/** Two people who want names that read or look alike wait for each other. */
function nameTouches(name: string): string[] {
  return [touches.name(nameKey(name)), touches.name(`shape:${nameShape(name)}`)];
}

async function mustBeFree(db: Db, name: string, self: string): Promise<void> {
  if (await isTaken(db, name, self)) throw new Problem('name-taken');
}

async function isTaken(db: Db, name: string, self: string): Promise<boolean> {
  const [key, shape] = [nameKey(name), nameShape(name)];
  const found = await db
    .selectFrom('identities')
    .select('id')
    .where((is) => is.or([is('name_key', '=', key), ...(shape === '' ? [] : [is('name_shape', '=', shape)])]))
    .where('id', '!=', self)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

export async function setPassword(store: Store, identity: string, password: string): Promise<void> {
  const hashed = await hashPassword(password);
  await store.write(
    (trx) => trx.updateTable('identities').set({ password: hashed }).where('id', '=', identity).execute(),
    touches.person(identity),
  );
}

/** The person who logs in with a name and a password. */
export async function logIn(store: Store, name: string, password: string): Promise<IdentityRow> {
  const found = await findByName(store, name);
  if (!(await isPassword(found?.password, password)) || found === undefined) throw new Problem('wrong-login');
  if (found.banned === 1) throw new Problem('banned');
  return found;
}

export function findByName(store: Store, name: string): Promise<IdentityRow | undefined> {
  return store.db.selectFrom('identities').selectAll().where('name_key', '=', nameKey(name)).executeTakeFirst();
}

/** Two people may take the same name at the same moment; the database lets only one of them. */
async function taking(write: () => Promise<unknown>): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (error instanceof Error && /unique/i.test(error.message)) throw new Problem('name-taken');
    throw error;
  }
}

/** People as tables know them; unknown ids are left out. */
export async function loadPeople(db: Db, ids: readonly string[]): Promise<Person[]> {
  if (ids.length === 0) return [];
  return (await db.selectFrom('identities').selectAll().where('id', 'in', ids).execute()).map(personOf);
}
