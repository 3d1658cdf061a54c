import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Statistics, TableInfo, TokenInfo } from '../src/protocol.ts';
import { isRated } from '../src/statistics/ratings.ts';
import type { SeatDoc, TableDoc } from '../src/table/doc.ts';
import { Client } from './support/client.ts';
import { newDir, openHouse, removeDir } from './support/house.ts';
import { ServerProcess } from './support/process.ts';
import { Program, programmer } from './support/program.ts';

const DAY_MS = 24 * 3_600_000;

type House = Awaited<ReturnType<typeof openHouse>>;
let house: House;
let later = 0;
beforeEach(async () => {
  later = 0;
  house = await openHouse({}, { now: () => Date.now() + later });
});
afterEach(() => house.close());

function omitProgram({ program: _, ...seat }: Extract<SeatDoc, { kind: 'person' }>): SeatDoc {
  return seat;
}

/** A table of Medioevo at which a program plays against a random bot. */
async function playing(program: Program): Promise<TableInfo> {
  const { body } = await program.request('POST', '/api/tables', { game: 'medioevo', seats: ['me', 'random'], start: true });
  return body as TableInfo;
}

describe('tokens', () => {
  test('belong to people with a name of their own, are shown once and listed without their text', async () => {
    const guest = await Client.guest(house.address);
    const refused = await guest.request('POST', '/api/me/tokens', { label: 'x', scopes: ['play'] });
    expect(refused).toMatchObject({ status: 403, body: { code: 'claim-first' } });
    const { owner } = await programmer(house.address, 'Ada', ['play']);
    const made = await owner.post<TokenInfo & { token: string }>('/api/me/tokens', { label: 'second', scopes: ['host'], days: 3 });
    expect(made.token).toMatch(/^lud_\S{40,}$/);
    const { tokens } = await owner.get<{ tokens: TokenInfo[] }>('/api/me/tokens');
    expect(tokens.map(({ label, scopes }) => [label, scopes]).sort()).toEqual([
      ['second', ['host']],
      ['test', ['play']],
    ]);
    expect(JSON.stringify(tokens)).not.toContain(made.token);
    const stored = await house.world.house.store.db.selectFrom('sessions').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(made.token);
    // Browsers and programs are listed apart.
    const { sessions } = await owner.get<{ sessions: unknown[] }>('/api/me/sessions');
    expect(sessions).toHaveLength(1);
    for (const client of [guest, owner]) client.close();
  });

  test('that are unknown, have ended or were revoked open nothing, and an open stream ends', async () => {
    const { owner, program } = await programmer(house.address, 'Ada');
    expect(await new Program(house.address, 'lud_nothing').request('GET', '/api/me')).toMatchObject({
      status: 401,
      body: { code: 'no-session' },
    });
    expect((await program.request('GET', '/api/me')).status).toBe(200);
    later = 91 * DAY_MS;
    expect(await program.request('GET', '/api/me')).toMatchObject({ status: 401 });
    later = 0;
    await program.listen();
    await program.line('hello');
    const [token] = (await owner.get<{ tokens: TokenInfo[] }>('/api/me/tokens')).tokens;
    expect((await owner.request('DELETE', `/api/me/tokens/${token?.id}`)).status).toBe(200);
    expect(await program.line('bye')).toMatchObject({ code: 'no-session' });
    expect(await program.request('GET', '/api/me')).toMatchObject({ status: 401 });
    owner.close();
  });

  test('that end while a stream is open end the stream', async () => {
    const { owner, program } = await programmer(house.address, 'Ada');
    await program.listen();
    await program.line('hello');
    const { id } = await owner.get<{ id: string }>('/api/me');
    const ping = (): void => {
      for (const one of house.world.connections.of(id)) one.ping();
    };
    ping();
    later = 91 * DAY_MS;
    expect(program.lines.map(({ type }) => type)).toEqual(['hello']);
    ping();
    expect(await program.line('bye')).toMatchObject({ code: 'no-session' });
    owner.close();
  });

  test('allow what their scopes say and never what is the person’s alone', async () => {
    const { owner, program } = await programmer(house.address, 'Ada', ['play']);
    const table = { game: 'medioevo', seats: ['me', 'random'], start: true };
    expect(await program.request('POST', '/api/tables', table)).toMatchObject({ status: 403, body: { code: 'not-allowed' } });
    for (const [method, path] of [
      ['GET', '/api/me/tokens'],
      ['GET', '/api/me/data'],
      ['GET', '/api/me/sessions'],
      ['DELETE', '/api/me'],
    ] as const)
      expect(await program.request(method, path), path).toMatchObject({ status: 403, body: { code: 'not-allowed' } });
    expect((await owner.get<{ name: string }>('/api/me')).name).toBe('Ada');
    owner.close();
  });
});

