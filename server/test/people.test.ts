import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { nameKey, nameShape } from '../src/identity/names.ts';
import type { Server } from '../src/index.ts';
import type { ChatLine, TableInfo } from '../src/protocol.ts';
import { Client } from './support/client.ts';
import { openHouse } from './support/house.ts';
import { toyRoom } from './support/toy.ts';
import { botMove } from './support/toy-table.ts';

let server: Server;
beforeAll(async () => {
  const think = ({ view }: { view: Parameters<typeof botMove>[0] }): Promise<unknown> => Promise.resolve(botMove(view));
  server = await openHouse({}, { rooms: [toyRoom], thinker: { think } });
});
afterAll(() => server.close());

const code = async (client: Client, method: string, path: string, body?: unknown): Promise<unknown> =>
  ((await client.request(method, path, body)).body as { code?: string }).code;

/** Two guests at a table that has begun, both looking. */
async function pair(more: object = {}): Promise<{ anna: Client; bruno: Client; id: string; table: TableInfo }> {
  const [anna, bruno] = [await Client.guest(server.address, 'Anna'), await Client.guest(server.address, 'Bruno')];
  const table = await anna.post('/api/tables', { game: 'toy', seats: ['me', 'open'], ...more });
  await bruno.post(`/api/tables/${table.id}/join`, { link: table.invite });
  await anna.post(`/api/tables/${table.id}/start`);
  for (const client of [anna, bruno]) await client.watch(table.id);
  return { anna, bruno, id: table.id, table };
}

const seatOf = (client: Client, id: string, seat: number) => client.tables.get(id)?.seats[seat];

describe('names', () => {
  test('that look or read alike have something in common', () => {
    expect(nameShape('Аnnа')).toBe(nameShape('Anna')); // Cyrillic a
    expect(nameShape('PaoIo')).toBe(nameShape('Paolo')); // capital i
    expect(nameShape('Mario')).toBe(nameShape('rnario'));
    expect(nameShape('Gaia')).not.toBe(nameShape('Gala'));
    expect(nameKey('ALICE')).toBe(nameKey('alice'));
  });

  test('a claimed name can be neither taken nor imitated, and a person who had it before needs another to sit down', async () => {
    const early = await Client.guest(server.address, 'Teodora');
    const owner = await Client.guest(server.address);
    await owner.post('/api/me/claim', { name: 'Teodora', password: 'porfirogenita' });
    for (const name of ['Teodora', 'TEODORA', 'Teo dora', 'Тeodora', 'Teod0ra'])
      expect(await code(new Client(server.address), 'POST', '/api/me/guest', { name }), name).toBe('name-taken');
    const guest = await Client.guest(server.address, 'Altra');
    expect(await code(guest, 'PATCH', '/api/me', { name: 'Тeodorа' })).toBe('name-taken');
    expect(await code(early, 'POST', '/api/tables', { game: 'toy', seats: ['me', 'easy'] })).toBe('name-taken');
    await early.request('PATCH', '/api/me', { name: 'Teodolinda' });
    expect((await early.post('/api/tables', { game: 'toy', seats: ['me', 'easy'] })).seats[0]).toMatchObject({ claimed: false });
    const own = new Client(server.address);
    await own.post('/api/me/login', { name: 'teodora', password: 'porfirogenita' });
    expect((await own.post('/api/tables', { game: 'toy', seats: ['me', 'easy'] })).seats[0]).toMatchObject({
      name: 'Teodora',
      claimed: true,
    });
  });

  test('a suggested name is in the language of the person', async () => {
    const it = new Client(server.address);
    const en = new Client(server.address);
    const animals = /^(Fox|Owl|Otter|Badger|Raven|Hare|Hedgehog|Falcon|Stag|Cat|Lynx|Heron) \d{3}$/;
    expect((await en.post<{ name: string }>('/api/me/guest', { lang: 'en' })).name).toMatch(animals);
    expect((await it.post<{ name: string }>('/api/me/guest', { lang: 'it' })).name).not.toMatch(animals);
  });

  test('a rename reaches seats and chat of running tables at once, for everybody; finished games keep the old name', async () => {
    const { anna, bruno, id } = await pair();
    const done = await anna.post('/api/tables', { game: 'toy', seats: ['me', 'me'], listed: true, start: true });
    await anna.post(`/api/tables/${done.id}/proposal`, { kind: 'abandon', seat: 0 });
    await anna.ask({ kind: 'chat', table: id, text: 'before' });
    await anna.request('PATCH', '/api/me', { name: 'Anna Comnena' });
    await bruno.until(() => seatOf(bruno, id, 0)?.name === 'Anna Comnena');
    expect(bruno.texts.some((text) => text.includes('"kind":"renamed"') && text.includes('Anna Comnena'))).toBe(true);
    await anna.ask({ kind: 'chat', table: id, text: 'after' });
    const { lines } = await bruno.get<{ lines: ChatLine[] }>(`/api/tables/${id}/chat`);
    expect(lines.map(({ name, by }) => [name, by])).toEqual([0, 1].map(() => ['Anna Comnena', seatOf(bruno, id, 0)?.id]));
    expect((await anna.get<TableInfo>(`/api/tables/${done.id}`)).seats[0]?.name).toBe('Anna');
  });
});

