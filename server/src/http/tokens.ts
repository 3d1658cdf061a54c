import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { endSessions, SCOPES } from '../identity/sessions.ts';
import { listTokens, openToken, scopesOf } from '../identity/tokens.ts';
import { Problem } from '../problem.ts';
import type { TokenInfo } from '../protocol.ts';
import type { SessionRow } from '../store/schema.ts';
import type { World } from '../world.ts';
import { mustBeSigned } from './cookie.ts';

const LONGEST_DAYS = 366;
const Body = z.object({
  label: z.string().trim().min(1).max(60),
  scopes: z.array(z.enum(SCOPES)).min(1).max(SCOPES.length),
  days: z.number().int().min(1).max(LONGEST_DAYS).default(90),
});

/** Tokens for a person's programs: made, listed and revoked in a browser alone. */
export function tokenRoutes(plain: FastifyInstance, world: World): void {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  const { store, now } = world.house;
  const tags = ['me'];

  app.get('/api/me/tokens', { schema: { tags } }, async (request) => {
    const { identity } = await mustBeSigned(world, request);
    return { tokens: (await listTokens(store, identity.id)).map(described) };
  });

  app.post('/api/me/tokens', { schema: { body: Body, tags } }, async (request, reply) => {
    const { identity } = await mustBeSigned(world, request);
    // A program must belong to a claimed name, so that others know whose program they play with.
    if (identity.password === null) throw new Problem('claim-first');
    const { token, row } = await openToken(store, identity.id, request.body, now());
    return reply.status(201).send({ token, ...described(row) });
  });

  app.delete('/api/me/tokens/:id', { schema: { params: z.object({ id: z.string().max(64) }), tags } }, async (request) => {
    const { identity } = await mustBeSigned(world, request);
    const isToken = (await listTokens(store, identity.id)).some(({ id }) => id === request.params.id);
    const gone = isToken ? await endSessions(store, identity.id, { only: request.params.id }) : [];
    if (gone.length === 0) throw new Problem('not-found');
    world.connections.endSessions(gone);
    return { revoked: gone.length };
  });
}

function described({ id, label, scopes, created, seen, expires }: SessionRow): TokenInfo {
  return { id, label: label ?? '', scopes: scopesOf(scopes), created, seen, expires: Number(expires) };
}
