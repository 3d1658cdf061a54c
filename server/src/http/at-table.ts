import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { hasBlocked } from '../identity/blocks.ts';
import { findByName } from '../identity/people.ts';
import type { Scope } from '../identity/sessions.ts';
import { Problem } from '../problem.ts';
import type { TableActor } from '../table/actor.ts';
import type { Command } from '../table/command.ts';
import { commands } from '../table/commands.ts';
import { describe } from '../table/describe.ts';
import { mustMayEnter } from '../table/entrance.ts';
import { mustHaveRoom } from '../table/lists.ts';
import type { Person } from '../table/person.ts';
import type { World } from '../world.ts';
import { mustBeSigned, sender } from './cookie.ts';
import { Contribution, SeatNumber, SeatParams, TableParams } from './shapes.ts';

/** What people do at a table besides playing. Every answer is the table as it is then. */
export function atTableRoutes(plain: FastifyInstance, world: World): void {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  const { hall } = world;
  const tags = ['at the table'];

  const entered = async (
    request: FastifyRequest,
    id: string,
    scope: Scope,
    link?: string,
  ): Promise<{ actor: TableActor; person: Person }> => {
    const person = sender(await mustBeSigned(world, request, scope));
    // What the sender knows may have been told by another process.
    const actor = await hall.fresh(id);
    mustMayEnter(actor.doc, person, link);
    return { actor, person };
  };
  /** Passes a command to a table; `scope` is what a program's token must allow for it. */
  const give = async <I extends object, R>(
    request: FastifyRequest,
    command: Command<I & { readonly person: Person }, R>,
    id: string,
    input: I,
    scope: Scope = 'play',
    link?: string,
  ): Promise<object> => {
    const { actor, person } = await entered(request, id, scope, link);
    await actor.run(command, { ...input, person });
    return describe(actor.doc, person.id, actor.audience.attendance);
  };

  const Joining = z.object({ link: z.string().max(64).optional(), seat: SeatNumber.optional(), contribution: Contribution.optional() });
  app.post('/api/tables/:id/join', { schema: { params: TableParams, body: Joining, tags } }, (request) =>
    give(request, commands.join, request.params.id, request.body, 'play', request.body.link),
  );
  const Invited = z.object({ name: z.string().max(80) });
  app.post('/api/tables/:id/invitations', { schema: { params: TableParams, body: Invited, tags } }, async (request) => {
    const { actor, person } = await entered(request, request.params.id, 'host');
    const { store } = world.house;
    const whom = await findByName(store, request.body.name);
    if (whom === undefined) throw new Problem('no-person');
    if (await hasBlocked(store.db, whom.id, person.id)) throw new Problem('not-welcome');
    await actor.run(commands.invite, { person, whom: whom.id });
    store.channel.mention({ identity: whom.id });
    return describe(actor.doc, person.id, actor.audience.attendance);
  });
  app.post('/api/tables/:id/invitations/decline', { schema: { params: TableParams, tags } }, (request) =>
    give(request, commands.declineInvitation, request.params.id, {}),
  );
  app.post('/api/tables/:id/seats/:seat/leave', { schema: { params: SeatParams, tags } }, (request) =>
    give(request, commands.leave, request.params.id, { seat: request.params.seat }),
  );
  app.put('/api/tables/:id/seats/:seat', { schema: { params: SeatParams, body: z.object({ to: z.string().max(20) }), tags } }, (request) =>
    give(request, commands.assign, request.params.id, { seat: request.params.seat, to: request.body.to }, 'host'),
  );
  app.post('/api/tables/:id/link', { schema: { params: TableParams, body: z.object({ renew: z.boolean() }), tags } }, (request) =>
    give(request, commands.changeLink, request.params.id, request.body, 'host'),
  );
  app.post('/api/tables/:id/start', { schema: { params: TableParams, tags } }, async (request) => {
    const { actor, person } = await entered(request, request.params.id, 'host');
    if (actor.doc.seats.some(({ kind }) => kind === 'bot'))
      await mustHaveRoom(world.house.store.db, actor.doc.host, 'withBots', world.settings.limits.tables.withBots);
    await actor.run(commands.start, { person });
    return describe(actor.doc, person.id, actor.audience.attendance);
  });
  app.post('/api/tables/:id/close', { schema: { params: TableParams, tags } }, (request) =>
    give(request, commands.close, request.params.id, {}, 'host'),
  );
  app.post('/api/tables/:id/seats/:seat/resign', { schema: { params: SeatParams, tags } }, (request) =>
    give(request, commands.resign, request.params.id, { seat: request.params.seat }),
  );
  app.post('/api/tables/:id/seats/:seat/return', { schema: { params: SeatParams, tags } }, (request) =>
    give(request, commands.comeBack, request.params.id, { seat: request.params.seat }),
  );
  const Proposing = z.object({ kind: z.enum(['takeback', 'abandon']), seat: SeatNumber });
  app.post('/api/tables/:id/proposal', { schema: { params: TableParams, body: Proposing, tags } }, (request) =>
    give(request, commands.propose, request.params.id, request.body),
  );
  app.post('/api/tables/:id/proposal/reply', { schema: { params: TableParams, body: z.object({ agree: z.boolean() }), tags } }, (request) =>
    give(request, commands.reply, request.params.id, request.body),
  );
  const Again = z.object({ contribution: Contribution.optional() }).nullish();
  app.post('/api/tables/:id/rematch', { schema: { params: TableParams, body: Again, tags } }, (request) =>
    give(request, commands.rematch, request.params.id, { hall, contribution: request.body?.contribution }),
  );
  app.post('/api/tables/:id/rematch/decline', { schema: { params: TableParams, tags } }, (request) =>
    give(request, commands.declineRematch, request.params.id, {}),
  );
  app.post('/api/tables/:id/rematch/open', { schema: { params: TableParams, tags } }, (request) =>
    give(request, commands.openRematch, request.params.id, { hall }),
  );
}
