import { BadInput, parseJson } from '@ludoteca/kernel';
import { z } from 'zod';
import { Id, SeatNumber } from '../http/shapes.ts';
import { Problem } from '../problem.ts';
import type { ClientMessage } from '../protocol.ts';

/** The client's own id of a message; the answer to it names it. */
const Ref = z.string().min(1).max(64);
const Decision = z.number().int().min(0).max(10_000_000);
const Counts = z.array(z.number().int().min(0).max(1_000)).max(100);

const Draft = z.discriminatedUnion('shape', [
  z.object({ shape: z.literal('selection'), head: z.record(z.string(), z.unknown()), items: Counts }),
  z.object({
    shape: z.literal('offer'),
    head: z.record(z.string(), z.unknown()),
    give: Counts,
    want: Counts,
    to: z.array(SeatNumber).max(20),
  }),
]);

const Move = z.union([z.string().max(2_000), z.looseObject({ kind: z.string().max(60) })]);

/** Everything a client may send. */
const Message = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ping'), id: Ref }),
  z.object({ kind: z.literal('watch'), id: Ref, table: Id, link: z.string().max(64).optional() }),
  z.object({ kind: z.literal('unwatch'), id: Ref, table: Id }),
  z.object({ kind: z.literal('refetch'), id: Ref, table: Id }),
  z.object({ kind: z.literal('answer'), id: Ref, table: Id, seat: SeatNumber, decision: Decision, move: Move }),
  z.object({ kind: z.literal('undo'), id: Ref, table: Id, seat: SeatNumber }),
  z.object({ kind: z.literal('check'), id: Ref, table: Id, seat: SeatNumber, move: Move }),
  z.object({ kind: z.literal('extend'), id: Ref, table: Id, seat: SeatNumber, draft: Draft }),
  z.object({ kind: z.literal('chat'), id: Ref, table: Id, text: z.string().max(2_000) }),
]) satisfies z.ZodType<ClientMessage>;

export const LARGEST_MESSAGE = 32 * 1_024;
const DEEPEST = 12;

/** Reads a message from a socket. A problem comes with the message's id where there is one. */
export function readMessage(text: string): ClientMessage | { readonly id: string | null; readonly problem: Problem } {
  let value: unknown;
  try {
    value = parseJson(text, { size: LARGEST_MESSAGE, depth: DEEPEST });
  } catch (error) {
    return { id: null, problem: new Problem('bad-request', { detail: error instanceof BadInput ? error.message : 'unreadable' }) };
  }
  const read = Message.safeParse(value);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const id = (value as { id?: unknown } | null)?.id;
  const detail = `${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`.trim().slice(0, 200);
  return { id: typeof id === 'string' && id.length <= 64 ? id : null, problem: new Problem('bad-request', { detail }) };
}
