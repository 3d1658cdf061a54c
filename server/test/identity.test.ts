import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { nameKey, readName } from '../src/identity/names.ts';
import type { Server } from '../src/index.ts';
import { Client } from './support/client.ts';
import { openHouse } from './support/house.ts';
import { toyRoom } from './support/toy.ts';

let server: Server;
beforeAll(async () => {
  server = await openHouse({}, { rooms: [toyRoom], thinker: { think: () => new Promise(() => undefined) } }, { logins: 5 });
});
afterAll(() => server.close());

const code = async (client: Client, method: string, path: string, body?: unknown): Promise<unknown> =>
  ((await client.request(method, path, body)).body as { code?: string }).code;

describe('names', () => {
  test('are brought into one form, and those that look alike count as the same', () => {
    expect(readName('  Ａnna\u00a0 Maria ')).toBe('Anna Maria');
    expect(nameKey('Ànna-Maria')).toBe(nameKey('anna maria'));
    for (const bad of ['a', 'x'.repeat(25), 'zero\u200bwidth', '<b>bold</b>', '…', 'line\nbreak!']) expect(() => readName(bad)).toThrow();
  });

  test('can be read: no letters that are drawn as nothing, no towers of accents', () => {
    const invisible = ['\u3164\u3164', '\u115f\u1160', 'Vic\u034ftim', 'Vic\u17b4tim', '\ufe0fAnna', 'An\u{e0100}na'];
    for (const bad of [...invisible, `A${'\u0301'.repeat(22)}nna`]) expect(() => readName(bad), JSON.stringify(bad)).toThrow();
    for (const good of ['Tuyết', 'नमिता', 'שָׁלוֹם', 'Zoë', 'ชนิดา']) expect(readName(good)).toBe(good.normalize('NFKC'));
  });
});

describe('identity', () => {
  test('a guest is somebody at once, with a suggested name and a cookie that scripts cannot read', async () => {
    const response = await fetch(`${server.address}/api/me/guest`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    expect(response.status).toBe(201);
    expect(((await response.json()) as { name: string }).name).toMatch(/^\p{L}+ \d{3}$/u);
    expect(response.headers.getSetCookie()[0]).toMatch(/^ludoteca=.+; Path=\/; HttpOnly; SameSite=Lax$|HttpOnly/);
    expect(await code(new Client(server.address), 'GET', '/api/me')).toBe('no-session');
  });

  test('claiming rotates the session; the name is then one’s own, here and on another device', async () => {
    const anna = await Client.guest(server.address);
    const old = anna.cookie;
    await anna.post('/api/me/claim', { name: 'Anna Rossi', password: 'correct horse' });
    expect(anna.cookie).not.toBe(old);
    await anna.until(() => anna.closedWith === 4_401);
    const thief = new Client(server.address);
    thief.cookie = old;
    expect(await code(thief, 'GET', '/api/me')).toBe('no-session');

    const bruno = await Client.guest(server.address);
    expect(await code(bruno, 'POST', '/api/me/claim', { name: 'anna  rossì', password: 'long enough' })).toBe('name-taken');
    expect(await code(bruno, 'POST', '/api/me/claim', { name: 'Bruno B', password: 'short' })).toBe('bad-password');
    expect(await code(bruno, 'POST', '/api/me/login', { name: 'Anna Rossi', password: 'wrong one' })).toBe('wrong-login');
    expect(await code(bruno, 'POST', '/api/me/login', { name: 'Nobody', password: 'wrong one' })).toBe('wrong-login');
    expect(await code(bruno, 'POST', '/api/me/login', { name: 'anna rossi', password: 'correct horse' })).toBeUndefined();
    const { sessions } = await bruno.get<{ sessions: { id: string; current: boolean }[] }>('/api/me/sessions');
    expect(sessions).toHaveLength(2);
    const other = sessions.find(({ current }) => !current);
    await bruno.request('DELETE', `/api/me/sessions/${other?.id}`);
    expect(await code(anna, 'GET', '/api/me')).toBe('no-session');
  });

  test('logging in is throttled per name', async () => {
    const eve = new Client(server.address);
    const codes: unknown[] = [];
    for (let i = 0; i < 8; i++) codes.push(await code(eve, 'POST', '/api/me/login', { name: 'Victim', password: `guess ${i}` }));
    expect(codes.at(-1)).toBe('too-many');
    expect(codes.filter((one) => one === 'wrong-login').length).toBeLessThanOrEqual(5);
  });

  test('everything known about a person can be taken away and deleted; games stay for the others', async () => {
    const anna = await Client.guest(server.address, 'Anna');
    const bruno = await Client.guest(server.address, 'Bruno');
    const table = await anna.post('/api/tables', { game: 'toy', seats: ['me', 'open'], listed: true });
    await bruno.post(`/api/tables/${table.id}/join`, {});
    await anna.post(`/api/tables/${table.id}/start`);
    const data = await bruno.get<{ identity: object; tables: { id: string }[] }>('/api/me/data');
    expect(data.tables).toMatchObject([{ id: table.id, seats: [1] }]);
    expect(JSON.stringify(data)).not.toContain('"password":');
    await bruno.request('DELETE', '/api/me');
    expect(await code(bruno, 'GET', '/api/me')).toBe('no-session');
    const after = await anna.get<{ seats: object[] }>(`/api/tables/${table.id}`);
    expect(after.seats[1]).toMatchObject({ kind: 'person', name: '', resigned: true });
  });
});
