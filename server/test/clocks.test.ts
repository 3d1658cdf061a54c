import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { openStore } from '../src/index.ts';
import { Uptime } from '../src/operations/uptime.ts';
import type { ClockRule } from '../src/protocol.ts';
import { advance, type Clocks, newClocks, remaining } from '../src/table/clock-rule.ts';
import { newDir, removeDir } from './support/house.ts';
import { ToyTable, toyHouse } from './support/toy-table.ts';

const plain = (from: number, to: number): number => to - from;
const SECOND = 1_000;

describe('clock rules', () => {
  test('live: the time of the move first, then the bank', () => {
    const rule: ClockRule = { kind: 'live', move: 10, bank: 60 };
    let clocks = newClocks(rule, 2);
    clocks = advance(rule, clocks, { now: 0, running: [0], answered: undefined, open: true }, plain);
    expect(remaining(rule, clocks?.seats[0], 15 * SECOND, plain)).toBe(55 * SECOND);
    clocks = advance(rule, clocks, { now: 15 * SECOND, running: [1], answered: 0, open: true }, plain) as Clocks;
    expect(clocks?.seats).toEqual([
      { left: 55 * SECOND, since: null },
      { left: 60 * SECOND, since: 15 * SECOND },
    ]);
  });

  test('by mail: the bank shrinks, each answer adds, up to the cap', () => {
    const rule: ClockRule = { kind: 'mail', bank: 100, increment: 50, cap: 120 };
    let clocks = advance(rule, newClocks(rule, 1), { now: 0, running: [0], answered: undefined, open: true }, plain);
    clocks = advance(rule, clocks, { now: 90 * SECOND, running: [0], answered: 0, open: true }, plain);
    expect(clocks?.seats[0]).toEqual({ left: 60 * SECOND, since: 90 * SECOND });
    clocks = advance(rule, clocks, { now: 91 * SECOND, running: [], answered: 0, open: true }, plain);
    expect(clocks?.seats[0]).toEqual({ left: 109 * SECOND, since: null });
    clocks = advance(rule, clocks, { now: 100 * SECOND, running: [0], answered: undefined, open: true }, plain);
    clocks = advance(rule, clocks, { now: 100 * SECOND, running: [], answered: 0, open: true }, plain);
    expect(clocks?.seats[0]?.left).toBe(120 * SECOND);
  });

  test('the clock of a private answer goes on for everybody to see until the decision closes', () => {
    const rule: ClockRule = { kind: 'live', move: 10, bank: 60 };
    const both = advance(rule, newClocks(rule, 2), { now: 0, running: [0, 1], answered: undefined, open: true }, plain);
    const after = advance(rule, both, { now: 5 * SECOND, running: [1], answered: 0, open: false }, plain);
    expect(after?.seats[0]?.since).toBeNull();
    expect(after?.shown).toEqual(both?.seats);
  });
});

const { server, hands } = toyHouse({ BEAT_MS: '400' });

describe('clocks at the table', () => {
  test('running out hands the seat to a stand-in; the person returns with time for a move', async () => {
    const table = await ToyTable.begin(server().address, { clock: { kind: 'live', move: 1, bank: 1 } });
    const anna = table.player(0);
    await anna.until(() => anna.tables.get(table.id)?.seats[0]?.standIn === true);
    await table.until(1, ({ view }) => view.decision === 3);
    expect(table.frame(1).view.asked.must).toEqual([0, 1]);
    const back = await anna.post(`/api/tables/${table.id}/seats/0/return`);
    expect(back.seats[0]?.standIn).toBe(false);
    expect(back.clocks?.[0]?.left).toBeGreaterThanOrEqual(30 * SECOND);
  });

  test('a time in which no server was up burns no clock', async () => {
    const table = await ToyTable.begin(server().address, { clock: { kind: 'live', move: 30, bank: 60 } });
    hands.now += 10 * 3_600 * SECOND;
    await sleep(1_000);
    const info = await table.player(0).get<{ seats: { standIn?: boolean }[] }>(`/api/tables/${table.id}`);
    expect(info.seats[0]?.standIn).toBe(false);
    await table.say(0, 'mark 1');
    const after = await table.player(0).get<{ clocks: { left: number }[] }>(`/api/tables/${table.id}`);
    expect(after.clocks[0]?.left).toBe(60 * SECOND);
  });
});

test('a short restart burns no clock either', async () => {
  const dir = newDir();
  const first = await openStore({ dataDir: dir });
  const before = new Uptime(first, () => 1_000_000, 2_000);
  await before.begin();
  before.end();
  await first.close();
  const second = await openStore({ dataDir: dir });
  const after = new Uptime(second, () => 1_003_000, 2_000);
  await after.begin();
  after.end();
  expect(after.elapsed(999_000, 1_004_000)).toBe(2_000);
  await second.close();
  removeDir(dir);
});

test('a gap that two servers have noted counts once', async () => {
  const dir = newDir();
  const store = await openStore({ dataDir: dir });
  await store.db
    .insertInto('downtimes')
    .values([
      { began: 1_000, ended: 5_000 },
      { began: 1_200, ended: 5_500 },
      { began: 7_000, ended: 8_000 },
    ])
    .execute();
  const uptime = new Uptime(store, () => 10_000, 2_000);
  await uptime.begin();
  uptime.end();
  expect(uptime.elapsed(0, 10_000)).toBe(10_000 - 4_500 - 1_000);
  await store.close();
  removeDir(dir);
});
