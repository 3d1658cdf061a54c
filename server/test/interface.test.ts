import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { problemsOf } from '../src/http/documented/about.ts';
import { LineAnswer } from '../src/http/documented/lines.ts';
import { limitsInWords } from '../src/http/documented/openapi.ts';
import { REQUESTS } from '../src/http/documented/requests.ts';
import type { ProblemCode } from '../src/problem.ts';
import { LIMITS } from '../src/settings.ts';
import { changed } from '../src/table/command.ts';
import { Client } from './support/client.ts';
import { openHouse } from './support/house.ts';
import { Interface } from './support/interface.ts';
import { type Line, Program, programmer } from './support/program.ts';

type House = Awaited<ReturnType<typeof openHouse>>;
let house: House;
let seen: Interface;
beforeEach(async () => {
  seen = new Interface();
  house = await openHouse({}, { witness: seen.witness });
});
afterEach(async () => {
  await house.close();
  seen.mustBeTrue();
});

interface Described {
  readonly info: { readonly description: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, unknown>> };
}
interface Operation {
  readonly summary?: string;
  readonly security?: readonly unknown[];
  readonly responses: Readonly<Record<string, { readonly description: string }>>;
}

describe('the description of the interface', () => {
  test('has every request there is, with its answer and its refusals', async () => {
    const { paths, components, info } = await new Client(house.address).get<Described>('/api/docs/json');
    const operations = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => [`${method} ${path}`, operation] as const),
    );
    expect(operations.map(([name]) => name).sort()).toEqual(Object.keys(REQUESTS).sort());
    for (const [name, { summary, security, responses }] of operations) {
      expect(summary, name).toBe(REQUESTS[name]?.says);
      expect(security, name).toBeDefined();
      expect(Object.keys(responses).length, name).toBeGreaterThan(1);
    }
    const references = [...JSON.stringify(paths).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name);
    expect(new Set(references)).toEqual(new Set(Object.keys(components.schemas)));
    // OpenAPI knows no definitions inside a schema.
    expect(JSON.stringify({ paths, components })).not.toMatch(/definitions|\$defs|\$id|\$schema/);
    expect(JSON.stringify(paths['/api/tables']?.get?.responses['200'])).toContain('"#/components/schemas/Table"');
    const answer = paths['/api/bot/tables/{id}/seats/{seat}/answer']?.post?.responses;
    expect(answer?.['409']?.description.split(', ').sort()).toEqual(['frozen', 'rule-forbids', 'wrong-phase']);
    expect(answer?.['429']?.description).toBe('too-many');
    expect(info.description).toMatch(/Limits .* 30 open sockets and streams/);
    expect(limitsInWords(LIMITS, 65_536)).toMatch(/at most 64 kB.*1200 requests a minute.* 20 a second by one person .*100 in a burst/s);
  });

  test('is kept to by every line of a stream', async () => {
    const { owner, program } = await programmer(house.address, 'Ada');
    await program.listen();
    const host = await Client.guest(house.address, 'Host');
    const asking = await host.post('/api/tables', { game: 'medioevo', seats: ['me', 'open'] });
    await host.post(`/api/tables/${asking.id}/invitations`, { name: 'Ada' });
    await program.request('POST', '/api/tables', { game: 'medioevo', seats: ['me', 'random'], start: true });
    await program.playToTheEnd();
    await house.close();
    await program.line('bye');
    expect(new Set(program.lines.map(({ type }) => type))).toEqual(new Set(['hello', 'invited', 'begin', 'question', 'end', 'bye']));
    for (const line of program.lines) expect(LineAnswer.safeParse(line).error?.issues, line.type).toBeUndefined();
    house = await openHouse({}, { witness: seen.witness });
    for (const client of [owner, host]) client.close();
  });
});

/** Every refusal that is described for a request, but those of a house in trouble, and those of browsers alone. */
function promised(name: string, ...others: readonly ProblemCode[]): ProblemCode[] {
  const about = REQUESTS[name];
  if (about === undefined) throw new Error(`no request ${name}`);
  const [method = 'get', path = ''] = name.split(' ');
  const checked = path.includes('{') || method === 'post';
  return [...problemsOf(about, { method, checked })].filter((code) => !['internal', 'unavailable', ...others].includes(code)).sort();
}

