import { setTimeout as sleep } from 'node:timers/promises';
import { at } from '@ludoteca/kernel';
import { type Guest, tableOfFour } from './guest.ts';
import { type Host, startHost } from './host.ts';

const TABLES = 120;
/** Enough for the server's code to be compiled, little enough that no game ends before the measurement does. */
const WARM_UP_S = 2;
const SECONDS = 4;
const PACE = 500;

/** Seats people at many tables, each with an address of its own; calls back whenever somebody is asked. */
async function gather(addresses: readonly string[], onAsked: (guest: Guest) => void): Promise<void> {
  for (let i = 0; i < TABLES; i++) {
    const guests = await tableOfFour(Array.from({ length: 4 }, (_, seat) => at(addresses, (i + seat) % addresses.length)));
    for (const guest of guests) guest.onAsked = onAsked;
    await guests[0]?.post(`/api/tables/${guests[0].table}/start`);
  }
}

export interface FullLoad {
  readonly movesPerSecond: number;
  /** Processor time of the server's process, all its threads together: the same on a busy machine as on an idle one. */
  readonly cpuPerMove: number;
  /** The same for the database, where it is a server of its own. */
  readonly databaseCpuPerMove: number;
}

let fullLoad: Promise<FullLoad> | undefined;

/** Moves per second that the server takes when everybody answers at once. Measured once. */
function underFullLoad(): Promise<FullLoad> {
  fullLoad ??= measureFullLoad();
  return fullLoad;
}

async function measureFullLoad(): Promise<FullLoad> {
  const host = await startHost();
  try {
    return await fullLoadOf([host]);
  } finally {
    await host.stop();
  }
}

/** Moves per second of several processes on one database when everybody answers at once. */
export async function fullLoadOf(hosts: readonly Host[], databaseCpuMs: () => number = () => 0): Promise<FullLoad> {
  let open = false;
  let moves = 0;
  const held: Guest[] = [];
  const go = (guest: Guest): void => {
    if (!open) return void held.push(guest);
    void guest.answer().then(() => {
      moves += 1;
    });
  };
  await gather(
    hosts.map(({ address }) => address),
    go,
  );
  const now = () => ({
    moves,
    seconds: performance.now() / 1_000,
    cpu: hosts.reduce((sum, host) => sum + host.cpuMs(), 0),
    database: databaseCpuMs(),
  });
  open = true;
  for (const guest of held) go(guest);
  await sleep(WARM_UP_S * 1_000);
  const from = now();
  await sleep(SECONDS * 1_000);
  const to = now();
  const made = to.moves - from.moves;
  return {
    movesPerSecond: made / (to.seconds - from.seconds),
    cpuPerMove: (to.cpu - from.cpu) / made,
    databaseCpuPerMove: (to.database - from.database) / made,
  };
}

export async function durableMovesPerSecond(): Promise<number> {
  return (await underFullLoad()).movesPerSecond;
}

export async function cpuPerMove(): Promise<number> {
  return (await underFullLoad()).cpuPerMove;
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
  await gather([host.address], (guest) => asked.push(guest));
  const times: number[] = [];
  const begun = performance.now();
  let sent = 0;
  while (performance.now() - begun < (WARM_UP_S + SECONDS) * 1_000) {
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
  return times.slice(WARM_UP_S * PACE).sort((a, b) => a - b);
}

export async function ackPercentile(share: number): Promise<number> {
  const times = await acknowledgements();
  return times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
}
