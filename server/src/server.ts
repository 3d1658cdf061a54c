import { type Room, rooms } from '@ludoteca/games';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { buildApp, type Witness } from './http/app.ts';
import { quietLinks } from './http/log-lines.ts';
import { publicUrl } from './http/notices.ts';
import { loadSecrets } from './identity/secrets.ts';
import { perHour, perMinute, Throttle } from './identity/throttle.ts';
import { botTurn, type Thinker } from './jobs/bot-turn.ts';
import { clockExpiry } from './jobs/clock-expiry.ts';
import { JobRunner } from './jobs/runner.ts';
import { PooledThinker } from './jobs/thinker.ts';
import { Courier } from './notices/courier.ts';
import { Mailer } from './notices/mail.ts';
import { Pusher } from './notices/push.ts';
import { TurnNotices } from './notices/turns.ts';
import { Metrics } from './operations/metrics.ts';
import { SteadyClock } from './operations/steady-clock.ts';
import { Uptime } from './operations/uptime.ts';
import { Problem } from './problem.ts';
import type { Settings } from './settings.ts';
import { Connections } from './socket/connections.ts';
import { recheckSessions } from './socket/recheck.ts';
import { openStore, type Store } from './store/store.ts';
import { Hall } from './table/hall.ts';
import type { House } from './table/house.ts';
import type { World } from './world.ts';

/** What tests may replace. */
export interface Parts {
  readonly rooms?: readonly Room[];
  readonly thinker?: Thinker & { close?(): Promise<void> };
  /** The server's time, instead of one made from the machine's clock. */
  readonly now?: () => number;
  readonly send?: ConstructorParameters<typeof Pusher>[3];
  readonly logger?: FastifyBaseLogger;
  readonly webDir?: string | undefined;
  /** Is told of every JSON answer over HTTP. */
  readonly witness?: Witness;
  /** How long somebody may be away before a notice is sent. */
  readonly patienceMs?: number;
}

/** A running server. */
export interface Server {
  readonly address: string;
  readonly world: World;
  readonly app: FastifyInstance;
  /** Stops taking requests, finishes those under way, and closes the store. */
  close(): Promise<void>;
}

const PATIENCE_MS = 20_000;
const SECOND = 1_000;
const MOST_CHORES = 64;
/** Beyond its thinking time, a bot's turn may take this long before another process tries it. */
const LEASE_MS = 20 * SECOND;
/** Bots that are thinking when the server stops may finish within this time. */
const GRACE_MS = 1_500;

/** Starts everything, in order of dependency. */
export async function startServer(settings: Settings, parts: Parts = {}): Promise<Server> {
  const store = await openStore(settings);
  try {
    return await started(store, settings, parts);
  } catch (error) {
    await store.close();
    throw error;
  }
}

async function started(store: Store, settings: Settings, parts: Parts): Promise<Server> {
  const log = parts.logger ?? (pino({ level: settings.logLevel, serializers: { req: quietLinks } }) as FastifyBaseLogger);
  const clock = new SteadyClock();
  const now = parts.now ?? clock.now;
  const uptime = new Uptime(store, now, settings.beatMs, (moment) => clock.notBefore(moment), log);
  clock.onJump = (from, to) => uptime.skipped(from, to);
  const connections = new Connections();
  const thinker = parts.thinker ?? new PooledThinker(log, settings.botMs, undefined, (how) => metrics.botAnswered(how));
  const metrics = new Metrics({
    tables: () => hall.size,
    sockets: () => connections.size,
    botQueue: () => runner.queued,
    waitingWrites: () => store.waiting,
    unreadBytes: () => connections.unread,
  });
  const house: House = {
    ...{ store, log, now, elapsed: uptime.elapsed },
    roomOf: (game) => roomIn(parts.rooms ?? rooms, game),
    changed: (before, after) => {
      notices.changed(before, after);
      connections.changed(before, after);
    },
    tasked: () => runner.wake(),
    played: (milliseconds) => metrics.played(milliseconds),
  };
  const secrets = await loadSecrets(store);
  const hall = new Hall(house, settings);
  const mailer = settings.smtpUrl === undefined ? undefined : new Mailer(settings.smtpUrl, settings.mailFrom);
  const pusher = new Pusher(house, secrets, publicUrl({ settings }), parts.send);
  const courier = new Courier(house, publicUrl({ settings }), pusher, mailer);
  const notices = new TurnNotices(house, connections, courier, {
    patienceMs: parts.patienceMs ?? PATIENCE_MS,
    everyMs: settings.noticeEveryMs,
    planned: () => runner.wake(),
  });
  const runner = new JobRunner(
    house,
    {
      bot: (job, allotted) => botTurn(hall, thinker, job, allotted),
      clock: (job) => clockExpiry(hall, job),
      notice: (job) => notices.send(job),
    },
    {
      pollMs: SECOND,
      leaseMs: settings.botMs + LEASE_MS,
      ...{ chores: MOST_CHORES, turns: thinker.threads ?? MOST_CHORES },
      waiting: (tables) => void hall.showBusy(tables),
    },
  );
  const recheck = (identity?: string): void => {
    recheckSessions(store, connections, identity).catch((error) => log.warn({ err: error }, 'sessions could not be checked'));
  };
  store.channel.onGap(() => recheck());
  store.channel.onWord(({ identity }) => identity !== undefined && recheck(identity));
  const world: World = {
    settings,
    house,
    hall,
    secrets,
    notices,
    pusher,
    mailer,
    connections,
    metrics,
    uptime,
    throttles: throttles(settings),
  };
  const app = await buildApp(world, log, parts);
  await uptime.begin();
  const address = await app.listen({ port: settings.port, host: settings.host }).catch(async (error) => {
    // Nothing may write heartbeats into a store that is about to be closed.
    await uptime.end();
    await thinker.close?.();
    await app.close();
    throw error;
  });
  await runner.begin();
  const close = async (): Promise<void> => {
    connections.closeAll();
    await app.close();
    await runner.end(GRACE_MS);
    // Bots that still think are told to stop; their turns are taken up after the next start.
    await thinker.close?.();
    hall.close();
    await uptime.end();
    mailer?.close();
    await store.close();
  };
  return { address, world, app, close };
}

function roomIn(list: readonly Room[], game: string): Room {
  const room = list.find((candidate) => candidate.game.meta.id === game);
  if (room === undefined) throw new Problem('unknown-game', { detail: `allowed: ${list.map((one) => one.game.meta.id).join(', ')}` });
  return room;
}

/** Factor by which an address or a name may fail more often than one name from one address. */
const SPRAYING = 4;

function throttles({ limits }: Settings): World['throttles'] {
  return {
    addresses: new Throttle(perMinute(limits.perAddress)),
    identities: new Throttle(limits.perIdentity),
    guests: new Throttle(perMinute(limits.guests)),
    logins: new Throttle(perMinute(limits.logins)),
    spraying: new Throttle(perMinute(limits.logins * SPRAYING)),
    histories: new Throttle(perMinute(limits.histories)),
    chat: new Throttle(limits.chat),
    mails: new Throttle(perHour(limits.mails)),
    passwords: new Throttle(perMinute(limits.passwords)),
  };
}
