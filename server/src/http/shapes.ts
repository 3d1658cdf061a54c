import { z } from 'zod';

/** Schemas of request fields, shared by several routes. */
export const Id = z.string().regex(/^[\w-]{1,64}$/);
export const SeatNumber = z.number().int().min(0).max(98);
export const Contribution = z.string().regex(/^[0-9a-f]{16,128}$/, '16 to 128 hexadecimal digits expected');

const seconds = (max: number) => z.number().int().min(1).max(max);
const DAY = 24 * 3_600;

export const ClockShape = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  z.object({
    kind: z.literal('live'),
    move: seconds(3_600),
    bank: z
      .number()
      .int()
      .min(0)
      .max(4 * 3_600),
  }),
  z.object({
    kind: z.literal('mail'),
    bank: seconds(30 * DAY),
    increment: z
      .number()
      .int()
      .min(0)
      .max(7 * DAY),
    cap: seconds(60 * DAY),
  }),
]);

export const TableShape = z.object({
  game: z.string().max(40),
  options: z.record(z.string().max(40), z.union([z.string().max(80), z.number(), z.boolean()])).optional(),
  seats: z.array(z.string().max(20)).min(1).max(12),
  pace: z.enum(['live', 'mail']).default('live'),
  listed: z.boolean().default(false),
  clock: ClockShape.default({ kind: 'none' }),
  contribution: Contribution.optional(),
  /** Start at once when no seat is open. */
  start: z.boolean().default(false),
});

export const TableParams = z.object({ id: Id });
export const SeatParams = z.object({ id: Id, seat: z.coerce.number().int().min(0).max(98) });
export const LinkQuery = z.object({ link: z.string().max(64).optional() });
