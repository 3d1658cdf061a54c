import { readSaved, recordDeparture } from '@ludoteca/kernel';
import { expect, test } from 'vitest';
import type { ShareInfo } from '../src/protocol.ts';
import type { Record as GameRecord } from '../src/table/record.ts';
import { Client } from './support/client.ts';
import { toy } from './support/toy.ts';
import { finishedToy } from './support/toy-game.ts';
import { ToyTable, toyHouse } from './support/toy-table.ts';

const { server } = toyHouse();
/** A visitor without a session. */
const stranger = (): Client => new Client(server().address);
const codeOf = async (asked: Promise<{ status: number; body: never }>): Promise<[number, string]> => {
  const { status, body } = await asked;
  return [status, (body as { code: string }).code];
};

test('a key opens the whole game to a stranger, and opens nothing when it has been withdrawn', async () => {
  const table = await finishedToy(server().address);
  const share = `/api/tables/${table.id}/share`;
  const [anna, bruno] = [table.player(0), table.player(1)];
  expect(await anna.get<ShareInfo>(share)).toEqual({ key: null, nameless: [] });
  const { key } = await anna.post<ShareInfo>(share);
  expect((await anna.post<ShareInfo>(share)).key).toBe(key);
  // Everybody has a key of their own, so that one can be withdrawn without the other.
  const other = await bruno.post<ShareInfo>(share);
  expect(other.key).not.toBe(key);

  const record = await stranger().get<GameRecord>(`/api/shares/${key}`);
  expect(recordDeparture(toy, readSaved(record))).toBeUndefined();
  expect(record.players).toEqual(['me:Anna', 'me:Bruno']);
  expect(await codeOf(stranger().request('GET', '/api/shares/nothing'))).toEqual([404, 'no-share']);

  expect((await anna.request('DELETE', share)).body).toEqual({ key: null, nameless: [] });
  expect(await codeOf(stranger().request('GET', `/api/shares/${key}`))).toEqual([410, 'share-withdrawn']);
  expect((await stranger().request('GET', `/api/shares/${other.key}`)).status).toBe(200);
  const again = await anna.post<ShareInfo>(share);
  expect(again.key).not.toBe(key);
});

test('nothing is shared before the end, nor by people who did not play', async () => {
  const table = await ToyTable.begin(server().address);
  const share = `/api/tables/${table.id}/share`;
  expect(await codeOf(table.player(0).request('POST', share))).toEqual([409, 'secret-until-end']);
  const carla = await Client.guest(server().address, 'Carla');
  expect(await codeOf(carla.request('POST', share))).toEqual([403, 'not-yours']);
  expect(await codeOf(stranger().request('POST', share))).toEqual([401, 'no-session']);
});

test('a person who asks for it goes without a name where the game is shared', async () => {
  const table = await finishedToy(server().address);
  const [anna, bruno] = [table.player(0), table.player(1)];
  const { key } = await anna.post<ShareInfo>(`/api/tables/${table.id}/share`);
  const nameless = (seat: number, wish: boolean) => ['PUT', `/api/tables/${table.id}/seats/${seat}/nameless`, { nameless: wish }] as const;
  expect(await codeOf(anna.request(...nameless(1, true)))).toEqual([403, 'not-yours']);
  expect((await bruno.request(...nameless(1, true))).body).toEqual({ key: null, nameless: [1] });
  const players = async () => (await stranger().get<GameRecord>(`/api/shares/${key}`)).players;
  expect(await players()).toEqual(['me:Anna', 'me']);
  // Those who played know each other all the same.
  expect((await anna.get<GameRecord>(`/api/tables/${table.id}/record`)).players).toEqual(['me:Anna', 'me:Bruno']);
  await bruno.request(...nameless(1, false));
  expect(await players()).toEqual(['me:Anna', 'me:Bruno']);
});

test('forgetting a person removes their keys', async () => {
  const table = await finishedToy(server().address);
  const { key } = await table.player(0).post<ShareInfo>(`/api/tables/${table.id}/share`);
  const data = await table.player(0).get<{ shares: { key: string }[] }>('/api/me/data');
  expect(data.shares.map((one) => one.key)).toEqual([key]);
  await table.player(0).request('DELETE', '/api/me');
  expect(await codeOf(stranger().request('GET', `/api/shares/${key}`))).toEqual([404, 'no-share']);
});