describe('a program at a table', () => {
  test('is marked as one, is asked, and its answer counts once', async () => {
    const { owner, program } = await programmer(house.address, 'Ada');
    await program.listen();
    const table = await playing(program);
    expect(table.seats[0]).toMatchObject({ kind: 'person', name: 'Ada', program: true });
    const begin = await program.line('begin');
    expect(begin).toMatchObject({ table: table.id, seat: 0 });
    const question = await program.line('question');
    const moves = async (): Promise<number> =>
      (
        await house.world.house.store.db
          .selectFrom('entries')
          .select('sequence')
          .where('table_id', '=', table.id)
          .where('seat', '=', 0)
          .execute()
      ).length;
    const before = await moves();
    expect(await program.answer(question, question.any ?? '')).toMatchObject({ status: 200 });
    expect(await program.answer(question, question.any ?? '')).toMatchObject({ status: 200 });
    expect(await moves()).toBe(before + 1);
    const next = await program.line('question', program.lines.indexOf(question) + 1);
    expect(next.id).not.toBe(question.id);
    expect(next.events?.length).toBeGreaterThan(0);
    program.close();
    owner.close();
  });

  test('gets typed problems for bad answers, and nothing changes', async () => {
    const { owner, program } = await programmer(house.address, 'Ada');
    const { owner: other, program: rival } = await programmer(house.address, 'Bob');
    await program.listen();
    const table = await playing(program);
    const question = await program.line('question');
    expect(await program.answer(question, 'nonsense 1')).toMatchObject({ status: 400, body: { code: 'bad-notation' } });
    expect(await program.answer(question, 'coin church')).toMatchObject({ status: 409, body: { code: 'rule-forbids' } });
    expect(await program.answer({ ...question, id: '99.0' }, question.any ?? '')).toMatchObject({
      status: 409,
      body: { rule: 'HOUSE-STALE' },
    });
    expect(await program.answer({ ...question, id: 'x' }, question.any ?? '')).toMatchObject({ status: 400 });
    expect(await program.answer({ ...question, seat: 1 }, question.any ?? '')).toMatchObject({ status: 403, body: { code: 'not-yours' } });
    // To others the table does not exist.
    expect(await rival.answer(question, question.any ?? '')).toMatchObject({ status: 404, body: { code: 'no-table' } });
    expect((await program.request('GET', `/api/tables/${table.id}`)).body.yourMove).toEqual([0]);
    program.close();
    for (const client of [owner, other]) client.close();
  });

  test('is refused silence where a move is needed, and an answer to an earlier question of the same decision', async () => {
    const { owner, program } = await programmer(house.address, 'Ada');
    await program.listen();
    const table = await playing(program);
    const question = await program.line('question');
    expect(await program.answer(question, null)).toMatchObject({ status: 400, body: { code: 'bad-notation', rule: 'HOUSE-FORM' } });
    expect(await program.answer({ ...question, seat: 1 }, null)).toMatchObject({ status: 403, body: { code: 'not-yours' } });
    const [decision] = question.id?.split('.') ?? [];
    for (const move of [question.any ?? '', null])
      expect(await program.answer({ ...question, id: `${decision}.7` }, move)).toMatchObject({
        status: 409,
        body: { rule: 'HOUSE-STALE' },
      });
    expect((await program.request('GET', `/api/tables/${table.id}`)).body.yourMove).toEqual([0]);
    program.close();
    owner.close();
  });

  test('is told of its end once, whatever happens at the table afterwards, and may read the record', async () => {
    const { owner, program } = await programmer(house.address, 'Ada');
    await program.listen();
    const { id } = await playing(program);
    await program.playToTheEnd();
    await owner.post(`/api/tables/${id}/rematch`);
    await program.line(
      'begin',
      program.lines.findIndex(({ type }) => type === 'end'),
    );
    const told = program.lines.filter(({ table, type }) => table === id && type !== 'question').map(({ type }) => type);
    expect(told).toEqual(['begin', 'end']);
    expect((await program.request('GET', `/api/tables/${id}/record`)).body).toMatchObject({ ludoteca: 1, game: 'medioevo' });
    const { games } = await owner.get<Statistics>('/api/me/statistics');
    expect(games[0]?.seats.map(({ kind, program: isProgram }) => [kind, isProgram])).toEqual([
      ['person', true],
      ['bot', undefined],
    ]);
    program.close();
    owner.close();
  });

  test('is told that its seat was given up', async () => {
    const { owner, program } = await programmer(house.address, 'Ada');
    const host = await Client.guest(house.address);
    await program.listen();
    const { id } = await host.post('/api/tables', { game: 'medioevo', seats: ['me', 'open'], listed: true });
    await program.request('POST', `/api/tables/${id}/join`, {});
    await host.post(`/api/tables/${id}/start`);
    await program.line('begin');
    await owner.post(`/api/tables/${id}/seats/1/resign`);
    expect(await program.line('lost')).toMatchObject({ table: id, seat: 1, reason: 'the seat has been given up' });
    program.close();
    for (const client of [owner, host]) client.close();
  });

  test('cannot play for a person who sat down in a browser', async () => {
    const { owner, program } = await programmer(house.address, 'Ada');
    const { id } = await owner.post('/api/tables', { game: 'medioevo', seats: ['me', 'random'], start: true });
    const answer = { table: id, seat: 0, id: '1.0', type: 'question' };
    expect(await program.answer(answer, 'coin church')).toMatchObject({ status: 403, body: { code: 'not-yours' } });
    owner.close();
  });

  test('hears of an invitation, sits down, and the game is not rated', async () => {
    const { owner, program } = await programmer(house.address, 'Ada');
    const host = await Client.guest(house.address);
    await host.post('/api/me/claim', { name: 'Host', password: 'a long password' });
    await program.listen();
    const table = await host.post('/api/tables', { game: 'medioevo', seats: ['me', 'open'] });
    const nobody = await host.request('POST', `/api/tables/${table.id}/invitations`, { name: 'Nobody' });
    expect(nobody).toMatchObject({ status: 404, body: { code: 'no-person' } });
    await host.post(`/api/tables/${table.id}/invitations`, { name: 'ada' });
    expect(await program.line('invited')).toMatchObject({ table: table.id, game: 'medioevo', seats: 2, host: 'Host' });
    // The person finds it among their own tables.
    const { tables } = await owner.get<{ tables: TableInfo[] }>('/api/tables?list=mine');
    expect(tables.map(({ id }) => id)).toEqual([table.id]);
    expect((await program.request('POST', `/api/tables/${table.id}/join`, {})).body.seats?.[1]).toMatchObject({ program: true });
    const started = await host.post(`/api/tables/${table.id}/start`);
    expect(started.seats[1]).toMatchObject({ name: 'Ada', program: true });
    await program.line('begin');
    const { doc } = await house.world.hall.table(table.id);
    const finished: TableDoc = { ...doc, phase: 'over', result: { final: true, sides: [] } };
    const people = finished.seats.map((seat) => (seat.kind === 'person' ? omitProgram(seat) : seat));
    expect([isRated(finished), isRated({ ...finished, seats: people })]).toEqual([false, true]);
    program.close();
    for (const client of [owner, host]) client.close();
  });

  test('may decline an invitation and is then a stranger', async () => {
    const { owner, program } = await programmer(house.address, 'Ada');
    const host = await Client.guest(house.address);
    const table = await host.post('/api/tables', { game: 'medioevo', seats: ['me', 'open'] });
    await host.post(`/api/tables/${table.id}/invitations`, { name: 'Ada' });
    expect((await program.request('POST', `/api/tables/${table.id}/invitations/decline`)).status).toBe(200);
    expect(await program.request('POST', `/api/tables/${table.id}/join`, {})).toMatchObject({ status: 404, body: { code: 'no-table' } });
    for (const client of [owner, host]) client.close();
  });

  test('hears of it when it is invited again', async () => {
    const { owner, program } = await programmer(house.address, 'Ada');
    const host = await Client.guest(house.address);
    await program.listen();
    const { id } = await host.post('/api/tables', { game: 'medioevo', seats: ['me', 'open'] });
    await host.post(`/api/tables/${id}/invitations`, { name: 'Ada' });
    const first = await program.line('invited');
    await program.request('POST', `/api/tables/${id}/invitations/decline`);
    await host.post(`/api/tables/${id}/invitations`, { name: 'Ada' });
    expect(await program.line('invited', program.lines.indexOf(first) + 1)).toMatchObject({ table: id });
    program.close();
    for (const client of [owner, host]) client.close();
  });
});

