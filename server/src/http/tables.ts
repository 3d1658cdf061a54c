import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { tablesOf } from '../identity/own-data.ts';
import { personOf } from '../identity/people.ts';
import { Problem } from '../problem.ts';
import { loadTableByInvite } from '../store/table-store.ts';
import { create } from '../table/creating.ts';
import { describe } from '../table/describe.ts';
import { listOpen, listWatchable, mustHaveRoom } from '../table/lists.ts';
import { mustMayEnter } from '../table/seating.ts';
import { start } from '../table/starting.ts';
import type { World } from '../world.ts';
import { mustBeSigned, signedBy } from './cookie.ts';
import { LinkQuery, TableParams, TableShape } from './shapes.ts';

const MOST_OWN = 200;

function hasBots(seats: readonly string[]): boolean {
  return seats.some((seat) => seat !== 'me' && seat !== 'open');
}

/** Making, finding and listing tables. */
export function tableRoutes(plain: FastifyInstance, world: World): void {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  const { hall, house } = world;

  app.post('/api/tables', { schema: { body: TableShape, tags: ['tables'] } }, async (request, reply) => {
    const { identity } = await mustBeSigned(world, request);
    const { seats, start: atOnce } = request.body;
    await mustHaveRoom(house.store.db, identity.id, 'gathering', world.settings.limits.tables.gathering);
    if (atOnce && hasBots(seats)) await mustHaveRoom(house.store.db, identity.id, 'withBots', world.settings.limits.tables.withBots);
    const person = personOf(identity);
    const actor = await create(hall, person, request.body);
    if (atOnce) await start(actor, person);
    return reply.status(201).send(describe(actor.doc, identity.id, actor.attendance));
  });

  app.get(
    '/api/tables',
    { schema: { querystring: z.object({ list: z.enum(['open', 'mine', 'watch']) }), tags: ['tables'] } },
    async (request) => {
      const signed = await signedBy(world, request);
      const { list } = request.query;
      if (list === 'mine') {
        if (signed === undefined) throw new Problem('no-session');
        const mine = await tablesOf(house.store, signed.identity.id, MOST_OWN);
        return { tables: mine.map((doc) => describe(doc, signed.identity.id)) };
      }
      const docs = list === 'open' ? await listOpen(house.store.db) : await listWatchable(house.store.db);
      return { tables: docs.map((doc) => describe(doc, signed?.identity.id)) };
    },
  );

  app.get('/api/tables/:id', { schema: { params: TableParams, querystring: LinkQuery, tags: ['tables'] } }, async (request) => {
    const signed = await signedBy(world, request);
    const { doc, attendance } = await hall.fresh(request.params.id);
    mustMayEnter(doc, signed?.identity, request.query.link);
    return describe(doc, signed?.identity.id, attendance);
  });

  app.get('/api/invites/:link', { schema: { params: z.object({ link: z.string().max(64) }), tags: ['tables'] } }, async (request) => {
    const signed = await signedBy(world, request);
    const doc = await loadTableByInvite(house.store.db, request.params.link);
    if (doc === undefined) throw new Problem('no-link');
    return describe(doc, signed?.identity.id);
  });
}
