import { setTimeout as sleep } from 'node:timers/promises';
import { Guest } from './guest.ts';
import { startHost } from './host.ts';

const SOCKETS = 3_000;
const AT_ONCE = 50;
const MEGABYTES = 250;

/** How many sockets that do nothing fit when the whole process of the server may have 250 MB. */
export async function idleSockets(): Promise<number> {
  const host = await startHost();
  const person = await Guest.arrive(host.address);
  await sleep(1_000);
  const before = host.megabytes();
  const guests: Guest[] = [];
  for (let i = 0; i < SOCKETS; i += AT_ONCE) {
    guests.push(...(await Promise.all(Array.from({ length: AT_ONCE }, () => another(person)))));
  }
  await sleep(1_000);
  const each = (host.megabytes() - before) / SOCKETS;
  for (const guest of guests) guest.close();
  await host.stop();
  return Math.floor((MEGABYTES - before) / each);
}

async function another(person: Guest): Promise<Guest> {
  const twin: Guest = Object.assign(Object.create(Object.getPrototypeOf(person)), person, { waiting: new Map() });
  await twin.connect();
  return twin;
}
