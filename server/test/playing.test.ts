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
    for (let move = 0; move < 300; move++) {
      await Promise.all(players.map((client, seat) => client.until(() => client.seen.has(`${table.id}:${seat}`))));
      if (anna.frame(table.id, 0).view.over) break;
      const seat = anna.frame(table.id, 0).view.asked.must[0] ?? 0;
      const client = players[seat] as Client;
      const other = players[1 - seat] as Client;
      const decision = anna.frame(table.id, 0).view.decision;
      await client.until(() => client.frame(table.id, seat).view.decision === decision && client.frame(table.id, seat).question !== null);
      const frame = client.frame(table.id, seat);
      const said = await client.ask({ kind: 'answer', table: table.id, seat, decision, move: anyAnswer(frame, `move ${move}`) });
      expect(said.kind).toBe('ack');
      await other.until(() => other.frame(table.id, 1 - seat).view.decision !== decision || other.frame(table.id, 1 - seat).view.over);
      await client.until(() => client.frame(table.id, seat).view.decision !== decision || client.frame(table.id, seat).view.over);
    }
    expect(anna.frame(table.id, 0).view.over).toBe(true);
    expect(anna.gaps + bruno.gaps).toBe(0);
    const info = await anna.get<{ phase: string; result: unknown }>(`/api/tables/${table.id}`);
    expect(info.phase).toBe('over');
    expect(info.result).not.toBeNull();
  });
});
