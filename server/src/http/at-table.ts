import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { personOf } from '../identity/people.ts';
import type { TableActor } from '../table/actor.ts';
import { propose, reply as replyTo } from '../table/agreeing.ts';
import { describe } from '../table/describe.ts';
import { resign } from '../table/leaving.ts';
import { mustHaveRoom } from '../table/lists.ts';
import type { Person } from '../table/person.ts';
import { declineRematch, openRematch, rematch } from '../table/rematch.ts';
import { assign, changeLink, close, join, leave, mustMayEnter } from '../table/seating.ts';
import { comeBack } from '../table/standing-in.ts';
import { start } from '../table/starting.ts';
import type { World } from '../world.ts';
import { mustBeSigned } from './cookie.ts';
import { Contribution, SeatNumber, SeatParams, TableParams } from './shapes.ts';

/** What people do at a table besides playing. Every answer is the table as it is then. */
export function atTableRoutes(plain: FastifyInstance, world: World): void {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  const { hall } = world;
  const tags = ['at the table'];

  const doing = async (
    request: FastifyRequest,
    id: string,
    deed: (actor: TableActor, person: Person) => Promise<unknown>,
    link?: string,
  ): Promise<object> => {
    const { identity } = await mustBeSigned(world, request);
    const actor = await hall.table(id);
    mustMayEnter(actor.doc, identity, link);
    await deed(actor, personOf(identity));
    return describe(actor.doc, identity.id, actor.attendance);
  };

  const Joining = z.object({ link: z.string().max(64).optional(), seat: SeatNumber.optional(), contribution: Contribution.optional() });
  app.post('/api/tables/:id/join', { schema: { params: TableParams, body: Joining, tags } }, (request) =>
    doing(request, request.params.id, (actor, person) => join(actor, person, request.body), request.body.link),
  );
  app.post('/api/tables/:id/seats/:seat/leave', { schema: { params: SeatParams, tags } }, (request) =>
    doing(request, request.params.id, (actor, person) => leave(actor, person, request.params.seat)),
  );
  app.put('/api/tables/:id/seats/:seat', { schema: { params: SeatParams, body: z.object({ to: z.string().max(20) }), tags } }, (request) =>
    doing(request, request.params.id, (actor, person) => assign(actor, person, request.params.seat, request.body.to)),
  );
  app.post('/api/tables/:id/link', { schema: { params: TableParams, body: z.object({ renew: z.boolean() }), tags } }, (request) =>
    doing(request, request.params.id, (actor, person) => changeLink(actor, person, request.body.renew)),
  );
  app.post('/api/tables/:id/start', { schema: { params: TableParams, tags } }, (request) =>
    doing(request, request.params.id, async (actor, person) => {
      if (actor.doc.seats.some(({ kind }) => kind === 'bot'))
        await mustHaveRoom(world.house.store.db, actor.doc.host, 'withBots', world.settings.limits.tables.withBots);
      await start(actor, person);
    }),
  );
  app.post('/api/tables/:id/close', { schema: { params: TableParams, tags } }, (request) =>
    doing(request, request.params.id, (actor, person) => close(actor, person)),
  );
  app.post('/api/tables/:id/seats/:seat/resign', { schema: { params: SeatParams, tags } }, (request) =>
    doing(request, request.params.id, (actor, person) => resign(actor, person, request.params.seat)),
  );
  app.post('/api/tables/:id/seats/:seat/return', { schema: { params: SeatParams, tags } }, (request) =>
    doing(request, request.params.id, (actor, person) => comeBack(actor, person, request.params.seat)),
  );
  const Proposing = z.object({ kind: z.enum(['takeback', 'abandon']), seat: SeatNumber });
  app.post('/api/tables/:id/proposal', { schema: { params: TableParams, body: Proposing, tags } }, (request) =>
    doing(request, request.params.id, (actor, person) => propose(actor, person, request.body.kind, request.body.seat)),
  );
  app.post('/api/tables/:id/proposal/reply', { schema: { params: TableParams, body: z.object({ agree: z.boolean() }), tags } }, (request) =>
    doing(request, request.params.id, (actor, person) => replyTo(actor, person, request.body.agree)),
  );
  const Again = z.object({ contribution: Contribution.optional() }).nullish();
  app.post('/api/tables/:id/rematch', { schema: { params: TableParams, body: Again, tags } }, (request) =>
    doing(request, request.params.id, (actor, person) => rematch(hall, actor, person, request.body?.contribution)),
  );
  app.post('/api/tables/:id/rematch/decline', { schema: { params: TableParams, tags } }, (request) =>
    doing(request, request.params.id, (actor, person) => declineRematch(actor, person)),
  );
  app.post('/api/tables/:id/rematch/open', { schema: { params: TableParams, tags } }, (request) =>
    doing(request, request.params.id, (actor, person) => openRematch(hall, actor, person)),
  );
}
