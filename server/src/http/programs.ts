import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { Problem } from '../problem.ts';
import { questionNamed } from '../programs/asking.ts';
import { ProgramStream } from '../programs/stream.ts';
import { commands } from '../table/commands.ts';
import { mustMayEnter } from '../table/entrance.ts';
import type { World } from '../world.ts';
import { mustBeSigned, sender } from './cookie.ts';
import { SeatParams } from './shapes.ts';

/** A move in notation or as an object; null for silence where the question is optional. */
const Answer = z.object({
  id: z.string().max(20),
  move: z.union([z.string().max(4_000), z.record(z.string().max(40), z.unknown()), z.null()]),
});

/** How a program plays over the network: bots/PROTOCOL.md. */
export function programRoutes(plain: FastifyInstance, world: World): void {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  const tags = ['programs'];

  app.get('/api/bot/stream', { schema: { tags } }, async (request, reply) => {
    const signed = await mustBeSigned(world, request, 'play');
    if (signed.scopes === undefined) throw new Problem('not-allowed', { detail: 'a token is needed' });
    if (world.connections.countOf(signed.identity.id) >= world.settings.limits.sockets) throw new Problem('too-many');
    reply.hijack();
    reply.raw.writeHead(200, {
      'content-type': 'application/x-ndjson; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    new ProgramStream(world, signed, reply.raw);
  });

  const answering = { schema: { params: SeatParams, body: Answer, tags } };
  app.post('/api/bot/tables/:id/seats/:seat/answer', answering, async (request) => {
    const person = sender(await mustBeSigned(world, request, 'play'));
    const { id, seat } = request.params;
    const { id: question, move } = request.body;
    const asked = questionNamed(question);
    // The question may have been asked by another process, and this one not have heard of it yet.
    const actor = await world.hall.fresh(id);
    mustMayEnter(actor.doc, person, undefined);
    const named = { person, seat, ...asked, id: `program:${seat}:${question}` };
    if (move === null) await actor.run(commands.staySilent, named);
    else await actor.run(commands.answer, { ...named, move: typeof move === 'string' ? move : (move as { kind: string }) });
    return { played: move !== null };
  });
}
