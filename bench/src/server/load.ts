import { setTimeout as sleep } from 'node:timers/promises';
import { type Guest, tableOfFour } from './guest.ts';
import { startHost } from './host.ts';

const TABLES = 60;
const SECONDS = 5;
const PACE = 500;

/** Sits down at many tables; calls back whenever somebody is asked. */
async function gather(address: string, onAsked: (guest: Guest) => void): Promise<void> {
  for (let i = 0; i < TABLES; i++) {
    const guests = await tableOfFour(address);
    for (const guest of guests) guest.onAsked = onAsked;
    await guests[0]?.post(`/api/tables/${guests[0].table}/start`);
  }
}

/** As many moves as the server takes: everybody answers at once when asked. */
export async function durableMovesPerSecond(): Promise<number> {
  const host = await startHost();
  let open = false;
  let moves = 0;
  const held: Guest[] = [];
  const go = (guest: Guest): void => {
    if (!open) return void held.push(guest);
    void guest.answer().then(() => {
      moves += 1;
    });
  };
  await gather(host.address, go);
  open = true;
  const begun = performance.now();
  for (const guest of held) go(guest);
  await sleep(SECONDS * 1_000);
  const rate = moves / ((performance.now() - begun) / 1_000);
  await host.stop();
  return rate;
}

let latencies: Promise<number[]> | undefined;

/** Milliseconds from sending to acknowledgement at a steady pace, measured once for all percentiles. */
function acknowledgements(): Promise<number[]> {
  latencies ??= measureAtPace();
  return latencies;
}

async function measureAtPace(): Promise<number[]> {
  const host = await startHost();
  const asked: Guest[] = [];
  await gather(host.address, (guest) => asked.push(guest));
  const times: number[] = [];
  const begun = performance.now();
  let sent = 0;
  while (performance.now() - begun < SECONDS * 1_000) {
    const due = ((performance.now() - begun) / 1_000) * PACE;
    for (; sent < due && asked.length > 0; sent++) {
      const from = performance.now();
      void asked
        .shift()
        ?.answer()
        .then(() => times.push(performance.now() - from));
    }
    await sleep(1);
  }
  await sleep(200);
  await host.stop();
  // The first second warms up.
  return times.slice(PACE).sort((a, b) => a - b);
}

export async function ackPercentile(share: number): Promise<number> {
  const times = await acknowledgements();
  return times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
}
