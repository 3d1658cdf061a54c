import { setTimeout as sleep } from 'node:timers/promises';
import { roomOf } from '@ludoteca/games';
import { verify } from '@ludoteca/kernel';
import { expect } from 'vitest';
import { openForOperator } from '../../../src/index.ts';
import type { StoreSettings } from '../../../src/store/store.ts';
import type { Record as GameRecord } from '../../../src/table/record.ts';
import type { Fleet } from './fleet.ts';
import { ChaosPlayer, party } from './player.ts';

/** A mishap, and its repair. */
export interface Mishap {
  readonly name: string;
  happen(): Promise<void>;
}

/** The figures of one run: a line each in the report. */
export interface Report {
  readonly where: string;
  readonly minutes: number;
  readonly mishaps: Readonly<Record<string, number>>;
  readonly processStarts: number;
  readonly tables: number;
  readonly gamesOver: number;
  readonly acknowledged: number;
  readonly lost: number;
  readonly doubled: number;
  readonly complaints: readonly string[];
  readonly refused: Readonly<Record<string, number>>;
  readonly ackP50: number;
  readonly ackP99: number;
  /** Milliseconds until all processes were healthy again after a mishap: the longest. */
  readonly slowestRecovery: number;
  /** Megabytes at the beginning and at the end of the quiet last part, all processes together. */
  readonly memory: readonly [number, number];
  /** Number of tables that were still being played at the end and went on. */
  readonly wentOn: string;
  /** Facts about those that did not. */
  readonly stuck: readonly string[];
}

const PARTIES: readonly { people: number; bots: readonly string[]; game: string }[] = [
  { people: 2, bots: [], game: 'medioevo' },
  { people: 1, bots: ['easy', 'medium'], game: 'medioevo' },
  { people: 2, bots: ['medium'], game: 'san-juan' },
  { people: 1, bots: ['hard'], game: 'san-juan' },
  { people: 2, bots: ['medium'], game: 'catan' },
  { people: 1, bots: ['medium'], game: 'burgundy' },
  { people: 2, bots: [], game: 'staufer' },
  { people: 2, bots: ['easy'], game: 'medioevo' },
];
const PACE_MS = 150;
const BETWEEN_MS = 4_000;
/** The last part of the run, without mishaps, to see whether memory stays constant. */
const QUIET = 0.3;

/** Lets people and bots play while one thing after another goes wrong, and compares everything at the end. */
export async function runChaos(
  where: string,
  fleet: Fleet,
  mishaps: readonly Mishap[],
  minutes: number,
  store: StoreSettings,
): Promise<Report> {
  const end = Date.now() + minutes * 60_000;
  const quietFrom = end - minutes * 60_000 * QUIET;
  const players = PARTIES.map(({ people }, table) =>
    Array.from({ length: people }, (_, i) => new ChaosPlayer(`Chaos ${table}${i}`, fleet.address)),
  );
  const isOver = (): boolean => Date.now() > end;
  const playing = PARTIES.map(({ bots, game }, i) => party(players[i] ?? [], bots, game, PACE_MS, isOver));
  const counts: Record<string, number> = {};
  let slowestRecovery = 0;
  for (let i = 0; Date.now() < quietFrom - 5_000; i++) {
    await sleep(BETWEEN_MS);
    const mishap = mishaps[i % mishaps.length];
    if (mishap === undefined) break;
    await mishap.happen();
    counts[mishap.name] = (counts[mishap.name] ?? 0) + 1;
    slowestRecovery = Math.max(slowestRecovery, await recovered(fleet));
  }
  await sleep(Math.max(0, quietFrom - Date.now()) + 15_000);
  const samples: number[] = [];
  while (!isOver()) {
    samples.push(fleet.memory());
    await sleep(2_000);
  }
  const games = await Promise.all(playing);
  const all = players.flat();
  const compared = await compare(store, all);
  const stuck: string[] = [];
  const wentOn = await goOn(all, store, stuck);
  const third = Math.max(1, Math.floor(samples.length / 3));
  const acks = all.flatMap((player) => player.acks).sort((a, b) => a - b);
  const refused: Record<string, number> = {};
  for (const player of all) for (const [code, count] of player.refusals) refused[code] = (refused[code] ?? 0) + count;
  for (const player of all) player.leave();
  return {
    where,
    minutes,
    mishaps: counts,
    processStarts: fleet.starts,
    tables: new Set(all.flatMap(({ pages }) => pages.map(({ table }) => table))).size,
    gamesOver: games.reduce((sum, count) => sum + count, 0),
    ...compared,
    complaints: all.flatMap(({ complaints }) => complaints),
    refused,
    ackP50: Math.round(acks[Math.floor(acks.length / 2)] ?? 0),
    ackP99: Math.round(acks[Math.floor(acks.length * 0.99)] ?? 0),
    slowestRecovery: Math.round(slowestRecovery),
    memory: [Math.round(middle(samples.slice(0, third))), Math.round(middle(samples.slice(-third)))],
    wentOn,
    stuck,
  };
}

