import { roomOf } from '@ludoteca/games';
import { commitmentTo, type History, seedOf, verify, viewsOf } from '@ludoteca/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Server } from '../src/index.ts';
import type { Thinker } from '../src/jobs/bot-turn.ts';
import { PooledThinker } from '../src/jobs/thinker.ts';
import type { Record as GameRecord } from '../src/table/record.ts';
import { Client } from './support/client.ts';
import { openHouse } from './support/house.ts';
import { playOn } from './support/players.ts';

let server: Server;
let pooled: PooledThinker;
const memories = new Set<string>();
beforeAll(async () => {
  const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
  pooled = new PooledThinker(silent, 50, 1);
  const think: Thinker['think'] = (request) => {
    memories.add(request.memory);
    return pooled.think(request);
  };
  server = await openHouse({}, { thinker: { think } });
});
afterAll(async () => {
  await server.close();
  await pooled.close();
});

describe('bots at the table', () => {
  test('a person plays against bots in worker threads; the record verifies, the dice too', async () => {
    const anna = await Client.guest(server.address, 'Anna');
    const contribution = 'ab'.repeat(16);
    const table = await anna.post('/api/tables', { game: 'medioevo', seats: ['easy', 'me', 'medium'], contribution });
    await anna.watch(table.id);
    const early = await anna.request('GET', `/api/tables/${table.id}/record`);
    expect(early.body).toMatchObject({ code: 'secret-until-end' });
    const begun = await anna.post(`/api/tables/${table.id}/start`);
    await playOn(anna, table.id, [1]);
    // Each bot remembers for itself, and for this table alone.
    expect([...memories].sort()).toEqual([`${table.id}:0`, `${table.id}:2`]);

    const record = await anna.get<GameRecord>(`/api/tables/${table.id}/record`);
    expect(verify(roomOf('medioevo').game, record)).toBeUndefined();
    expect(record.commitment).toBe(begun.commitment);
    expect(record.players).toEqual(['easy', 'me:Anna', 'medium']);

    const dice = await anna.get<{ secret: string; contributions: string[]; seed: string }>(`/api/tables/${table.id}/dice`);
    expect(commitmentTo(dice.secret)).toBe(table.promise);
    expect(dice.contributions).toEqual(['-', contribution, '-']);
    expect(seedOf(dice.secret, dice.contributions)).toBe(record.seed);

    const history = await anna.get<History>(`/api/tables/${table.id}/history?audience=1`);
    expect(viewsOf(history).at(-1)).toEqual(anna.frame(table.id, 1).view);
    expect(history.moments.map(({ n }) => n)).toEqual(history.moments.map((_, index) => index + 1));
  });
});
