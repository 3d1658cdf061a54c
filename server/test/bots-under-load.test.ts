import { setTimeout as sleep } from 'node:timers/promises';
import { LEVELS } from '@ludoteca/bots';
import { describe, expect, test } from 'vitest';
import type { Thinker } from '../src/jobs/bot-turn.ts';
import { allotment, FairChoice, shareOf } from '../src/jobs/sharing.ts';
import type { WaitingTurn } from '../src/store/job-store.ts';
import { Client } from './support/client.ts';
import { openHouse } from './support/house.ts';
import { toyRoom } from './support/toy.ts';
import { botMove } from './support/toy-table.ts';

const turn = (owner: string, due: number): WaitingTurn => ({
  ...{ id: `${owner}${due}`, kind: 'bot', table_id: `t${due}`, seat: 0, decision: 1, due, claimed_by: null, claimed_until: 0, owner },
  ...{ place: 1, siblings: 1 },
});

describe('sharing out the threads', () => {
  test('nobody with many tables goes before somebody with one', () => {
    const choice = new FairChoice();
    const crowd = Array.from({ length: 10 }, (_, i) => turn('eve', i));
    expect(choice.choose([...crowd, turn('anna', 99)], 2).map(({ owner }) => owner)).toEqual(['eve', 'anna']);
    choice.end('eve');
    choice.end('anna');
    expect(choice.choose([...crowd, turn('bruno', 100), turn('anna', 101)], 2).map(({ owner }) => owner)).toEqual(['bruno', 'eve']);
  });

  test('a bot has its full time while there is room, and a bystander keeps it when somebody else asks for too much', () => {
    expect(shareOf('hard', 1_000, allotment(2, 2, 1))).toEqual({ level: 'hard', milliseconds: 1_000, busy: false });
    const bystander = shareOf('hard', 1_000, allotment(2, 3, 1));
    const flooder = shareOf('hard', 1_000, allotment(2, 3, 120));
    expect(bystander).toMatchObject({ level: 'hard', busy: false });
    expect(flooder).toMatchObject({ level: 'medium', busy: true });
  });

  test('with less and less time a quicker level plays, and never the lot', () => {
    const levels = [1_000, 300, 100, 20, 5, 1, 0].map((time) => shareOf('hard', 1_000, time).level);
    expect(levels).toEqual(['hard', 'hard', 'medium', 'medium', 'easy', 'easy', 'easy']);
    for (const level of LEVELS.slice(1)) for (const time of [0, 1, 10, 100]) expect(shareOf(level, 1_000, time).level).not.toBe('random');
    expect(shareOf('random', 1_000, 0)).toMatchObject({ level: 'random', busy: false });
    // A server that gives its bots little time by choice is not busy.
    expect(shareOf('hard', 30, 5_000)).toEqual({ level: 'hard', milliseconds: 30, busy: false });
  });
});

describe('a house with two threads and many tables', () => {
  test('hands out two turns at a time, those of the bystander among the first; the crowd is told that the house is busy', async () => {
    let [now, most] = [0, 0];
    const asked: string[] = [];
    const think: Thinker['think'] = async ({ view, level, memory }) => {
      now += 1;
      most = Math.max(most, now);
      asked.push(`${memory.split(':')[0]} ${level}`);
      await sleep(40);
      now -= 1;
      return botMove(view);
    };
    const server = await openHouse({}, { rooms: [toyRoom], thinker: { threads: 2, think } }, { tables: { gathering: 100, withBots: 100 } });
    const eve = await Client.guest(server.address, 'Eve');
    const anna = await Client.guest(server.address, 'Anna');
    const wish = { game: 'toy', seats: ['hard', 'me'], start: true };
    const crowd = await Promise.all(Array.from({ length: 60 }, () => eve.post('/api/tables', wish)));
    const before = asked.length;
    const own = await anna.post('/api/tables', wish);
    await anna.watch(own.id);
    await anna.until(() => asked.some((one) => one.startsWith(own.id)), 5_000);
    expect(asked.slice(before).findIndex((one) => one.startsWith(own.id))).toBeLessThan(6);
    expect(asked.find((one) => one.startsWith(own.id))).toBe(`${own.id} hard`);
    await anna.until(() => anna.seen.get(`${own.id}:1`)?.frame.view.decision === 2);
    expect((await anna.get<{ busy: boolean }>(`/api/tables/${own.id}`)).busy).toBe(false);
    await expect.poll(() => asked.length, { timeout: 10_000 }).toBeGreaterThan(60);
    expect(most).toBe(2);
    const levels = asked.filter((one) => !one.startsWith(own.id)).map((one) => one.split(' ')[1]);
    expect(levels).toContain('medium');
    const busy = await Promise.all(crowd.map(({ id }) => eve.get<{ busy: boolean }>(`/api/tables/${id}`)));
    expect(busy.filter((table) => table.busy).length).toBeGreaterThan(10);
    await server.close();
  });

  test('one person cannot have any number of tables with bots, nor fill the list of open ones', async () => {
    const server = await openHouse({}, { rooms: [toyRoom] }, { tables: { gathering: 6, withBots: 3 } });
    const eve = await Client.guest(server.address, 'Eve');
    const anna = await Client.guest(server.address, 'Anna');
    const own = await anna.post('/api/tables', { game: 'toy', seats: ['me', 'open'], listed: true });
    const statuses: number[] = [];
    for (let i = 0; i < 8; i++)
      statuses.push((await eve.request('POST', '/api/tables', { game: 'toy', seats: ['me', 'open'], listed: true })).status);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 201, 429, 429]);
    const { tables } = await anna.get<{ tables: { id: string }[] }>('/api/tables?list=open');
    expect(tables.slice(0, 2).map(({ id }) => id)).toContain(own.id);
    const kim = await Client.guest(server.address, 'Kim');
    const games: unknown[] = [];
    for (let i = 0; i < 5; i++)
      games.push((await kim.request('POST', '/api/tables', { game: 'toy', seats: ['easy', 'me'], start: true })).body);
    expect(games[2]).toMatchObject({ phase: 'playing' });
    expect(games.slice(3)).toMatchObject([{ code: 'too-many-tables' }, { code: 'too-many-tables' }]);
    await server.close();
  });
});
