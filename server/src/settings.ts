import { z } from 'zod';

/** Rate limits. */
export interface Limits {
  /** Requests per minute and address. */
  readonly perAddress: number;
  /** Requests per second and identity, and in a burst. */
  readonly perIdentity: { readonly rate: number; readonly burst: number };
  /** New guests per minute and address. */
  readonly guests: number;
  /** Wrong attempts to log in per minute, for a name from one address. */
  readonly logins: number;
  /** Messages per second and socket, and in a burst. */
  readonly messages: { readonly rate: number; readonly burst: number };
  /** Sockets per identity. */
  readonly sockets: number;
  /** Connections per address, unless a proxy stands in between. */
  readonly connections: number;
  /** Whole games fetched per minute and address: each costs the server some time. */
  readonly histories: number;
  /** Lines of chat per second and person, and in a burst. */
  readonly chat: { readonly rate: number; readonly burst: number };
  /** Mails to unconfirmed addresses per hour: to one recipient, and by one person. */
  readonly mails: number;
  /** New passwords per minute and address: hashing them is meant to be slow. */
  readonly passwords: number;
  /** Tables of one host that wait for players, and that are being played with bots. */
  readonly tables: { readonly gathering: number; readonly withBots: number };
}

export const LIMITS: Limits = {
  perAddress: 1_200,
  perIdentity: { rate: 20, burst: 100 },
  guests: 30,
  logins: 10,
  messages: { rate: 30, burst: 90 },
  sockets: 30,
  connections: 300,
  histories: 120,
  chat: { rate: 0.5, burst: 10 },
  mails: 4,
  passwords: 20,
  tables: { gathering: 20, withBots: 20 },
};

const ENOUGH = 1e9;

/** No limits, for load tests on your own machine. */
export const NO_LIMITS: Limits = {
  perAddress: ENOUGH,
  perIdentity: { rate: ENOUGH, burst: ENOUGH },
  guests: ENOUGH,
  logins: ENOUGH,
  messages: { rate: ENOUGH, burst: ENOUGH },
  sockets: ENOUGH,
  connections: ENOUGH,
  histories: ENOUGH,
  chat: { rate: ENOUGH, burst: ENOUGH },
  mails: ENOUGH,
  passwords: ENOUGH,
  tables: { gathering: ENOUGH, withBots: ENOUGH },
};

/** The settings of a server. Every default suits one person trying it out. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** The address people use, when it is not the one the server sees. */
  readonly publicUrl: string | undefined;
  /** Number of proxies in front: that many entries at the end of X-Forwarded-For are believed. */
  readonly proxies: number;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string | undefined;
  readonly logLevel: string;
  /** Milliseconds of thinking time for a bot's answer. */
  readonly botMs: number;
  readonly coldAfterMs: number;
  /** Interval of the server's heartbeat. */
  readonly beatMs: number;
  /** Minimum time between two notices to the same person about the same table, and how long they must have been away. */
  readonly noticeEveryMs: number;
  readonly limits: Limits;
}

/** A whole number in digits; Number() alone would also read " ", "1e3" and "0x10". */
function whole(least: number, most?: number): z.ZodType<number, string> {
  const expected = `a whole number from ${least}${most === undefined ? '' : ` to ${most}`} expected`;
  return z
    .string()
    .regex(/^\d{1,15}$/, expected)
    .transform(Number)
    .refine((number) => number >= least && (most === undefined || number <= most), expected);
}

function oneOf<W extends string>(...words: readonly [W, ...W[]]): z.ZodType<W> {
  return z.enum(words, { error: `allowed: ${words.join(', ')}` });
}

function address(protocol: RegExp, expected: string, fits: (url: URL) => boolean = () => true): z.ZodType<string> {
  return z.string().refine((text) => protocol.test(text) && URL.canParse(text) && fits(new URL(text)), `${expected} expected`);
}

/** The page is served from the root of an address: a path in front of it would lead every link astray. */
function isWithoutPath({ pathname, search, hash, username }: URL): boolean {
  return pathname === '/' && search === '' && hash === '' && username === '';
}

const ENV = z.object({
  PORT: whole(0, 65_535).default(3_000),
  HOST: z.string().trim().min(1, 'an address expected').default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: address(/^postgres(ql)?:\/\//, 'postgres://…').optional(),
  PUBLIC_URL: address(/^https?:\/\//, 'http://… or https://… without a path', isWithoutPath).optional(),
  TRUST_PROXY: z
    .string()
    .regex(/^(\d|true|false|yes|no)$/, 'a number of proxies from 0 to 9 expected')
    .default('0'),
  SMTP_URL: address(/^smtps?:\/\//, 'smtp://… or smtps://… with a host', ({ hostname }) => hostname !== '').optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]*[^\s@<]+@[^\s@>]+>?$/, 'an address such as Ludoteca <games@example.org> expected')
    .optional(),
  LOG_LEVEL: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'silent').default('warn'),
  BOT_MS: whole(10, 60_000).default(1_000),
  COLD_AFTER_MS: whole(100).default(120_000),
  BEAT_MS: whole(50).default(2_000),
  RATE_LIMITS: oneOf('on', 'off').default('on'),
  NOTICE_EVERY_MS: whole(0).default(15 * 60_000),
});

/** Their values may hold a password, and complaints go into logs. */
const SECRET = ['DATABASE_URL', 'SMTP_URL'];

/**
 * Reads the environment; an error names the variable and what is allowed. A variable that is set but empty counts as
 * unset: files for containers and services often list all of them.
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>, limits?: Limits): Settings {
  const read = ENV.safeParse(Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '')));
  if (!read.success) {
    const [issue] = read.error.issues;
    const name = issue?.path.join('.') ?? '';
    throw new RangeError(`${name}${SECRET.includes(name) ? '' : `=${env[name] ?? ''}`}: ${issue?.message}`);
  }
  const e = read.data;
  return {
    port: e.PORT,
    host: e.HOST,
    dataDir: e.DATA_DIR,
    databaseUrl: e.DATABASE_URL,
    publicUrl: e.PUBLIC_URL,
    proxies: ['true', 'yes'].includes(e.TRUST_PROXY) ? 1 : Number(e.TRUST_PROXY) || 0,
    smtpUrl: e.SMTP_URL,
    mailFrom: e.MAIL_FROM,
    logLevel: e.LOG_LEVEL,
    botMs: e.BOT_MS,
    coldAfterMs: e.COLD_AFTER_MS,
    beatMs: e.BEAT_MS,
    noticeEveryMs: e.NOTICE_EVERY_MS,
    limits: limits ?? (e.RATE_LIMITS === 'off' ? NO_LIMITS : LIMITS),
  };
}
