import { z } from 'zod';
import { SCOPES } from '../../identity/sessions.ts';
import { PROBLEMS, type ProblemBody, type ProblemCode } from '../../problem.ts';
import type { ChatLine, HistoryInfo, Me, ShareInfo, Statistics, TableInfo, TokenInfo } from '../../protocol.ts';
import type { DiceProof } from '../../table/dice.ts';
import type { Record as GameRecord } from '../../table/record.ts';
import { ClockShape, SeatNumber } from '../shapes.ts';

/* Shapes of what the server answers. They are strict: the tests compare every answer with them. */

const Time = z.number().describe('milliseconds since 1970');
const Seats = z.array(SeatNumber);
/** A value whose shape belongs to the game or to the kernel. */
const Plain = z.record(z.string(), z.unknown());
const AnEvent = z.looseObject({ kind: z.string(), rule: z.string() }).describe('an event of the game; its other fields depend on its kind');

const CODES = Object.keys(PROBLEMS) as [ProblemCode, ...ProblemCode[]];
export const ProblemAnswer: z.ZodType<ProblemBody> = z
  .strictObject({
    code: z.enum(CODES),
    key: z.string().describe('key of a sentence in the catalogues: problem.CODE'),
    rule: z.string().exactOptional().describe('the rule that forbids it: of the game, or HOUSE-… of the house'),
    detail: z.string().exactOptional().describe('for engineers'),
  })
  .describe('A refusal. Nothing has changed.');

const Sides = z.array(
  z.strictObject({
    seats: Seats,
    rank: z.int(),
    score: z.number(),
    won: z.boolean(),
    lines: z.array(z.strictObject({ label: z.string(), points: z.number(), rule: z.string() })),
    ties: z.array(z.strictObject({ rule: z.string(), value: z.number() })),
  }),
);
export const StandingAnswer = z.strictObject({ final: z.boolean(), sides: Sides });

const Visitor = z.strictObject({ id: z.string(), name: z.string() });
const SeatAnswer = z.strictObject({
  kind: z.enum(['open', 'bot', 'person']),
  id: z.string().exactOptional().describe('public id of the person'),
  name: z.string().exactOptional(),
  claimed: z.boolean().exactOptional().describe('the name is theirs by a password'),
  program: z.literal(true).exactOptional().describe('a program took this seat with a token'),
  connected: z.boolean().exactOptional(),
  level: z.string().exactOptional().describe('of a bot'),
  standIn: z.boolean().exactOptional().describe('the time was up, and a bot plays until the person returns'),
  resigned: z.boolean().exactOptional(),
});
const Proposal = z.strictObject({
  kind: z.enum(['takeback', 'abandon']),
  seat: SeatNumber,
  mine: z.boolean(),
  moves: z.array(z.strictObject({ seat: SeatNumber, n: z.int() })).exactOptional(),
  asksYou: z.boolean(),
  missing: z.int(),
});
const Rematch = z.strictObject({
  id: z.string(),
  by: SeatNumber.nullable(),
  accepted: Seats,
  declined: Seats,
  missing: Seats,
  asksYou: z.boolean(),
  mine: z.boolean(),
  table: z.string().nullable(),
});
const Happening = z.strictObject({
  kind: z.enum(['resigned', 'standIn', 'returned']),
  seat: SeatNumber,
  at: Time,
  after: z.array(z.int()),
});

export const TableAnswer: z.ZodType<TableInfo> = z
  .strictObject({
    id: z.string(),
    game: z.string(),
    options: Plain,
    phase: z.enum(['gathering', 'playing', 'over', 'abandoned', 'closed']),
    pace: z.enum(['live', 'mail']),
    listed: z.boolean(),
    clock: ClockShape,
    clocks: z.array(z.strictObject({ left: z.number(), since: Time.nullable() })).nullable(),
    created: Time,
    started: Time.nullable(),
    seats: z.array(SeatAnswer),
    you: Seats.describe('your seats'),
    host: z.boolean(),
    invite: z.string().nullable().describe('link to a seat, for those who sit here'),
    watch: z.string().nullable().describe('link for watching, for those who sit here'),
    watchers: z.strictObject({ count: z.int(), names: z.array(Visitor) }),
    asked: Seats.describe('seats that must answer'),
    yourMove: Seats.describe('your seats that are waited for'),
    promise: z.string(),
    commitment: z.string().nullable(),
    proposal: Proposal.nullable(),
    frozen: z.boolean().describe('a rule has failed, and the table stands still'),
    result: StandingAnswer.nullable(),
    rematch: Rematch.nullable(),
    practice: z.boolean(),
    busy: z.boolean(),
    happenings: z.array(Happening),
    lately: AnEvent.exactOptional(),
  })
  .describe('A table as you see it; server/PROTOCOL.md says what the fields mean.');
export const TablesAnswer = z.strictObject({ tables: z.array(TableAnswer) });

