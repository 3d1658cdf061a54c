import { join } from 'node:path';
import type { Room } from '@ludoteca/games';
import {
  type AnyMove,
  clone,
  commitmentTo,
  nextToAnswer,
  printMove,
  quick,
  randomAnswer,
  type Seat,
  SPECTATOR,
  type State,
  Stream,
  sha256,
  type Viewer,
} from '@ludoteca/kernel';
import { type Server, writeBackup } from '../../src/index.ts';
import { changed } from '../../src/table/command.ts';
import type { LiveGame } from '../../src/table/live-game.ts';
import { REACH } from '../../src/table/resume.ts';
import { Client } from './client.ts';
import { openHouse } from './house.ts';

/** Number of answers after which everything is requested over HTTP as well. */
const ASK_EVERY = 12;
const HOUR_MS = '3600000';

/** A position before an answer, the answer, and the messages that every audience was sent because of it. */
export interface Moment {
  readonly state: State;
  readonly seat: Seat;
  readonly move: AnyMove;
  readonly numbers: readonly number[];
  /** The match's memory for take-backs: part of what is shown. */
  readonly past: readonly unknown[];
  /** Texts over the socket and bodies over HTTP; spectators first, then seat by seat. */
  readonly sent: readonly (readonly string[])[];
}

/** A whole game at a real server, with every byte that was sent. */
export interface Tape {
  readonly room: Room;
  readonly table: string;
  readonly moments: readonly Moment[];
  /** Cookies of the spectator and of everybody who played. */
  readonly cookies: readonly string[];
  /** The whole store as it was when the game had begun. */
  readonly backup: string;
  readonly began: number;
  forget(): Promise<void>;
}

/** A server whose clock stands unless it is moved, so that no byte depends on the time of a measurement. */
export function stillHouse(hands: { now: number }, rooms: readonly Room[], dir?: string): Promise<Server & { readonly dir: string }> {
  const env: Record<string, string> = { BEAT_MS: HOUR_MS, ...(dir === undefined ? {} : { DATA_DIR: dir }) };
  return openHouse(env, { now: () => hands.now, rooms });
}

/** Plays a whole random game over real sockets and records everything that is sent to those viewers. */
export async function tape(room: Room, seats: number, seed: string, viewers: readonly Viewer[]): Promise<Tape> {
  const hands = { now: Date.now() };
  const began = hands.now;
  const house = await stillHouse(hands, [room]);
  const clients: Client[] = [];
  for (let i = 0; i <= seats; i++) clients.push(await Client.guest(house.address));
  const table = await begin(room, house, clients, seed);
  const backup = join(house.dir, 'begun.gz');
  await writeBackup(house.world.house.store.db, backup);
  const chance = new Stream(quick(seed));
  const moments: Moment[] = [];
  for (;;) {
    const before = memoryOf(await playOf(house, table));
    const seat = nextToAnswer(room.game, before.state);
    if (seat === undefined) break;
    const move = randomAnswer(room.game, before.state, seat, chance);
    hands.now += 1_000;
    await answer(clients[seat + 1], room, table, { ...before, seat, move }, moments.length);
    const heardBy = (client: Client, place: number): Promise<string[]> =>
      viewers.includes(place + SPECTATOR) ? heard(client, table, moments.length) : Promise.resolve([]);
    moments.push({ ...before, seat, move, sent: await Promise.all(clients.map(heardBy)) });
  }
  for (const client of clients) client.close();
  return { room, table, moments, cookies: clients.map(({ cookie }) => cookie), backup, began, forget: house.close };
}

async function begin(room: Room, house: Server, [spectator, host, ...others]: readonly Client[], seed: string): Promise<string> {
  if (spectator === undefined || host === undefined) throw new Error('nobody came');
  const clock = { kind: 'live', move: 3_600, bank: 3_600 };
  const seats = ['me', ...others.map(() => 'open')];
  const contribution = sha256(seed);
  const { id } = await host.post('/api/tables', { game: room.game.meta.id, seats, listed: true, clock, contribution });
  for (const client of others) await client.post(`/api/tables/${id}/join`, { contribution });
  await fixSecret(house, id, contribution);
  await host.post(`/api/tables/${id}/start`);
  await watchAll([spectator, host, ...others], id);
  return id;
}

/** Everybody comes to the table in this order; the resulting messages are not counted. */
export async function watchAll(clients: readonly Client[], table: string): Promise<void> {
  for (const client of clients) await client.watch(table);
  for (const client of clients) await client.ask({ kind: 'ping' });
  for (const client of clients) client.texts.splice(0);
}

/** The server's own part of the seed, otherwise random: the same game is taped every time. */
async function fixSecret({ world }: Server, table: string, secret: string): Promise<void> {
  const actor = await world.hall.table(table);
  await actor.run(async () => changed({ secret, promise: commitmentTo(secret) }), undefined);
}

export async function playOf({ world }: Server, table: string): Promise<LiveGame> {
  const actor = await world.hall.table(table);
  return actor.inTurn(() => actor.game());
}

function memoryOf(game: LiveGame): Pick<Moment, 'state' | 'numbers' | 'past'> {
  const { past } = game.match as unknown as { past: unknown[] };
  return { state: clone(game.match.state), numbers: game.numbers, past: past.slice(-REACH) };
}

/** Gives an answer through its own socket, under an id that depends only on its place. */
export async function answer(
  client: Client | undefined,
  { game }: Room,
  table: string,
  { state, seat, move }: Pick<Moment, 'state' | 'seat' | 'move'>,
  count: number,
): Promise<void> {
  const message = { kind: 'answer', id: `a${count}`, table, seat, decision: state.decision, move: printMove(game.moves, move) };
  const said = await client?.ask(message);
  if (said?.kind !== 'ack') throw new Error(`answer ${count}: ${JSON.stringify(said)}`);
}

/** Everything that a client has been sent since the last call, after it has requested everything it may. */
export async function heard(client: Client, table: string, count: number): Promise<string[]> {
  const refetched = client.ask({ kind: 'refetch', id: `r${count}`, table });
  const asked = client.ask({ kind: 'ping', id: `p${count}` });
  await Promise.all([refetched, asked]);
  const texts = client.texts.splice(0);
  // After the end everything is open to everybody.
  if (count % ASK_EVERY !== 0 || client.tables.get(table)?.phase !== 'playing') return texts;
  const seat = client.tables.get(table)?.you[0] ?? -1;
  const paths = ['', `/history?audience=${seat}`, '/history', '/record', '/dice', '/chat'].map((path) => `/api/tables/${table}${path}`);
  for (const path of [...paths, '/api/tables?list=mine', '/api/tables?list=watch', '/api/notices', '/api/me']) {
    const { status, body } = await client.request('GET', path);
    texts.push(`${path} ${status} ${JSON.stringify(body)}`);
  }
  return texts;
}
