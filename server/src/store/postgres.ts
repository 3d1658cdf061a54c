import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Schema } from './schema.ts';
import { StoreRefusal } from './store-refusal.ts';

const INT8 = 20;
const CONNECTIONS = 8;
/** Query timeout: the connection may have died silently. */
const LONGEST_MS = 30_000;

/** Opens the pool. Lost connections are replaced by the pool itself, so a server outlives a restart of its database. */
export function openPostgres(url: string): { db: Kysely<Schema>; pool: pg.Pool } {
  const types = new pg.TypeOverrides();
  // Times fit into a double exactly until the year 287396.
  types.setTypeParser(INT8, Number);
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    types,
    connectionTimeoutMillis: 5_000,
    query_timeout: LONGEST_MS,
    keepAlive: true,
  });
  pool.on('error', () => undefined);
  // A connection that breaks while it is lent out must not end the process: its query fails, and that is enough.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return { db: new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) }), pool };
}

/** Why a database would not have us, by the codes of PostgreSQL, of the network and of TLS, or else by what the driver says. */
const REFUSED: readonly (readonly [RegExp, string])[] = [
  [/^28|password must be a string/, 'user or password is wrong'],
  [/^25006/, 'it can only be read'],
  [/does not support SSL/, 'it does not speak TLS'],
  [/CERT|^UNABLE_TO_/, 'its certificate cannot be verified'],
  [/^3D000/, 'there is no such database'],
  [/^42501/, 'this user may not make tables there'],
  [/^53300/, 'it has no connection left'],
  [/^(ENOTFOUND|EAI_AGAIN)/, 'its host is unknown'],
  [/^(ECONN|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|57P)/, 'it cannot be reached'],
  [/timeout/i, 'it does not answer'],
];

/** What the operator can mend, in one line that leaves out the password. */
export function postgresRefusal(error: unknown, url: string): unknown {
  const { code, message } = error as { readonly code?: unknown; readonly message?: unknown };
  const said = typeof code === 'string' ? code : String(message);
  const reason = REFUSED.find(([words]) => words.test(said))?.[1];
  return reason === undefined ? error : new StoreRefusal(`${['DATABASE_URL', placeOf(url)].join(' ').trim()}: ${reason}`);
}

function placeOf(url: string): string {
  if (!URL.canParse(url)) return '';
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}

/** Any number, the same for every Ludoteca: two processes that start together migrate one after the other. */
const MIGRATION_LOCK = 7_235_001;

/** Runs `work` while no other process of the same database does the same. */
export async function underAdvisoryLock(db: Kysely<Schema>, work: (db: Kysely<Schema>) => Promise<void>): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${MIGRATION_LOCK})`.execute(connection);
    try {
      await work(connection);
    } finally {
      await sql`select pg_advisory_unlock(${MIGRATION_LOCK})`.execute(connection);
    }
  });
}
