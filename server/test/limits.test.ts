import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { withoutSecrets } from '../src/http/log-lines.ts';
import { Bucket, Throttle } from '../src/identity/throttle.ts';
import { readSettings, type Server } from '../src/index.ts';
import { isPrivate, mustBePublic, publicLookup } from '../src/notices/public-address.ts';
import { SteadyClock } from '../src/operations/steady-clock.ts';
import { Client } from './support/client.ts';
import { openHouse } from './support/house.ts';
import { toyRoom } from './support/toy.ts';
import { ToyTable } from './support/toy-table.ts';

const open: Server[] = [];
async function house(...args: Parameters<typeof openHouse>): Promise<Server> {
  const [env, parts, limits] = args;
  const server = await openHouse(env ?? {}, { rooms: [toyRoom], ...parts }, limits ?? {});
  open.push(server);
  return server;
}
afterEach(async () => {
  vi.restoreAllMocks();
  for (const server of open.splice(0)) await server.close();
});

const code = async (client: Client, method: string, path: string, body?: unknown): Promise<string | undefined> =>
  ((await client.request(method, path, body)).body as { code?: string }).code;

describe('time', () => {
  test('a machine’s clock that is set back by an hour locks nobody out, and the time of the house goes on', async () => {
    const server = await house(
      {},
      {},
      { perIdentity: { rate: 20, burst: 100 }, messages: { rate: 30, burst: 90 }, perAddress: 1_200, guests: 30 },
    );
    const table = await ToyTable.begin(server.address, { clock: { kind: 'live', move: 60, bank: 60 } });
    const before = server.world.house.now();
    const real = Date.now;
    vi.spyOn(Date, 'now').mockImplementation(() => real() - 3_600_000);
    expect((await table.say(0, 'mark 1')).kind).toBe('ack');
    expect((await table.player(0).request('GET', '/api/me')).status).toBe(200);
    expect((await new Client(server.address).request('POST', '/api/me/guest', {})).status).toBe(201);
    await sleep(120);
    expect(server.world.house.now()).toBeGreaterThan(before);
    expect(server.world.house.now() - before).toBeLessThan(10_000);
  });

  test('never goes back, runs a little slower until the machine has caught up, and says what was skipped', () => {
    let [wall, ticks] = [1_000_000, 0];
    const clock = new SteadyClock(
      () => wall,
      () => ticks,
    );
    const jumps: number[][] = [];
    clock.onJump = (from, to) => jumps.push([from, to]);
    const pass = (milliseconds: number, step = milliseconds): number => {
      ticks += milliseconds;
      wall += step;
      return clock.now();
    };
    expect(pass(1_000)).toBe(1_001_000);
    expect(pass(1_000, -3_600_000)).toBe(1_001_900);
    expect(pass(10_000)).toBe(1_010_900);
    expect(pass(1_000, 3_700_000)).toBe(wall);
    expect(jumps).toEqual([[1_011_900, wall]]);
    clock.notBefore(wall + 5_000);
    expect(clock.now()).toBe(wall + 5_000);
    clock.notBefore(wall + 100 * 24 * 3_600_000);
    expect(clock.now()).toBe(wall + 5_000);
  });

  test('a leap ahead burns nobody’s clock', async () => {
    const server = await house();
    const clock = { kind: 'live' as const, move: 60, bank: 60 };
    const table = await ToyTable.begin(server.address, { clock });
    const { uptime, house: world } = server.world;
    const from = world.now();
    const real = Date.now;
    vi.spyOn(Date, 'now').mockImplementation(() => real() + 3_600_000);
    expect(world.now() - from).toBeGreaterThan(3_000_000);
    expect(uptime.elapsed(from, world.now())).toBeLessThan(10_000);
    await sleep(400);
    expect((await table.say(0, 'mark 1')).kind).toBe('ack');
    expect(table.player(0).tables.get(table.id)?.seats[0]).toMatchObject({ standIn: false });
  });

  test('tokens never turn negative, and a flood of keys forgets the oldest only', () => {
    const bucket = new Bucket({ rate: 1, burst: 2 }, 10_000);
    expect([bucket.take({ rate: 1, burst: 2 }, 10_000), bucket.take({ rate: 1, burst: 2 }, 5_000)]).toEqual([true, true]);
    expect(bucket.take({ rate: 1, burst: 2 }, 7_000)).toBe(true);
    const throttle = new Throttle({ rate: 0.001, burst: 1 }, 3);
    expect(['a', 'b', 'c', 'a', 'd', 'b'].map((key) => throttle.take(key))).toEqual([true, true, true, false, true, true]);
    expect(throttle.take('a')).toBe(false);
  });

  test('a refusal for haste names the message it answers', async () => {
    const server = await house({}, {}, { messages: { rate: 1, burst: 3 } });
    const eve = await Client.guest(server.address, 'Eve');
    const answers = await Promise.all(Array.from({ length: 6 }, (_, i) => eve.ask({ kind: 'ping', id: `p${i}` })));
    expect(answers.map(({ kind }) => kind)).toEqual(['ack', 'ack', 'ack', 'problem', 'problem', 'problem']);
    expect(answers.at(-1)).toMatchObject({ id: 'p5', problem: { code: 'too-many' } });
  });
});

