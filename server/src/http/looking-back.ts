import { SPECTATOR } from '@ludoteca/kernel';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { Problem } from '../problem.ts';
import { chatLines } from '../table/chatting.ts';
import { diceProof } from '../table/dice.ts';
import { isFinished, seatsOf, type TableDoc } from '../table/doc.ts';
import { mustMayEnter } from '../table/entrance.ts';
import { FinishedTexts } from '../table/finished-texts.ts';
import { historyOf } from '../table/history.ts';
import { recordOf } from '../table/record.ts';
import type { World } from '../world.ts';
import { signedBy } from './cookie.ts';
import { LinkQuery, TableParams } from './shapes.ts';

/** The past of a table: for catching up, for stepping through it, and for checking the dice. */
export function lookingBackRoutes(plain: FastifyInstance, world: World): void {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  const { hall, house } = world;
  const tags = ['looking back'];
  const finished = new FinishedTexts();

  const entered = async (
    request: FastifyRequest,
    id: string,
    link: string | undefined,
  ): Promise<{ doc: TableDoc; person: string | undefined }> => {
    const signed = await signedBy(world, request, 'play');
    const { doc } = await hall.fresh(id);
    mustMayEnter(doc, signed?.identity, link);
    return { doc, person: signed?.identity.id };
  };

  const Asking = LinkQuery.extend({
    audience: z.coerce.number().int().min(-1).max(98).default(SPECTATOR),
    after: z.coerce.number().int().min(0).default(0),
  });
  app.get('/api/tables/:id/history', { schema: { params: TableParams, querystring: Asking, tags } }, async (request, reply) => {
    const { audience, after, link } = request.query;
    world.throttles.histories.must(request.ip);
    const { doc, person } = await entered(request, request.params.id, link);
    if (doc.seed === null) throw new Problem('wrong-phase');
    if (audience >= doc.config.seats) throw new Problem('no-seat');
    const own = person !== undefined && seatsOf(doc, person).includes(audience);
    // After the end everybody may look at the game from every seat.
    if (audience !== SPECTATOR && !own && !isFinished(doc.phase)) throw new Problem('not-yours');
    const history = (): Promise<object> => historyOf(house.store.db, doc, audience, after);
    // The history of a finished game never changes, and it contains no names.
    if (doc.phase !== 'over') return history();
    return reply.type('application/json; charset=utf-8').send(await finished.get(`${doc.id} ${audience} ${after}`, history));
  });

  app.get('/api/tables/:id/record', { schema: { params: TableParams, querystring: LinkQuery, tags } }, async (request, reply) => {
    world.throttles.histories.must(request.ip);
    const { doc } = await entered(request, request.params.id, request.query.link);
    const record = await recordOf(house.store.db, house.roomOf(doc.game), doc);
    return reply.header('content-disposition', `attachment; filename="${doc.game}-${doc.id}.json"`).send(record);
  });

  app.get('/api/tables/:id/dice', { schema: { params: TableParams, querystring: LinkQuery, tags } }, async (request) => {
    const { doc } = await entered(request, request.params.id, request.query.link);
    return diceProof(doc);
  });

  app.get('/api/tables/:id/chat', { schema: { params: TableParams, querystring: LinkQuery, tags } }, async (request) => {
    const { doc, person } = await entered(request, request.params.id, request.query.link);
    return { lines: await chatLines(house.store.db, doc, person ?? '') };
  });
}
