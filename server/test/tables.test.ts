import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Server } from '../src/index.ts';
import type { TableInfo } from '../src/protocol.ts';
import { Client } from './support/client.ts';
import { openHouse } from './support/house.ts';
import { toyRoom } from './support/toy.ts';
import { ToyTable } from './support/toy-table.ts';

let server: Server;
let anna: Client;
let bruno: Client;
beforeAll(async () => {
  server = await openHouse({}, { rooms: [toyRoom], thinker: { think: () => new Promise(() => undefined) } });
  anna = await Client.guest(server.address, 'Anna');
  bruno = await Client.guest(server.address, 'Bruno');
});
afterAll(() => server.close());

const code = async (client: Client, method: string, path: string, body?: unknown): Promise<unknown> =>
  ((await client.request(method, path, body)).body as { code?: string }).code;
const mine = async (client: Client): Promise<TableInfo[]> => (await client.get<{ tables: TableInfo[] }>('/api/tables?list=mine')).tables;

describe('gathering', () => {
  test('a private table is known only to those with the link, which can be revoked', async () => {
    const table = await anna.post('/api/tables', { game: 'toy', seats: ['me', 'open'] });
    expect(await code(bruno, 'GET', `/api/tables/${table.id}`)).toBe('no-table');
    expect(await code(bruno, 'POST', `/api/tables/${table.id}/join`, {})).toBe('no-table');
    expect((await bruno.get<TableInfo>(`/api/invites/${table.invite}`)).id).toBe(table.id);
    const renewed = await anna.post(`/api/tables/${table.id}/link`, { renew: true });
    expect(await code(bruno, 'GET', `/api/invites/${table.invite}`)).toBe('no-link');
    expect(await code(bruno, 'POST', `/api/tables/${table.id}/join`, { link: table.invite })).toBe('no-table');
    expect((await bruno.post(`/api/tables/${table.id}/join`, { link: renewed.invite })).you).toEqual([1]);
  });

  test('nothing is dealt before the start, and the start needs every seat filled and the host', async () => {
    const table = await anna.post('/api/tables', { game: 'toy', seats: ['me', 'open', 'easy'], listed: true });
    await anna.watch(table.id);
    expect(anna.seen.has(`${table.id}:0`)).toBe(false);
    expect(await code(anna, 'POST', `/api/tables/${table.id}/start`)).toBe('not-full');
    await bruno.post(`/api/tables/${table.id}/join`, {});
    expect(await code(bruno, 'POST', `/api/tables/${table.id}/start`)).toBe('not-host');
    const begun = await anna.post(`/api/tables/${table.id}/start`);
    expect(begun.phase).toBe('playing');
    expect(begun.commitment).toMatch(/^[0-9a-f]{64}$/);
    expect(await code(anna, 'POST', `/api/tables/${table.id}/start`)).toBe('wrong-phase');
    expect(await code(bruno, 'POST', `/api/tables/${table.id}/seats/1/leave`)).toBe('wrong-phase');
  });

  test('the host puts a bot in somebody’s place and opens it again; others may not', async () => {
    const table = await anna.post('/api/tables', { game: 'toy', seats: ['me', 'open'], listed: true });
    await bruno.post(`/api/tables/${table.id}/join`, {});
    expect(await code(bruno, 'PUT', `/api/tables/${table.id}/seats/0`, { to: 'open' })).toBe('not-host');
    expect((await anna.request('PUT', `/api/tables/${table.id}/seats/1`, { to: 'medium' })).body).toMatchObject({
      seats: [{ kind: 'person' }, { kind: 'bot', level: 'medium' }],
    });
    expect(await code(anna, 'PUT', `/api/tables/${table.id}/seats/1`, { to: 'genius' })).toBe('bad-request');
    expect((await mine(bruno)).map(({ id }) => id)).not.toContain(table.id);
  });

  test('one person may hold several seats; when the host leaves the next is host; when all leave it closes', async () => {
    const table = await anna.post('/api/tables', { game: 'toy', seats: ['me', 'me', 'open'], listed: true });
    expect(table.you).toEqual([0, 1]);
    expect((await bruno.post(`/api/tables/${table.id}/join`, {})).host).toBe(false);
    await anna.post(`/api/tables/${table.id}/seats/0/leave`);
    await anna.post(`/api/tables/${table.id}/seats/1/leave`);
    expect((await bruno.get<TableInfo>(`/api/tables/${table.id}`)).host).toBe(true);
    expect((await bruno.post(`/api/tables/${table.id}/seats/2/leave`)).phase).toBe('closed');
  });

  test('lists show open, own and watchable tables', async () => {
    const open = await anna.post('/api/tables', { game: 'toy', seats: ['me', 'open'], listed: true });
    const watched = await anna.post('/api/tables', { game: 'toy', seats: ['me', 'me'], listed: true, start: true });
    const ids = async (list: string): Promise<string[]> =>
      (await bruno.get<{ tables: TableInfo[] }>(`/api/tables?list=${list}`)).tables.map(({ id }) => id);
    expect(await ids('open')).toContain(open.id);
    expect(await ids('open')).not.toContain(watched.id);
    expect(await ids('watch')).toContain(watched.id);
    expect((await mine(anna)).find(({ id }) => id === watched.id)?.yourMove).toEqual([0]);
  });

  test('bad wishes are refused with what is allowed', async () => {
    expect(await code(anna, 'POST', '/api/tables', { game: 'chess', seats: ['me'] })).toBe('unknown-game');
    expect(await code(anna, 'POST', '/api/tables', { game: 'toy', seats: ['me'] })).toBe('bad-options');
    expect(await code(anna, 'POST', '/api/tables', { game: 'toy', seats: ['me', 'open'], options: { rounds: 4 } })).toBe('bad-options');
    expect(await code(anna, 'POST', '/api/tables', { game: 'toy', seats: ['easy', 'easy'] })).toBe('bad-request');
    expect(await code(anna, 'POST', '/api/tables', { seats: ['me'] })).toBe('bad-request');
  });
});

