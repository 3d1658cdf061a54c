import { setTimeout as sleep } from 'node:timers/promises';
import { Guest } from './guest.ts';
import { type Host, startHost } from './host.ts';

const MOST = 12_000;
const STEP = 500;
const AT_ONCE = 50;
const MEGABYTES = 250;
/** Greeting leaves garbage that is collected after a while: only memory that stays counts. */
const LOOK_EVERY_S = 5;
const LOOKS = 3;

/** Number of idle sockets that fit when the server's whole process may use 250 MB: opened until they do not. */
export async function idleSockets(): Promise<number> {
  const host = await startHost();
  const person = await Guest.arrive(host.address);
  const guests: Guest[] = [];
  let fitting = 0;
  while (fitting < MOST) {
    for (let i = 0; i < STEP; i += AT_ONCE) guests.push(...(await Promise.all(Array.from({ length: AT_ONCE }, () => another(person)))));
    if (!(await fits(host))) break;
    fitting = guests.length;
  }
  for (const guest of guests) guest.close();
  await host.stop();
  return fitting;
}

async function fits(host: Host): Promise<boolean> {
  for (let look = 0; look < LOOKS; look++) {
    if (host.megabytes() <= MEGABYTES) return true;
    await sleep(LOOK_EVERY_S * 1_000);
  }
  return false;
}

async function another(person: Guest): Promise<Guest> {
  const twin: Guest = Object.assign(Object.create(Object.getPrototypeOf(person)), person, { waiting: new Map() });
  await twin.connect();
  return twin;
}
