import { createHash, randomBytes } from 'node:crypto';
import { touches } from '../store/locks.ts';
import type { IdentityRow, SessionRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';

/** A signed-in person, and the session. */
export interface Signed {
  readonly identity: IdentityRow;
  readonly session: string;
  /** What a program's token allows; left out for a browser, which may do everything. */
  readonly scopes?: readonly Scope[];
  /** When that token ends. */
  readonly expires?: number;
}

/** What a token may allow: sitting down and playing, and making tables. */
export const SCOPES = ['play', 'host'] as const;
export type Scope = (typeof SCOPES)[number];

/** Interval at which the use of a session is recorded. */
export const SEEN_EVERY_MS = 10 * 60_000;
const LIFE_MS = 400 * 24 * 3_600_000;

/** Opens a session. Only the token's digest is stored. */
export async function openSession(store: Store, identity: string, agent: string, now: number): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const row = {
    id: digest(token),
    identity,
    created: now,
    seen: now,
    agent: agent.slice(0, 200),
    label: null,
    scopes: null,
    expires: null,
  };
  await store.write((trx) => trx.insertInto('sessions').values(row).execute(), touches.person(identity));
  return token;
}

/** The session of a token; undefined when it was revoked, is too old or never existed. */
export async function findSession(store: Store, token: string, now: number): Promise<Signed | undefined> {
  const session = digest(token);
  const row = await store.db
    .selectFrom('sessions')
    .innerJoin('identities', 'identities.id', 'sessions.identity')
    .selectAll('identities')
    .select('sessions.seen as lastSeen')
    .where('sessions.id', '=', session)
    .where('sessions.scopes', 'is', null)
    .executeTakeFirst();
  if (row === undefined || now - row.lastSeen > LIFE_MS) return undefined;
  const { lastSeen, ...identity } = row;
  if (now - lastSeen > SEEN_EVERY_MS) await touch(store, session, identity.id, now);
  return { identity, session };
}

export async function touch(store: Store, session: string, identity: string, now: number): Promise<void> {
  await store.write(async (trx) => {
    await trx.updateTable('sessions').set({ seen: now }).where('id', '=', session).execute();
    await trx.updateTable('identities').set({ seen: now }).where('id', '=', identity).execute();
  }, touches.person(identity));
}

export function listSessions(store: Store, identity: string): Promise<SessionRow[]> {
  return store.db.selectFrom('sessions').selectAll().where('identity', '=', identity).orderBy('seen', 'desc').execute();
}

/** Ends sessions: one, or all but one. Returns those that ended. */
export async function endSessions(store: Store, identity: string, which: { only?: string; except?: string }): Promise<string[]> {
  const all = await listSessions(store, identity);
  const gone = all.map(({ id }) => id).filter((id) => (which.only === undefined ? id !== which.except : id === which.only));
  if (gone.length === 0) return gone;
  await store.write(async (trx) => {
    await trx.deleteFrom('sessions').where('id', 'in', gone).execute();
    // Sockets of these sessions may be open at other processes.
    store.channel.say(trx, { identity });
  }, touches.person(identity));
  return gone;
}

export function digest(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
