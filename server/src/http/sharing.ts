import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { personOf } from '../identity/people.ts';
import { commands } from '../table/commands.ts';
import { sharedRecord } from '../table/record.ts';
import { share, sharedTable, shareInfo, withdraw } from '../table/sharing.ts';
import type { World } from '../world.ts';
import { mustBeSigned } from './cookie.ts';
import { Id, SeatParams, TableParams } from './shapes.ts';

/** Routes of shared games: finished games for anyone who has a key. */
export function sharingRoutes(plain: FastifyInstance, world: World): void {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  const { hall, house } = world;
  const tags = ['sharing'];

  app.post('/api/tables/:id/share', { schema: { params: TableParams, tags } }, async (request, reply) => {
    const { identity } = await mustBeSigned(world, request);
    const { doc } = await hall.table(request.params.id);
    return reply.status(201).send(await share(house, doc, personOf(identity)));
  });

  app.get('/api/tables/:id/share', { schema: { params: TableParams, tags } }, async (request) => {
    const { identity } = await mustBeSigned(world, request);
    return shareInfo(house, (await hall.table(request.params.id)).doc, personOf(identity));
  });

  app.delete('/api/tables/:id/share', { schema: { params: TableParams, tags } }, async (request) => {
    const { identity } = await mustBeSigned(world, request);
    return withdraw(house, (await hall.table(request.params.id)).doc, personOf(identity));
  });

  const Body = z.object({ nameless: z.boolean() });
  app.put('/api/tables/:id/seats/:seat/nameless', { schema: { params: SeatParams, body: Body, tags } }, async (request) => {
    const { identity } = await mustBeSigned(world, request);
    const actor = await hall.table(request.params.id);
    await actor.run(commands.goNameless, { person: personOf(identity), seat: request.params.seat, nameless: request.body.nameless });
    return shareInfo(house, actor.doc, personOf(identity));
  });

  app.get('/api/shares/:key', { schema: { params: z.object({ key: Id }), tags } }, async (request) => {
    const doc = await sharedTable(hall, request.params.key);
    return sharedRecord(house.store.db, house.roomOf(doc.game), doc);
  });
}
