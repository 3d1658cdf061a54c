import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readBackup, writeBackup } from '../src/operations/backup.ts';
import { claimJobs, waitingTurns } from '../src/store/job-store.ts';
import { migrate } from '../src/store/migrate.ts';
import { MIGRATIONS } from '../src/store/migrations.ts';
import { openStore, type Store } from '../src/store/store.ts';
import { changeJobs, hasKey, insertEntry, insertTable, loadEntries, loadTable, replaceTable } from '../src/store/table-store.ts';
import type { TableDoc } from '../src/table/doc.ts';
import { newDir, removeDir } from './support/house.ts';
import { type Postgres, startPostgres } from './support/postgres.ts';

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

function doc(id: string): TableDoc {
  return {
    ...{ id, version: 1, game: 'medioevo', config: { seats: 2, options: {} }, host: 'h', pace: 'live', listed: true, invite: `i-${id}` },
    ...{ phase: 'gathering', seats: [{ kind: 'open' }, { kind: 'bot', level: 'easy' }], clock: { kind: 'none' }, clocks: null },
    ...{ created: 1, started: null, touched: 1, secret: 's', promise: 'p', seed: null, commitment: null, sequence: 0, decision: 0 },
    ...{ asked: [], waiting: [], turns: [0, 0], proposal: null, frozen: null, result: null, rematch: null },
  };
}

const entry = (table: string, sequence: number, key: string | null) => ({
  ...{ table_id: table, sequence, seat: 0, move: 'pass', decision: 1, key, made: 1_800_000_000_000, numbers: '[]', body: '{}' },
});

describe.each(['sqlite', 'postgres'] as const)('the store on %s', (kind) => {
  let store: Store;
  let dir: string;
  let url: string | undefined;
  const open = (): Promise<Store> => openStore({ dataDir: dir, databaseUrl: url });
  beforeAll(async () => {
    dir = newDir();
    url = kind === 'postgres' ? await postgres.database() : undefined;
    store = await open();
  });
  afterAll(async () => {
    await store.close();
    removeDir(dir);
  });

  test('keeps a table and its log, times exact to the millisecond', async () => {
    await store.write((trx) => insertTable(trx, doc('a')));
    await store.write((trx) => insertEntry(trx, entry('a', 1, 'k1')));
    expect(await loadTable(store.db, 'a')).toEqual(doc('a'));
    expect(await loadEntries(store.db, 'a', 0, 9)).toEqual([entry('a', 1, 'k1')]);
    expect(await hasKey(store.db, 'a', 'k1')).toBe(true);
    expect(await hasKey(store.db, 'a', 'k2')).toBe(false);
  });

  test('lets one of two writers win who have seen the same version', async () => {
    await store.write((trx) => insertTable(trx, doc('b')));
    const next = { ...doc('b'), version: 2 };
    const results = await Promise.all([1, 2, 3].map(() => store.write((trx) => replaceTable(trx, next))));
    expect(results.filter(Boolean)).toHaveLength(1);
  });

  test('refuses a sequence number or a key twice, and the others of the same commit go through', async () => {
    await store.write((trx) => insertEntry(trx, entry('c', 1, 'x')));
    const results = await Promise.allSettled([
      store.write((trx) => insertEntry(trx, entry('c', 2, null))),
      store.write((trx) => insertEntry(trx, entry('c', 1, 'y'))),
      store.write((trx) => insertEntry(trx, entry('c', 3, 'x'))),
      store.write((trx) => insertEntry(trx, entry('c', 4, null))),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled']);
    expect((await loadEntries(store.db, 'c', 0, 9)).map(({ sequence }) => sequence)).toEqual([1, 2, 4]);
  });

  test('gives a job to one claimant until the lease ends', async () => {
    const job = { id: 'j', kind: 'bot', table_id: 'a', seat: 0, decision: 1, due: 5, claimed_by: null, claimed_until: 0, owner: 'h' };
    const free = (now: number) => waitingTurns(store.db, { now, leaseMs: 40 }, 5, 10);
    await store.write((trx) => changeJobs(trx, [], [job]));
    await store.write((trx) => changeJobs(trx, [], [job]));
    if (kind === 'postgres') {
      const claims = await Promise.all(['p', 'q'].map((self) => claimJobs(store.db, ['j'], self, { now: 1_000, leaseMs: 40 })));
      expect(claims.map(({ size }) => size).sort()).toEqual([0, 1]);
      expect(await free(1_030)).toEqual([]);
      // A clock that was set back leaves claims that seem to last for ever.
      expect(await free(500)).toHaveLength(1);
    }
    expect(await free(1_060)).toMatchObject([{ id: 'j', owner: 'h', siblings: 1 }]);
    await store.write((trx) => changeJobs(trx, ['j'], []));
    expect(await free(1_060)).toEqual([]);
  });

  test('backs up into a file from which an empty database is filled', async () => {
    const file = join(dir, 'backup.jsonl.gz');
    await writeBackup(store.db, file);
    const other = await openStore({ dataDir: newDir(), databaseUrl: kind === 'sqlite' ? await postgres.database() : undefined });
    expect(await readBackup(other.db, file)).toBeGreaterThan(4);
    expect(await loadTable(other.db, 'a')).toEqual(doc('a'));
    await expect(readBackup(other.db, file)).rejects.toThrow('not empty');
    await other.close();
  });

  test('takes a new step of the schema after a backup, and refuses a schema that is newer', async () => {
    const step = async (db: Store['db']): Promise<void> => {
      await db.schema.createTable('later').addColumn('x', 'text').execute();
    };
    const backups: number[] = [];
    const backup = async (version: number): Promise<void> => {
      backups.push(version);
    };
    await migrate(store.db, backup, [...MIGRATIONS, step]);
    expect(backups).toEqual([MIGRATIONS.length]);
    await expect(migrate(store.db, backup, MIGRATIONS)).rejects.toThrow('newer');
    await store.db.deleteFrom('meta').where('key', '=', 'schema').execute();
    await store.db.insertInto('meta').values({ key: 'schema', value: '1' }).execute();
  });
});

describe('the embedded store', () => {
  test('is for one process; a second one is refused, and comes in when the first is gone', async () => {
    const dir = newDir();
    const first = await openStore({ dataDir: dir });
    await expect(openStore({ dataDir: dir })).rejects.toThrow('another Ludoteca');
    await first.close();
    const second = await openStore({ dataDir: dir });
    await second.close();
    expect(readdirSync(dir)).toContain('ludoteca.db');
    removeDir(dir);
  });
});