describe('ending', () => {
  test('abandoning needs everybody; then seed and record are open', async () => {
    const table = await anna.post('/api/tables', { game: 'toy', seats: ['me', 'open'] });
    await bruno.post(`/api/tables/${table.id}/join`, { link: table.invite });
    await anna.post(`/api/tables/${table.id}/start`);
    expect(await code(anna, 'POST', `/api/tables/${table.id}/rematch`)).toBe('wrong-phase');
    expect((await anna.post(`/api/tables/${table.id}/proposal`, { kind: 'abandon', seat: 0 })).proposal).toMatchObject({ missing: 1 });
    expect((await bruno.get<TableInfo>(`/api/tables/${table.id}`)).proposal?.asksYou).toBe(true);
    expect((await bruno.post(`/api/tables/${table.id}/proposal/reply`, { agree: false })).proposal).toBeNull();
    expect(await code(bruno, 'POST', `/api/tables/${table.id}/proposal/reply`, { agree: true })).toBe('nothing-proposed');
    await bruno.post(`/api/tables/${table.id}/proposal`, { kind: 'abandon', seat: 1 });
    expect((await anna.post(`/api/tables/${table.id}/proposal/reply`, { agree: true })).phase).toBe('abandoned');
    expect(await anna.get(`/api/tables/${table.id}/record`)).toMatchObject({ game: 'toy', entries: [] });
  });

  test('a bot plays on for a person who resigns; when the last resigns the table is abandoned', async () => {
    const table = await anna.post('/api/tables', { game: 'toy', seats: ['me', 'open'], listed: true });
    await bruno.post(`/api/tables/${table.id}/join`, {});
    await anna.post(`/api/tables/${table.id}/start`);
    const after = await anna.post(`/api/tables/${table.id}/seats/0/resign`);
    expect(after.seats[0]).toMatchObject({ resigned: true });
    expect(await code(anna, 'POST', `/api/tables/${table.id}/seats/0/return`)).toBe('not-allowed');
    expect((await bruno.post(`/api/tables/${table.id}/seats/1/resign`)).phase).toBe('abandoned');
  });
});

describe('what happened lately', () => {
  test('is told for own tables that wait: the last thing done to me since my answer, and nothing that I may not know', async () => {
    const news = await openHouse(
      {},
      {
        rooms: [
          { ...toyRoom, text: { ...toyRoom.text, impact: (event, seat) => (event.kind === 'marked' && event.seat !== seat ? -1 : 0) } },
        ],
        thinker: { think: () => new Promise(() => undefined) },
      },
    );
    const table = await ToyTable.begin(news.address, { rounds: 8 });
    const lately = async (seat: number): Promise<unknown> => (await mine(table.player(seat)))[0]?.lately;
    expect(await lately(0)).toBeUndefined();
    await table.say(0, 'mark 2');
    await table.until(0, ({ view }) => view.decision === 2);
    await table.say(0, 'go');
    await table.until(1, ({ view }) => view.agenda.at(-1)?.kind === 'bid');
    expect(await lately(1)).toMatchObject({ kind: 'marked', seat: 0, value: 2 });
    await table.bid(0);
    await table.bid(1);
    for (const seat of [0, 1]) await table.until(seat, ({ view }) => (view.open as { round: number }).round === 1);
    // Bruno has answered since: what Anna marked is old, and the card that she drew is hers.
    expect(await lately(1)).toBeUndefined();
    // Players who are not waited for are listed at the table.
    expect(await lately(0)).toBeUndefined();
    await news.close();
  });
});