export const MeAnswer: z.ZodType<Me> = z.strictObject({
  id: z.string(),
  name: z.string(),
  claimed: z.boolean(),
  email: z.string().nullable(),
  notices: z.strictObject({ push: z.boolean(), mail: z.boolean(), lang: z.string() }),
  created: Time,
  blocked: z.array(Visitor),
});
export const BlockedAnswer = z.strictObject({ blocked: z.array(Visitor) });
export const SessionsAnswer = z.strictObject({
  sessions: z.array(z.strictObject({ id: z.string(), created: Time, seen: Time, agent: z.string(), current: z.boolean() })),
});

const token = {
  id: z.string().describe('for revoking it'),
  label: z.string(),
  scopes: z.array(z.enum(SCOPES)),
  created: Time,
  seen: Time,
  expires: Time,
};
const OneToken: z.ZodType<TokenInfo> = z.strictObject(token);
export const TokensAnswer = z.strictObject({ tokens: z.array(OneToken) });
export const NewTokenAnswer = z.strictObject({ token: z.string().describe('lud_…; shown this once'), ...token });

const Marks = z.array(z.strictObject({ table: z.string(), at: Time, rating: z.number(), deviation: z.number() }));
const Finished = z.strictObject({
  table: z.string(),
  game: z.string(),
  ended: Time,
  you: Seats,
  seats: z.array(
    z.strictObject({
      kind: z.enum(['bot', 'person']),
      level: z.string().exactOptional(),
      name: z.string().exactOptional(),
      person: z.int().exactOptional(),
      program: z.literal(true).exactOptional(),
    }),
  ),
  sides: z.array(z.strictObject({ seats: Seats, rank: z.int(), score: z.number(), won: z.boolean() })),
  rated: z.boolean(),
  practice: z.boolean(),
});
export const StatisticsAnswer: z.ZodType<Statistics> = z.strictObject({
  games: z.array(Finished),
  ratings: z.record(z.string(), Marks).describe('by game'),
});

const Moment = z.looseObject({ n: z.int(), at: Time, events: z.array(AnEvent), undone: z.array(z.int()).exactOptional() });
export const HistoryAnswer: z.ZodType<Omit<HistoryInfo, 'view' | 'moments'>> = z.strictObject({
  audience: z.int().describe('a seat, or -1'),
  view: Plain.describe('the first view'),
  events: z.array(AnEvent),
  moments: z.array(Moment).describe('what changed then: n, events, and the patch of the view'),
});
export const RecordAnswer: z.ZodType<Pick<GameRecord, 'ludoteca' | 'game' | 'rules'>> = z
  .looseObject({ ludoteca: z.literal(1), game: z.string(), rules: z.string() })
  .describe('a saved game, as `ludoteca replay`, `review` and `verify` read it');
export const DiceAnswer: z.ZodType<DiceProof> = z.strictObject({
  promise: z.string(),
  contributions: z.array(z.string()),
  commitment: z.string(),
  secret: z.string(),
  seed: z.string(),
});
const Line: z.ZodType<ChatLine> = z.strictObject({
  number: z.int(),
  by: z.string(),
  name: z.string(),
  seat: z.int(),
  text: z.string(),
  at: Time,
});
export const ChatAnswer = z.strictObject({ lines: z.array(Line) });
export const ShareAnswer: z.ZodType<ShareInfo> = z.strictObject({ key: z.string().nullable(), nameless: Seats });

export const NoticesAnswer = z.strictObject({
  unread: z.array(z.strictObject({ table: z.string(), since: Time })),
  count: z.int(),
  pushKey: z.string(),
  mail: z.boolean(),
});
export const WishesAnswer = z.strictObject({ push: z.boolean(), mail: z.boolean(), lang: z.string() });
export const MailAnswer = z.union([z.strictObject({ email: z.null() }), z.strictObject({ sent: z.literal(true) })]);

const Game = z.strictObject({
  id: z.string(),
  names: z.strictObject({ it: z.string(), en: z.string() }),
  rules: z.string(),
  seats: z.strictObject({ min: z.int(), max: z.int() }),
  options: z.record(z.string(), z.looseObject({ values: z.array(z.unknown()), default: z.unknown() })),
});
export const GamesAnswer = z.strictObject({ levels: z.array(z.string()), games: z.array(Game) });
export const HealthAnswer = z.strictObject({
  ok: z.boolean(),
  database: z.enum(['sqlite', 'postgres']),
  failure: z.enum(['disk-full', 'unreachable', 'damaged', 'failing']).exactOptional(),
});

/** An answer that only says that it was done. */
export function done<K extends string>(word: K): z.ZodType {
  return z.strictObject({ [word]: z.literal(true) });
}
/** An answer that says how many. */
export function counted(word: string): z.ZodType {
  return z.strictObject({ [word]: z.int() });
}