test('a program that floods is slowed down alone', async () => {
  await house.close();
  house = await openHouse({}, {}, { perIdentity: { rate: 1, burst: 5 } });
  const { owner, program } = await programmer(house.address, 'Ada');
  const { owner: other, program: calm } = await programmer(house.address, 'Bob');
  const flood = await Promise.all(Array.from({ length: 30 }, () => program.request('GET', '/api/me')));
  expect(flood.filter(({ status, body }) => status === 429 && body.code === 'too-many').length).toBeGreaterThan(15);
  expect((await calm.request('GET', '/api/me')).status).toBe(200);
  for (const client of [owner, other]) client.close();
});

describe('the two example programs', () => {
  const examples = join(import.meta.dirname, '../../bots/examples');
  let dir = '';
  let server: ServerProcess;
  const children: ChildProcess[] = [];
  beforeAll(async () => {
    dir = newDir();
    server = new ServerProcess({ DATA_DIR: dir, PORT: '0', RATE_LIMITS: 'off' });
    await server.start();
  });
  afterAll(async () => {
    for (const child of children) child.kill('SIGKILL');
    await server.stop('SIGTERM');
    removeDir(dir);
  });

  /** Starts an example with a token of its owner; its output is gathered. */
  async function begin(name: string, command: string, args: readonly string[]): Promise<{ owner: Client; said: () => string }> {
    const owner = await Client.guest(server.address);
    await owner.post('/api/me/claim', { name, password: 'a long password' });
    const { token } = await owner.post<{ token: string }>('/api/me/tokens', { label: name, scopes: ['play'] });
    let said = '';
    const child = spawn(command, [...args, server.address], {
      env: { ...process.env, LUDOTECA_TOKEN: token },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    child.stdout.on('data', (chunk) => {
      said += String(chunk);
    });
    children.push(child);
    return { owner, said: () => said };
  }

  test('play a whole game against each other and survive a kill of the server', async () => {
    const python = await begin('Python', 'python3', [join(examples, 'netbot.py')]);
    const typescript = await begin('TypeScript', process.execPath, ['--import', 'tsx', join(examples, 'netbot.ts')]);
    const { owner: host } = python;
    const table = await host.post('/api/tables', { game: 'medioevo', seats: ['open', 'open'] });
    for (const name of ['Python', 'TypeScript']) await host.post(`/api/tables/${table.id}/invitations`, { name });
    const now = (): Promise<TableInfo> => host.get<TableInfo>(`/api/tables/${table.id}`);
    await expect.poll(async () => (await now()).seats.map(({ kind }) => kind), { timeout: 60_000 }).toEqual(['person', 'person']);
    await host.post(`/api/tables/${table.id}/start`);
    await expect.poll(async () => (await moments(host, table.id)) > 6, { timeout: 60_000 }).toBe(true);
    const { port } = new URL(server.address);
    await server.kill();
    server = new ServerProcess({ DATA_DIR: dir, PORT: port, RATE_LIMITS: 'off' });
    await server.start();
    await expect.poll(async () => (await now()).phase, { timeout: 120_000 }).toBe('over');
    await expect
      .poll(() => [python.said(), typescript.said()], { timeout: 20_000 })
      .toEqual([expect.stringMatching(/^over: /), expect.stringMatching(/^over: /)]);
    const { seats, result } = await now();
    expect(seats.every(({ program }) => program === true)).toBe(true);
    expect(result?.sides.some(({ won }) => won)).toBe(true);
    for (const { owner } of [python, typescript]) owner.close();
  }, 240_000);

  async function moments(client: Client, table: string): Promise<number> {
    return (await client.get<{ moments: unknown[] }>(`/api/tables/${table}/history?audience=-1`)).moments.length;
  }
});