describe('who is where', () => {
  test('those who look on and those who have gone are known to everybody', async () => {
    const { anna, bruno, id } = await pair({ listed: true });
    const carla = await Client.guest(server.address, 'Carla');
    await carla.watch(id);
    await anna.until(() => anna.tables.get(id)?.watchers.count === 1);
    expect(anna.tables.get(id)?.watchers.names).toMatchObject([{ name: 'Carla' }]);
    await anna.until(() => seatOf(anna, id, 1)?.connected === true);
    bruno.close();
    await anna.until(() => seatOf(anna, id, 1)?.connected === false);
    carla.close();
    await anna.until(() => anna.tables.get(id)?.watchers.count === 0);
  });

  test('a page that comes back at once was never gone', async () => {
    const { anna, bruno, id } = await pair({ listed: true });
    await anna.until(() => seatOf(anna, id, 1)?.connected === true);
    const heard = anna.texts.length;
    bruno.close();
    await bruno.connect();
    await bruno.watch(id);
    await anna.ask({ kind: 'ping' });
    expect(anna.texts.slice(heard).filter((text) => text.includes('"connected":false'))).toEqual([]);
  });

  test('resigning is part of the story, and the seat is not waited for any more', async () => {
    const { anna, bruno, id } = await pair();
    const after = await anna.post(`/api/tables/${id}/seats/0/resign`);
    expect(after).toMatchObject({ yourMove: [], happenings: [{ kind: 'resigned', seat: 0, after: [0] }] });
    await bruno.until(() => bruno.tables.get(id)?.happenings[0]?.kind === 'resigned');
    expect(seatOf(bruno, id, 0)).toMatchObject({ resigned: true });
  });
});

describe('blocking', () => {
  test('keeps somebody away from my tables, whatever they are called, until I think better of it', async () => {
    const [anna, eve] = [await Client.guest(server.address, 'Anna'), await Client.guest(server.address, 'Eve')];
    const { id: evil } = await eve.get<{ id: string }>('/api/me');
    const before = await anna.post('/api/tables', { game: 'toy', seats: ['me', 'open'], listed: true });
    await anna.request('PUT', `/api/me/blocked/${evil}`);
    await eve.request('PATCH', '/api/me', { name: 'Innocent' });
    expect(await code(eve, 'POST', `/api/tables/${before.id}/join`, {})).toBe('not-welcome');
    expect((await eve.watch(before.id)).problem?.code).toBe('not-welcome');
    expect(await anna.get('/api/me')).toMatchObject({ blocked: [{ id: evil, name: 'Innocent' }] });
    await anna.request('DELETE', `/api/me/blocked/${evil}`);
    expect((await eve.post(`/api/tables/${before.id}/join`, {})).you).toEqual([1]);
    expect(await code(anna, 'PUT', `/api/me/blocked/${(await anna.get<{ id: string }>('/api/me')).id}`)).toBe('not-allowed');
    expect(await code(anna, 'PUT', '/api/me/blocked/nobody')).toBe('not-found');
  });
});

describe('links', () => {
  test('the link for watching leads in, but not to a seat', async () => {
    const anna = await Client.guest(server.address, 'Anna');
    const bruno = await Client.guest(server.address, 'Bruno');
    const table = await anna.post('/api/tables', { game: 'toy', seats: ['me', 'open'] });
    expect(table.watch).not.toBe(table.invite);
    expect((await bruno.watch(table.id, table.watch ?? '')).kind).toBe('ack');
    expect(await code(bruno, 'POST', `/api/tables/${table.id}/join`, { link: table.watch })).toBe('watch-only');
    expect((await bruno.get<TableInfo>(`/api/tables/${table.id}?link=${table.watch}`)).watch).toBeNull();
    await anna.post(`/api/tables/${table.id}/link`, { renew: true });
    expect(await code(bruno, 'GET', `/api/tables/${table.id}?link=${table.watch}`)).toBe('no-table');
  });
});