/** Waits until every process reports that it is healthy; returns how long that took. */
async function recovered(fleet: Fleet): Promise<number> {
  const from = performance.now();
  const isWell = async (address: string): Promise<boolean> =>
    fetch(`${address}/healthz`, { signal: AbortSignal.timeout(3_000) }).then(
      ({ status }) => status === 200,
      () => false,
    );
  await expect
    .poll(async () => (await Promise.all(fleet.addresses().map(isWell))).every(Boolean), { timeout: 30_000, interval: 100 })
    .toBe(true);
  return performance.now() - from;
}

/** Compares the acknowledgements with the log, and plays some of the finished games again. */
async function compare(
  settings: StoreSettings,
  players: readonly ChaosPlayer[],
): Promise<Pick<Report, 'acknowledged' | 'lost' | 'doubled'>> {
  const store = await openForOperator(settings);
  const found = { acknowledged: 0, lost: 0, doubled: 0 };
  for (const { table, identity, acknowledged } of players.flatMap(({ pages }) => pages)) {
    const rows = await store.db
      .selectFrom('entries')
      .select(['sequence', 'key'])
      .where('table_id', '=', table)
      .orderBy('sequence')
      .execute();
    expect(rows.map(({ sequence }) => sequence)).toEqual(rows.map((_, index) => index));
    const stored = rows.flatMap(({ key }) => (key?.startsWith(`${identity}:`) ? [key.slice(identity.length + 1)] : []));
    found.acknowledged += acknowledged.length;
    found.lost += acknowledged.filter((id) => !stored.includes(id)).length;
    found.doubled += stored.length - new Set(stored).size;
    expect(stored.filter((id) => acknowledged.includes(id))).toEqual(acknowledged);
  }
  await store.close();
  for (const player of players) await verifyOne(player);
  return found;
}

async function verifyOne(player: ChaosPlayer): Promise<void> {
  for (const { table } of player.pages.slice(0, 2)) {
    const { phase, game } = await player.request<{ phase: string; game: string }>('GET', `/api/tables/${table}`);
    if (phase !== 'over') continue;
    const record = await player.request<GameRecord>('GET', `/api/tables/${table}/record`);
    expect(verify(roomOf(game).game, record)).toBeUndefined();
  }
}

/** Every table that is still being played must advance by one answer, or wait for a person who is here. */
async function goOn(players: readonly ChaosPlayer[], settings: StoreSettings, stuck: string[]): Promise<string> {
  const tables = new Map<string, ChaosPlayer>();
  for (const player of players) {
    const last = player.pages.at(-1);
    if (last !== undefined) tables.set(last.table, player);
  }
  let [moved, open] = [0, 0];
  for (const [table, player] of tables) {
    const phase = async (): Promise<string> => (await player.request<{ phase: string }>('GET', `/api/tables/${table}`)).phase;
    if ((await phase()) !== 'playing') continue;
    open += 1;
    const others = players.filter(({ pages }) => pages.at(-1)?.table === table);
    const before = others.reduce((sum, { pages }) => sum + (pages.at(-1)?.acknowledged.length ?? 0), 0);
    const until = Date.now() + 60_000;
    const isFurther = (): boolean =>
      others.reduce(
        (sum, { pages }) => sum + pages.filter((page) => page.table === table).reduce((all, page) => all + page.acknowledged.length, 0),
        0,
      ) > before;
    const ends = await Promise.all(others.map((one, seat) => one.play(table, seat, 10, () => isFurther() || Date.now() > until)));
    if (isFurther() || ends.includes('over')) moved += 1;
    else stuck.push(await known(settings, table));
  }
  return `${moved} of ${open}`;
}

async function known(settings: StoreSettings, table: string): Promise<string> {
  const store = await openForOperator(settings);
  const row = await store.db.selectFrom('tables').select('doc').where('id', '=', table).executeTakeFirstOrThrow();
  const { game, phase, asked, waiting, decision, turns, seats, frozen, clocks } = JSON.parse(row.doc) as Record<string, unknown>;
  const jobs = await store.db.selectFrom('jobs').selectAll().where('table_id', '=', table).execute();
  await store.close();
  return JSON.stringify({ now: Date.now(), game, phase, asked, waiting, decision, turns, seats, frozen, clocks, jobs });
}

function middle(list: readonly number[]): number {
  return list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;
}
