import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { tablesOf } from '../identity/own-data.ts';
import { Problem } from '../problem.ts';
import type { TableInfo } from '../protocol.ts';
import { loadTableByInvite } from '../store/table-store.ts';
import { commands } from '../table/commands.ts';
import { create } from '../table/creating.ts';
import { describe } from '../table/describe.ts';
import type { TableDoc } from '../table/doc.ts';
import { mustMayEnter } from '../table/entrance.ts';
import { latelyFor } from '../table/lately.ts';
import { listOpen, listWatchable, mustHaveRoom } from '../table/lists.ts';
import type { World } from '../world.ts';
import { mustBeSigned, sender, signedBy } from './cookie.ts';
import { LinkQuery, TableParams, TableShape } from './shapes.ts';

const MOST_OWN = 200;
/** Maximum number of tables whose latest news is read from the log: a shelf shows no more. */
const MOST_NEWS = 12;

function hasBots(seats: readonly string[]): boolean {
  return seats.some((seat) => seat !== 'me' && seat !== 'open');
}

/** Tables as their person sees them; the first of those that wait for the person say what happened there lately. */
async function withNews({ house }: World, docs: readonly TableDoc[], identity: string): Promise<TableInfo[]> {
  let told = 0;
  const tables: TableInfo[] = [];
  for (const doc of docs) {
    const info = describe(doc, identity);
    const [seat] = info.yourMove;
    const isNews = doc.phase === 'playing' && seat !== undefined && told++ < MOST_NEWS;
    const lately = isNews ? await latelyFor(house.store.db, house.roomOf(doc.game), doc, seat) : undefined;
    tables.push(lately === undefined ? info : { ...info, lately });
  }
  return tables;
}

/** Making, finding and listing tables. */
export function tableRoutes(plain: FastifyInstance, world: World): void {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  const { hall, house } = world;

  app.post('/api/tables', { schema: { body: TableShape, tags: ['tables'] } }, async (request, reply) => {
    const signed = await mustBeSigned(world, request, 'host');
    const { identity } = signed;
    const { seats, start: atOnce } = request.body;
    await mustHaveRoom(house.store.db, identity.id, 'gathering', world.settings.limits.tables.gathering);
    if (atOnce && hasBots(seats)) await mustHaveRoom(house.store.db, identity.id, 'withBots', world.settings.limits.tables.withBots);
    const person = sender(signed);
    const actor = await create(hall, person, request.body);
    if (atOnce) await actor.run(commands.start, { person });
    return reply.status(201).send(describe(actor.doc, identity.id, actor.audience.attendance));
  });

  app.get(
    '/api/tables',
    { schema: { querystring: z.object({ list: z.enum(['open', 'mine', 'watch']) }), tags: ['tables'] } },
    async (request) => {
      const signed = await signedBy(world, request, 'play');
      const { list } = request.query;
      if (list === 'mine') {
        if (signed === undefined) throw new Problem('no-session');
        const mine = await tablesOf(house.store, signed.identity.id, { most: MOST_OWN });
        return { tables: await withNews(world, mine, signed.identity.id) };
      }
      const docs = list === 'open' ? await listOpen(house.store.db) : await listWatchable(house.store.db);
      return { tables: docs.map((doc) => describe(doc, signed?.identity.id)) };
    },
  );

  app.get('/api/tables/:id', { schema: { params: TableParams, querystring: LinkQuery, tags: ['tables'] } }, async (request) => {
    const signed = await signedBy(world, request, 'play');
    const { doc, audience } = await hall.fresh(request.params.id);
    mustMayEnter(doc, signed?.identity, request.query.link);
    return describe(doc, signed?.identity.id, audience.attendance);
  });

  app.get('/api/invites/:link', { schema: { params: z.object({ link: z.string().max(64) }), tags: ['tables'] } }, async (request) => {
    const signed = await signedBy(world, request, 'play');
    const doc = await loadTableByInvite(house.store.db, request.params.link);
    if (doc === undefined) throw new Problem('no-link');
    return describe(doc, signed?.identity.id);
  });
}