describe('rematch', () => {
  const stop = async (anna: Client, bruno: Client, id: string): Promise<void> => {
    await anna.post(`/api/tables/${id}/proposal`, { kind: 'abandon', seat: 0 });
    await bruno.post(`/api/tables/${id}/proposal/reply`, { agree: true });
  };

  test('calls the others, and begins by itself at the old seats when all have accepted', async () => {
    const { anna, bruno, id } = await pair({ seats: ['easy', 'me', 'open'], options: { rounds: 8 } });
    expect(await code(anna, 'POST', `/api/tables/${id}/rematch`)).toBe('wrong-phase');
    const own = (await anna.get<TableInfo>(`/api/tables/${id}`)).you[0] ?? 0;
    await anna.post(`/api/tables/${id}/proposal`, { kind: 'abandon', seat: own });
    await bruno.post(`/api/tables/${id}/proposal/reply`, { agree: true });
    const offered = await anna.post(`/api/tables/${id}/rematch`);
    expect(offered.rematch).toMatchObject({ mine: true, asksYou: false, table: null });
    await bruno.until(() => bruno.tables.get(id)?.rematch?.asksYou === true);
    const eve = await Client.guest(server.address, 'Eve');
    expect(await code(eve, 'POST', `/api/tables/${id}/rematch`)).toBe('no-table');
    const accepted = await bruno.post(`/api/tables/${id}/rematch`);
    const next = await anna.get<TableInfo>(`/api/tables/${accepted.rematch?.table}`);
    expect(next).toMatchObject({ phase: 'playing', host: true, practice: false, options: accepted.options });
    expect(next.seats.map(({ kind, id: who, level }) => [kind, who, level])).toEqual(
      accepted.seats.map(({ kind, id: who, level }) => [kind, who, level]),
    );
    await anna.until(() => anna.tables.get(id)?.rematch?.table === next.id);
    expect(await code(eve, 'GET', `/api/tables/${next.id}`)).toBe('no-table');
    expect((await anna.post(`/api/tables/${id}/rematch`)).rematch?.table).toBe(next.id);
  });

  test('is declined, withdrawn, offered again, or opened for others', async () => {
    const { anna, bruno, id } = await pair();
    await stop(anna, bruno, id);
    await anna.post(`/api/tables/${id}/rematch`);
    expect((await bruno.post(`/api/tables/${id}/rematch/decline`)).rematch).toMatchObject({ declined: [1], asksYou: false, missing: [] });
    expect((await anna.post(`/api/tables/${id}/rematch/decline`)).rematch).toBeNull();
    expect(await code(bruno, 'POST', `/api/tables/${id}/rematch/decline`)).toBe('nothing-proposed');
    expect((await bruno.post(`/api/tables/${id}/rematch`)).rematch).toMatchObject({ by: 1, accepted: [1], missing: [0] });
    expect(await code(anna, 'POST', `/api/tables/${id}/rematch/open`)).toBe('not-yours');
    const { rematch } = await bruno.post(`/api/tables/${id}/rematch/open`);
    const lobby = await bruno.get<TableInfo>(`/api/tables/${rematch?.table}`);
    expect(lobby).toMatchObject({ phase: 'gathering', seats: [{ kind: 'open' }, { kind: 'person', name: 'Bruno' }], host: true });
    // People who played before come in without a link.
    expect((await anna.post(`/api/tables/${lobby.id}/join`, { seat: 0 })).you).toEqual([0]);
  });

  test('against bots it begins at once', async () => {
    const anna = await Client.guest(server.address, 'Anna');
    const table = await anna.post('/api/tables', { game: 'toy', seats: ['me', 'easy'], start: true });
    await anna.post(`/api/tables/${table.id}/proposal`, { kind: 'abandon', seat: 0 });
    const { rematch } = await anna.post(`/api/tables/${table.id}/rematch`);
    expect((await anna.get<TableInfo>(`/api/tables/${rematch?.table}`)).phase).toBe('playing');
  });
});
