import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { endSessions, listSessions } from '../identity/sessions.ts';
import { Problem } from '../problem.ts';
import type { World } from '../world.ts';
import { mustBeSigned } from './cookie.ts';

/** Lists and ends a person's sessions. */
export function sessionRoutes(plain: FastifyInstance, world: World): void {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  const { store } = world.house;
  const tags = ['me'];

  app.get('/api/me/sessions', { schema: { tags } }, async (request) => {
    const { identity, session } = await mustBeSigned(world, request);
    const rows = await listSessions(store, identity.id);
    const browsers = rows.filter(({ scopes }) => scopes === null);
    return { sessions: browsers.map(({ id, created, seen, agent }) => ({ id, created, seen, agent, current: id === session })) };
  });

  app.delete('/api/me/sessions/:id', { schema: { params: z.object({ id: z.string().max(64) }), tags } }, async (request) => {
    const { identity } = await mustBeSigned(world, request);
    const gone = await endSessions(store, identity.id, { only: request.params.id });
    if (gone.length === 0) throw new Problem('not-found');
    world.connections.endSessions(gone);
    return { ended: gone.length };
  });
}