describe('who watches', () => {
  test('is shut out when the link is renewed or the seat taken away', async () => {
    const server = await house();
    const [anna, eve, bruno] = await Promise.all(['Anna', 'Eve', 'Bruno'].map((name) => Client.guest(server.address, name)));
    if (anna === undefined || eve === undefined || bruno === undefined) return expect.fail();
    const table = await anna.post('/api/tables', { game: 'toy', seats: ['me', 'open', 'open'] });
    const link = table.invite ?? '';
    await bruno.post(`/api/tables/${table.id}/join`, { link });
    await anna.watch(table.id);
    await bruno.watch(table.id);
    await eve.watch(table.id, link);
    await anna.post(`/api/tables/${table.id}/link`, { renew: true });
    await eve.until(() => eve.texts.some((text) => text.includes('"gone"')));
    const heard = eve.texts.length;
    expect((await eve.ask({ kind: 'refetch', table: table.id })).problem?.code).toBe('not-allowed');
    expect((await eve.ask({ kind: 'chat', table: table.id, text: 'still here' })).problem?.code).toBe('not-allowed');
    expect((await bruno.ask({ kind: 'refetch', table: table.id })).kind).toBe('ack');
    await anna.request('PUT', `/api/tables/${table.id}/seats/1`, { to: 'easy' });
    await bruno.until(() => bruno.texts.some((text) => text.includes('"gone"')));
    await anna.request('PUT', `/api/tables/${table.id}/seats/2`, { to: 'easy' });
    await anna.post(`/api/tables/${table.id}/start`);
    await anna.until(() => anna.seen.has(`${table.id}:0`));
    expect(eve.texts.slice(heard).some((text) => text.includes('"state"') || text.includes('"table":{'))).toBe(false);
    expect(bruno.texts.some((text) => text.includes('"state"'))).toBe(false);
  });
});

