import { randomBytes } from 'node:crypto';
import { Problem } from '../problem.ts';
import { touches } from '../store/locks.ts';
import type { SessionRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { digest, type Scope, SEEN_EVERY_MS, type Signed, touch } from './sessions.ts';

/** Prefix of tokens, by which secret scanners recognise a leaked one. */
const MARK = 'lud_';
const DAY_MS = 24 * 3_600_000;
const MOST_TOKENS = 20;

export interface TokenWish {
  readonly label: string;
  readonly scopes: readonly Scope[];
  /** Days until it ends. */
  readonly days: number;
}

/** Makes a token for a program. Only its digest is stored: it is shown once. */
export async function openToken(store: Store, identity: string, wish: TokenWish, now: number): Promise<{ token: string; row: SessionRow }> {
  const token = `${MARK}${randomBytes(32).toString('base64url')}`;
  const row: SessionRow = {
    ...{ id: digest(token), identity, created: now, seen: now, agent: '' },
    ...{ label: wish.label, scopes: JSON.stringify([...new Set(wish.scopes)]), expires: now + wish.days * DAY_MS },
  };
  await store.write(async (trx) => {
    const own = await trx.selectFrom('sessions').select('id').where('identity', '=', identity).where('scopes', 'is not', null).execute();
    if (own.length >= MOST_TOKENS) throw new Problem('too-many', { detail: `at most ${MOST_TOKENS} tokens` });
    await trx.insertInto('sessions').values(row).execute();
  }, touches.person(identity));
  return { token, row };
}

/** The session of a program's token; undefined when it was revoked, has ended or never existed. */
export async function findToken(store: Store, token: string, now: number): Promise<Signed | undefined> {
  const session = digest(token);
  const row = await store.db
    .selectFrom('sessions')
    .innerJoin('identities', 'identities.id', 'sessions.identity')
    .selectAll('identities')
    .select(['sessions.seen as lastSeen', 'sessions.scopes', 'sessions.expires'])
    .where('sessions.id', '=', session)
    .executeTakeFirst();
  if (row === undefined || row.scopes === null || Number(row.expires) <= now) return undefined;
  const { lastSeen, scopes, expires, ...identity } = row;
  if (now - lastSeen > SEEN_EVERY_MS) await touch(store, session, identity.id, now);
  return { identity, session, scopes: scopesOf(scopes), expires: Number(expires) };
}

/** The tokens of a person, the newest first. */
export function listTokens(store: Store, identity: string): Promise<SessionRow[]> {
  return store.db
    .selectFrom('sessions')
    .selectAll()
    .where('identity', '=', identity)
    .where('scopes', 'is not', null)
    .orderBy('created', 'desc')
    .execute();
}

export function scopesOf(text: string | null): Scope[] {
  return text === null ? [] : (JSON.parse(text) as Scope[]);
}
