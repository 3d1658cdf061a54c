import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { seedDeparture } from '@ludoteca/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Server } from '../src/index.ts';
import type { Record as GameRecord } from '../src/table/record.ts';
import { Client } from './support/client.ts';
import { openHouse } from './support/house.ts';
import { playOn } from './support/players.ts';

const CLI = join(import.meta.dirname, '../../cli/bin/ludoteca.js');

let server: Server & { readonly dir: string };
beforeAll(async () => {
  server = await openHouse();
});
afterAll(() => server.close());

/** The real command's verdict on a file. */
function verified(text: string, ...words: string[]): { status: number | null; out: string } {
  const file = join(server.dir, 'record.json');
  writeFileSync(file, text);
  const env = { ...process.env, LUDOTECA_LANG: 'en', NO_COLOR: '1' };
  const { status, stdout, stderr } = spawnSync(process.execPath, [CLI, 'verify', file, ...words], { env, encoding: 'utf8' });
  return { status, out: stdout + stderr };
}

test('the file of a finished table is verified by the command, with the part of the seed that each seat gave', async () => {
  const anna = await Client.guest(server.address, 'Anna');
  const bruno = await Client.guest(server.address, 'Bruno');
  const parts = ['ab'.repeat(16), 'cd'.repeat(20)];
  const seats = ['me', 'open', 'easy'];
  const table = await anna.post('/api/tables', { game: 'medioevo', seats, listed: true, contribution: parts[0] });
  await bruno.post(`/api/tables/${table.id}/join`, { contribution: parts[1] });
  for (const client of [anna, bruno]) await client.watch(table.id);
  const begun = await anna.post(`/api/tables/${table.id}/start`);
  await Promise.all([playOn(anna, table.id, [0]), playOn(bruno, table.id, [1])]);
  const response = await fetch(`${server.address}/api/tables/${table.id}/record`, { headers: { cookie: bruno.cookie } });
  expect(response.headers.get('content-disposition')).toContain('.json');
  const text = await response.text();
  const record = JSON.parse(text) as GameRecord;
  expect(record.commitment).toBe(begun.commitment);
  expect(record.dice.promise).toBe(table.promise);

  const { status, out } = verified(text, '--json');
  expect(status).toBe(0);
  expect(JSON.parse(out)).toEqual({ game: 'medioevo', moves: record.entries.length, ok: true, contributions: [...parts, '-'] });
  // The same parts in another order are another seed.
  const dice = { ...record.dice, contributions: [parts[1], parts[0], '-'] };
  const changed = verified(JSON.stringify({ ...record, dice }));
  expect(changed).toMatchObject({ status: 1, out: expect.stringContaining('not made of the parts') });
  expect(seedDeparture({ ...record.dice, secret: parts[0] ?? '' }, record.seed)).toBe('promise');
}, 120_000);
