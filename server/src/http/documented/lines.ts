import { z } from 'zod';
import { SeatNumber } from '../shapes.ts';
import { StandingAnswer } from './answers.ts';

/* Lines of the stream of a program, as bots/PROTOCOL.md tells them. */

const here = { table: z.string().describe('id of the table'), seat: SeatNumber };
const Events = z.array(z.looseObject({ kind: z.string(), rule: z.string() }));
const Options = z.record(z.string(), z.unknown());

const Begin = z.strictObject({
  ...here,
  type: z.literal('begin'),
  game: z.string(),
  rules: z.string(),
  config: z.strictObject({ seats: z.int(), options: Options }),
  moves: z.record(z.string(), z.array(z.string())).describe('kinds of move with their fields in the order of the notation'),
});
const Question = z.strictObject({
  ...here,
  type: z.literal('question'),
  id: z.string().describe('to be repeated in the answer'),
  optional: z.boolean().describe('whether null, silence, is an answer'),
  milliseconds: z.number(),
  view: z.looseObject({ game: z.string(), decision: z.int() }),
  events: Events,
  legal: z.array(z.string()).nullable(),
  question: z.looseObject({}),
  any: z.string(),
});
const End = z.strictObject({ ...here, type: z.literal('end'), standing: StandingAnswer, events: Events });
const Lost = z.strictObject({ ...here, type: z.literal('lost'), reason: z.string() });
const Invited = z.strictObject({
  type: z.literal('invited'),
  table: here.table,
  game: z.string(),
  options: Options,
  seats: z.int(),
  host: z.string(),
});
const Hello = z.strictObject({ type: z.literal('hello'), protocol: z.literal(1), house: z.literal('ludoteca') });
const Bye = z.strictObject({ type: z.literal('bye'), code: z.enum(['no-session', 'unavailable']) });

/** One line of the stream; the type tells which. */
export const LineAnswer = z.discriminatedUnion('type', [Hello, Invited, Begin, Question, End, Lost, Bye]);