describe('people without a session', () => {
  test('guess a name without locking its owner out', async () => {
    const server = await house({ TRUST_PROXY: '1' }, {}, { logins: 5 });
    const anna = await Client.guest(server.address, 'Anna');
    await anna.post('/api/me/claim', { name: 'Anna Rossi', password: 'correct horse' });
    const from = (address: string, password: string, cookie = ''): Promise<Response> =>
      fetch(`${server.address}/api/me/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': address, cookie },
        body: JSON.stringify({ name: 'Anna Rossi', password }),
      });
    const guesses: number[] = [];
    for (let i = 0; i < 8; i++) guesses.push((await from('198.51.100.7', `guess ${i}`)).status);
    expect(guesses.filter((status) => status === 429)).toHaveLength(3);
    // From her own address, with the right password.
    const home = await from('203.0.113.9', 'correct horse');
    expect(home.status).toBe(200);
    const device = home.headers
      .getSetCookie()
      .find((cookie) => cookie.startsWith('ludoteca-device='))
      ?.split(';')[0];
    // Invented addresses do not help: the last entry is the proxy's own.
    const sprayed: number[] = [];
    for (let i = 0; i < 30; i++) sprayed.push((await from(`10.1.1.${i}, 198.51.100.8`, `spray ${i}`)).status);
    expect(sprayed.filter((status) => status === 401)).toHaveLength(5);
    // Guessed from everywhere, the name is closed to strangers, and open to a browser she has used before.
    for (let i = 0; i < 30; i++) await from(`192.0.2.${i}`, `far ${i}`);
    expect((await from('192.0.2.99', 'correct horse')).status).toBe(429);
    expect((await from('192.0.2.99', 'correct horse', device)).status).toBe(200);
  });

  test('are told the number of proxies, and readings of it that mean one', () => {
    const proxies = (value: string): number => readSettings({ TRUST_PROXY: value }).proxies;
    expect(['0', '1', '3', 'true', 'yes', 'no'].map(proxies)).toEqual([0, 1, 3, 1, 1, 0]);
    expect(() => proxies('many')).toThrow('TRUST_PROXY');
  });

  test('are not written to by guests, and by others now and then only', async () => {
    const server = await house({ SMTP_URL: 'smtp://127.0.0.1:9' });
    const eve = await Client.guest(server.address, 'Eve');
    expect(await code(eve, 'POST', '/api/notices/email', { email: 'victim@example.com' })).toBe('claim-first');
    await eve.post('/api/me/claim', { name: 'Eve Mails', password: 'long enough' });
    const codes: unknown[] = [];
    for (let i = 0; i < 6; i++) codes.push(await code(eve, 'POST', '/api/notices/email', { email: 'victim@example.com' }));
    expect(codes.slice(4)).toEqual(['too-many', 'too-many']);
  });

  test('fetch whole games only so often, and a part of one costs as much as it is long', async () => {
    const server = await house({}, {}, { histories: 5 });
    const table = await ToyTable.begin(server.address, { rounds: 8 });
    await table.say(0, 'mark 1');
    await table.until(0, ({ view }) => view.decision === 2);
    await table.say(0, 'go');
    await table.until(0, ({ view }) => view.decision === 3);
    const anna = table.player(0);
    const path = `/api/tables/${table.id}/history?audience=0`;
    const all = await anna.get<{ moments: { n: number }[] }>(path);
    expect(all.moments.map(({ n }) => n)).toEqual([1, 2]);
    expect((await anna.get<{ moments: { n: number }[] }>(`${path}&after=1`)).moments).toEqual(all.moments.slice(1));
    const codes: unknown[] = [];
    for (let i = 0; i < 5; i++) codes.push(await code(anna, 'GET', path));
    expect(codes.slice(3)).toEqual(['too-many', 'too-many']);
  });

  test('cannot fill the disk with chat, nor keep the machine busy with passwords', async () => {
    const server = await house({}, {}, { chat: { rate: 0.5, burst: 4 }, passwords: 3 });
    const table = await ToyTable.begin(server.address);
    const said = await Promise.all(
      Array.from({ length: 12 }, (_, i) => table.player(0).ask({ kind: 'chat', table: table.id, text: `line ${i}` })),
    );
    expect(said.filter(({ kind }) => kind === 'ack')).toHaveLength(4);
    const codes: unknown[] = [];
    for (let i = 0; i < 5; i++)
      codes.push(
        await code(await Client.guest(server.address, 'Gina'), 'POST', '/api/me/claim', { name: `Gina ${i}`, password: 'long enough' }),
      );
    expect(codes.slice(3)).toEqual(['too-many', 'too-many']);
  });

  test('hold no more connections than their share, and no request open for ever', { timeout: 60_000 }, async () => {
    const server = await house({}, {}, { connections: 10 });
    const port = Number(new URL(server.address).port);
    const closed: number[] = [];
    const sockets = Array.from({ length: 16 }, (_, i) => {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => undefined);
      socket.on('close', () => closed.push(i));
      socket.write('POST /api/me/guest HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 40\r\n\r\n{');
      return socket;
    });
    await expect.poll(() => closed.length, { timeout: 5_000 }).toBeGreaterThanOrEqual(6);
    const drip = setInterval(() => {
      for (const socket of sockets) if (socket.writable) socket.write(' ');
    }, 2_000);
    await expect.poll(() => closed.length, { timeout: 30_000 }).toBe(16);
    clearInterval(drip);
  });
});

describe('addresses of push services', () => {
  test('are public ones: by name, and by what the name leads to when something is sent', async () => {
    const good = 'https://push.example.com/send/abc';
    expect(() => mustBePublic(good)).not.toThrow();
    for (const bad of [
      'https://user:pass@push.example.com/x',
      'https://db.lan/x',
      'https://router.home.arpa/x',
      'https://kubernetes.default.svc/x',
      'https://push.example.com/x\r\ny',
      'http://push.example.com/x',
      'https://push.example.com:8443/x',
      'https://127.0.0.1/x',
    ])
      expect(() => mustBePublic(bad), bad).toThrow('public https');
    const inward = ['127.0.0.1', '10.1.2.3', '192.168.0.1', '169.254.169.254', '::1', 'fd00::1', 'fe80::1', '::ffff:10.0.0.1', '0.0.0.0'];
    expect(inward.filter((address) => !isPrivate(address))).toEqual([]);
    expect(['93.184.216.34', '2606:2800:220:1::1'].filter(isPrivate)).toEqual([]);
    const error = await new Promise<Error | null>((done) => publicLookup('localhost', {}, (problem) => done(problem)));
    expect(error?.message).toContain('private network');
  });

  test('stay with the person whose browser it is, unless the browser itself says otherwise', async () => {
    const server = await house();
    const anna = await Client.guest(server.address, 'Anna');
    const eve = await Client.guest(server.address, 'Eve');
    const endpoint = 'https://push.example.com/anna';
    const keys = { p256dh: 'anna-key', auth: 'anna-auth' };
    await anna.post('/api/notices/push', { endpoint, keys });
    expect(await code(eve, 'POST', '/api/notices/push', { endpoint, keys: { p256dh: 'eve', auth: 'eve' } })).toBe('not-allowed');
    expect(await code(eve, 'POST', '/api/notices/push', { endpoint, keys })).toBeUndefined();
  });
});

test('links and confirmations do not go into the log', () => {
  expect(withoutSecrets('/api/invites/abc123?x=1')).toBe('/api/invites/…?x=1');
  expect(withoutSecrets('/api/tables/t1/history?audience=0&link=secret&after=2')).toBe('/api/tables/t1/history?audience=0&link=…&after=2');
  expect(withoutSecrets('/api/shares/abc123')).toBe('/api/shares/…');
  expect(withoutSecrets('/api/notices/email/confirm?word=a.b')).toBe('/api/notices/email/confirm?word=…');
});
