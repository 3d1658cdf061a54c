import { setTimeout as sleep } from 'node:timers/promises';
import { Guest } from './guest.ts';
import { type Host, startHost } from './host.ts';

/** Target numbers of tables on two cores. */
const TARGETS = { medium: 100, hard: 30 } as const;
type Level = keyof typeof TARGETS;

/** Time that a person takes for an answer. */
const PACE_MS = 5_000;
const WARM_UP_S = 10;
const SECONDS = 30;
const ACK_P99_MS = 100;
const GAMES = ['medioevo', 'san-juan', 'burgundy', 'catan', 'staufer'] as const;

/** Measurements of tables with bots over half a minute. */
export interface Carried {
  readonly tables: number;
  /** Bot answers: in full time, hurried, and random because all levels failed. */
  readonly full: number;
  readonly hurried: number;
  readonly random: number;
  /** Milliseconds from a person's answer to its acknowledgement. */
  readonly ackP50: number;
  readonly ackP99: number;
  /** Milliseconds from a person's answer until it is a person's turn again. */
  readonly botsP50: number;
  readonly botsP95: number;
}

/** Seats one person at each table, with bots at the other seats, and lets them answer at a person's pace. */
async function carry(level: Level, tables: number): Promise<Carried> {
  const host = await startHost();
  const acks: number[] = [];
  const waits: number[] = [];
  let measuring = false;
  const seated: Guest[] = [];
  for (let i = 0; i < tables; i++) {
    const guest = await Guest.arrive(host.address);
    seated.push(guest);
    let answered = 0;
    let waiting = false;
    guest.onAsked = () => {
      if (waiting) return;
      waiting = true;
      if (measuring && answered > 0) waits.push(performance.now() - answered);
      // Spread out, as people are; on average at the pace.
      const thought = PACE_MS * (0.5 + ((i * 7 + waits.length) % 11) / 10);
      setTimeout(() => {
        waiting = false;
        const from = performance.now();
        answered = from;
        void guest.answerAtRandom().then(() => {
          if (measuring) acks.push(performance.now() - from);
          // Refused, or asked again in the same decision: no further message will come.
          setTimeout(() => guest.frame?.question != null && guest.onAsked(guest), 500);
        });
      }, thought);
    };
    await sitDown(guest, GAMES[i % GAMES.length] ?? GAMES[0], level);
  }
  await sleep(WARM_UP_S * 1_000);
  measuring = true;
  const before = await botAnswers(host);
  await sleep(SECONDS * 1_000);
  measuring = false;
  const after = await botAnswers(host);
  for (const guest of seated) guest.close();
  await host.stop();
  const part = (list: number[], share: number): number => list.toSorted((a, b) => a - b)[Math.floor(list.length * share)] ?? Number.NaN;
  return {
    tables,
    full: after.full - before.full,
    hurried: after.hurried - before.hurried,
    random: after.random - before.random,
    ...{ ackP50: part(acks, 0.5), ackP99: part(acks, 0.99), botsP50: part(waits, 0.5), botsP95: part(waits, 0.95) },
  };
}

async function sitDown(guest: Guest, game: string, level: Level): Promise<void> {
  const seats = game === 'catan' || game === 'staufer' ? ['me', level, level] : ['me', level];
  const { id } = await guest.post<{ id: string }>('/api/tables', { game, seats });
  guest.table = id;
  await guest.connect();
  await guest.send({ kind: 'watch', table: id });
  await guest.post(`/api/tables/${id}/start`);
}

async function botAnswers(host: Host): Promise<{ full: number; hurried: number; random: number }> {
  const text = await (await fetch(`${host.address}/metrics`)).text();
  const count = (how: string): number => Number(new RegExp(`ludoteca_bot_answers_total\\{how="${how}"\\} (\\d+)`).exec(text)?.[1] ?? 0);
  return { full: count('full'), hurried: count('hurried'), random: count('random') };
}

/** Number of tables carried without random answers and with fast acknowledgements: the target, or less. */
export async function tablesCarried(level: Level): Promise<number> {
  for (let tables: number = TARGETS[level]; tables >= 1; tables = Math.floor(tables * 0.7)) {
    const carried = await carry(level, tables);
    console.error(`${level}: ${JSON.stringify(carried, (_, value) => (typeof value === 'number' ? Math.round(value) : value))}`);
    if (carried.random === 0 && carried.full + carried.hurried > 0 && carried.ackP99 <= ACK_P99_MS) return tables;
  }
  return 0;
}
