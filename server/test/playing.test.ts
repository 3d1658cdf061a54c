import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Server } from '../src/index.ts';
import { anyAnswer, Client } from './support/client.ts';
import { openHouse } from './support/house.ts';

let server: Server;
beforeAll(async () => {
  server = await openHouse();
});
afterAll(() => server.close());

describe('a table', () => {
  test('two people play a whole game by link, every move acknowledged, every patch fits', async () => {
    const anna = await Client.guest(server.address, 'Anna');
    const bruno = await Client.guest(server.address, 'Bruno');
    const table = await anna.post('/api/tables', { game: 'medioevo', seats: ['me', 'open'] });
    await bruno.post(`/api/tables/${table.id}/join`, { link: table.invite });
    await Promise.all([anna.watch(table.id), bruno.watch(table.id)]);
    await anna.post(`/api/tables/${table.id}/start`);
    const players = [anna, bruno];
    for (let round = 0; round < 300; round++) {
      await Promise.all(players.map((client, seat) => client.until(() => client.seen.has(`${table.id}:${seat}`))));
      if (anna.frame(table.id, 0).view.over) break;
      const { decision, asked } = anna.frame(table.id, 0).view;
      // Some questions are put to both at once: they are over when both have answered.
      for (const seat of asked.must) {
        const client = players[seat] as Client;
        await client.until(() => client.frame(table.id, seat).view.decision === decision && client.frame(table.id, seat).question !== null);
        const move = anyAnswer(client.frame(table.id, seat), `move ${decision} of ${seat}`);
        const said = await client.ask({ kind: 'answer', table: table.id, seat, decision, move });
        expect(said.kind).toBe('ack');
      }
      for (const [seat, client] of players.entries()) {
        await client.until(() => client.frame(table.id, seat).view.decision !== decision || client.frame(table.id, seat).view.over);
      }
    }
    expect(anna.frame(table.id, 0).view.over).toBe(true);
    expect(anna.gaps + bruno.gaps).toBe(0);
    const info = await anna.get<{ phase: string; result: unknown }>(`/api/tables/${table.id}`);
    expect(info.phase).toBe('over');
    expect(info.result).not.toBeNull();
  });

  test('an answer is acknowledged before anybody is told, the sender included', async () => {
    const anna = await Client.guest(server.address);
    const table = await anna.post('/api/tables', { game: 'medioevo', seats: ['me', 'random'], start: true });
    await anna.watch(table.id);
    const frame = () => anna.frame(table.id, 0);
    await anna.until(() => frame().question !== null && frame().view.asked.must.includes(0));
    const { decision } = frame().view;
    anna.texts.splice(0);
    await anna.ask({ kind: 'answer', id: 'first', table: table.id, seat: 0, decision, move: anyAnswer(frame(), 'ack') });
    await anna.until(() => frame().view.decision !== decision);
    const kinds = anna.texts
      .map((text) => (JSON.parse(text) as { kind: string }).kind)
      .filter((kind) => kind === 'ack' || kind === 'change');
    expect(kinds.slice(0, 2)).toEqual(['ack', 'change']);
  });
});
