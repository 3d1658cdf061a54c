import { createHash } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Server } from '../src/index.ts';
import { MOST_UNREAD } from '../src/socket/connection.ts';
import { Client } from './support/client.ts';
import { openHouse } from './support/house.ts';
import { toyRoom } from './support/toy.ts';
import { ToyTable } from './support/toy-table.ts';

let server: Server;
beforeAll(async () => {
  server = await openHouse({}, { rooms: [toyRoom] });
});
afterAll(() => server.close());

/** A hand-made socket, so that we decide whether anything is read from it at all. */
async function openRaw(address: string, cookie: string): Promise<Socket> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  const key = createHash('sha256').update('slow').digest().subarray(0, 16).toString('base64');
  socket.write(
    `GET /api/socket HTTP/1.1\r\nHost: ${hostname}:${port}\r\nCookie: ${cookie}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n`,
  );
  socket.write(`Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\n\r\n`);
  await new Promise<void>((done) => socket.once('data', () => done()));
  socket.pause();
  return socket;
}

/** A text as a client must send it: masked, here with a mask that changes nothing. */
function framed(text: string): Buffer {
  const body = Buffer.from(text);
  const head = body.length < 126 ? Buffer.from([0x81, 0x80 | body.length]) : Buffer.from([0x81, 0xfe, body.length >> 8, body.length & 255]);
  return Buffer.concat([head, Buffer.alloc(4), body]);
}

async function unreadBytes(): Promise<number> {
  const metrics = await (await fetch(`${server.address}/metrics`)).text();
  return Number(/^ludoteca_unread_bytes (\d+)/m.exec(metrics)?.[1]);
}

test('a client that asks and does not read is told so and cut off; memory stays bounded, and others are not affected', async () => {
  const table = await ToyTable.begin(server.address, { rounds: 8 });
  const other = await ToyTable.begin(server.address, { rounds: 8 });
  const mallory = new Client(server.address);
  await mallory.post('/api/me/guest', { name: 'Mallory' });
  const raw = await openRaw(server.address, mallory.cookie);
  raw.write(framed(JSON.stringify({ kind: 'watch', id: 'w', table: table.id })));
  let most = 0;
  let slowest = 0;
  let count = 0;
  const isOpen = (): boolean => server.world.connections.sessions().length > 4;
  // More than the operating system buffers for a socket, until the server says that it is enough.
  for (; count < 400 && !(most > 0 && (await unreadBytes()) > MOST_UNREAD); count++) {
    for (let i = 0; i < 60; i++) raw.write(framed(JSON.stringify({ kind: 'refetch', id: `r${count}.${i}`, table: table.id })));
    const begun = performance.now();
    expect((await other.player(0).ask({ kind: 'check', table: other.id, seat: 0, move: 'mark 1' })).kind).toBe('checked');
    slowest = Math.max(slowest, performance.now() - begun);
    most = Math.max(most, await unreadBytes());
  }
  expect(isOpen()).toBe(true);
  for (let i = 0; i < 10; i++) {
    for (let j = 0; j < 60; j++) raw.write(framed(JSON.stringify({ kind: 'refetch', id: `s${i}.${j}`, table: table.id })));
    await sleep(20);
    most = Math.max(most, await unreadBytes());
  }
  expect(most).toBeGreaterThan(MOST_UNREAD);
  expect(most).toBeLessThan(MOST_UNREAD + 64 * 1_024);
  expect(slowest).toBeLessThan(1_000);
  expect((await other.say(0, 'mark 1')).kind).toBe('ack');
  // When it reads in the end, the last thing it reads is the reason.
  const bytes: Buffer[] = [];
  raw.on('data', (chunk: Buffer) => bytes.push(chunk));
  raw.resume();
  await expect.poll(() => Buffer.concat(bytes.slice(-2)).subarray(-10).toString('latin1'), { timeout: 10_000 }).toContain('too-slow');
  const end = Buffer.concat(bytes);
  expect(end.readUInt16BE(end.length - 10)).toBe(4_408);
  await expect.poll(unreadBytes).toBe(0);
  raw.destroy();
});