describe('each refusal that is described for programs is really given:', () => {
  const given = (name: string): ProblemCode[] => [...(seen.given.get(name) ?? [])].sort();

  test('by the stream', async () => {
    const { owner, program } = await programmer(house.address, 'Ada', ['host']);
    const stream = '/api/bot/stream';
    await program.request('GET', stream);
    await new Client(house.address).request('GET', stream);
    const { program: banned } = await outcast('Bob');
    await banned.request('GET', stream);
    const { owner: busy, program: many } = await programmer(house.address, 'Cleo');
    const streams = Array.from({ length: 30 }, () => many.twin());
    for (const one of streams) await one.listen();
    await many.request('GET', stream);
    for (const one of streams) one.close();
    expect(given('get /api/bot/stream')).toEqual(promised('get /api/bot/stream'));
    for (const client of [owner, busy]) client.close();
  });

  test('by an answer', async () => {
    const { owner, program } = await programmer(house.address, 'Ada');
    await program.listen();
    const { body: table } = await program.request('POST', '/api/tables', { game: 'medioevo', seats: ['me', 'random'], start: true });
    const question = await program.line('question');
    const path = answerPath(question);
    const right = { id: question.id, move: question.any };
    await program.request('POST', path, { id: 'x', move: 'y' });
    await program.request('POST', path, { id: question.id, move: 'x'.repeat(70_000) });
    await program.send('POST', path, 'id=1', { 'content-type': 'text/plain' });
    await program.send('POST', path, '{"id": ', {});
    await program.send('POST', path, JSON.stringify(right), { origin: 'https://elsewhere.example' });
    await new Program(house.address, 'lud_unknown').request('POST', path, right);
    const { program: mute } = await programmer(house.address, 'Mute', ['host']);
    await mute.request('POST', path, right);
    const { program: banned } = await outcast('Bob');
    await banned.request('POST', path, right);
    const { program: stranger } = await programmer(house.address, 'Cleo');
    await stranger.request('POST', path, right);
    for (const seat of [1, 9]) await program.answer({ ...question, seat }, right.move ?? '');
    await program.answer(question, 'nonsense');
    await program.answer({ ...question, id: '99.0' }, right.move ?? '');
    const { body: waiting } = await program.request('POST', '/api/tables', { game: 'medioevo', seats: ['me', 'open'] });
    await program.answer({ ...question, table: waiting.id ?? '' }, right.move ?? '');
    const frozen = { error: 'test', seat: 0, decision: 0, move: '' };
    await (await house.world.hall.table(table.id ?? '')).run(async () => changed({ frozen }), undefined);
    await program.request('POST', path, right);
    expect((await program.line('lost')).reason).toMatch(/stands still/);
    const name = 'post /api/bot/tables/{id}/seats/{seat}/answer';
    // A flood has a test of its own, with smaller limits.
    expect(given(name)).toEqual(promised(name, 'too-many'));
    program.close();
    owner.close();
  });

  test('when a token is made, and when it is revoked', async () => {
    const { owner, program } = await programmer(house.address, 'Ada');
    const wish = { label: 'x', scopes: ['play'] };
    const guest = await Client.guest(house.address);
    await guest.request('POST', '/api/me/tokens', wish);
    await program.request('POST', '/api/me/tokens', wish);
    await new Client(house.address).request('POST', '/api/me/tokens', wish);
    for (const bad of [
      { ...wish, scopes: [] },
      { ...wish, scopes: ['everything'] },
      { ...wish, days: 400 },
      { ...wish, label: ' ' },
    ])
      expect(await owner.request('POST', '/api/me/tokens', bad)).toMatchObject({ status: 400, body: { code: 'bad-request' } });
    await owner.request('POST', '/api/me/tokens', { ...wish, label: 'x'.repeat(70_000) });
    await owner.request('POST', '/api/me/tokens', wish, { 'content-type': 'text/plain' });
    await owner.request('POST', '/api/me/tokens', wish, { origin: 'https://elsewhere.example' });
    for (let i = 0; i < 20; i++) await owner.request('POST', '/api/me/tokens', wish);
    const { owner: banned } = await outcast('Bob');
    await banned.request('POST', '/api/me/tokens', wish);
    expect(given('post /api/me/tokens')).toEqual(promised('post /api/me/tokens'));
    expect(await owner.request('DELETE', '/api/me/tokens/nothing')).toMatchObject({ status: 404, body: { code: 'not-found' } });
    const { tokens } = await banned.request('GET', '/api/me/tokens').then(({ body }) => body as { tokens?: unknown });
    expect(tokens).toBeUndefined();
    for (const client of [owner, guest, banned]) client.close();
  });
});

function answerPath({ table, seat }: Line): string {
  return `/api/bot/tables/${table}/seats/${seat}/answer`;
}

/** Somebody whom the operator has banned without ending their sessions. */
async function outcast(name: string): ReturnType<typeof programmer> {
  const made = await programmer(house.address, name);
  await house.world.house.store.db.updateTable('identities').set({ banned: 1 }).where('name', '=', name).execute();
  return made;
}
