import { LANGS } from '@ludoteca/text';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { block, blockedBy, unblock } from '../identity/blocks.ts';
import { nameKey } from '../identity/names.ts';
import { deleteData, exportData } from '../identity/own-data.ts';
import { isPassword } from '../identity/passwords.ts';
import { claimName, findByName, logIn, newGuest, personOf, rename, setPassword } from '../identity/people.ts';
import { endSessions, openSession } from '../identity/sessions.ts';
import { readWishes } from '../notices/courier.ts';
import { Problem } from '../problem.ts';
import type { Me } from '../protocol.ts';
import type { IdentityRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { spreadName } from '../table/renaming.ts';
import type { World } from '../world.ts';
import { dropCookie, giveCookie, knownDevice, mustBeSigned, rememberDevice, signedBy } from './cookie.ts';
import { attempt } from './logins.ts';
import { Id } from './shapes.ts';

const Name = z.string().max(80);
const Password = z.string().max(400);

async function described(store: Store, who: IdentityRow): Promise<Me> {
  return {
    id: who.id,
    name: who.name,
    claimed: who.password !== null,
    email: who.email,
    notices: readWishes(who.notices),
    created: who.created,
    blocked: await blockedBy(store.db, who.id),
  };
}

/** Routes of one's own identity: becoming a guest, claiming a name, logging in from another device. */
export function meRoutes(plain: FastifyInstance, world: World): void {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  const { house, throttles } = world;
  const { store } = house;
  const tags = ['me'];

  app.get('/api/me', { schema: { tags } }, async (request) => {
    const { identity } = await mustBeSigned(world, request, 'play');
    return described(store, identity);
  });

  app.post(
    '/api/me/guest',
    { schema: { body: z.object({ name: Name.optional(), lang: z.enum(LANGS).default('it') }).default({ lang: 'it' }), tags } },
    async (request, reply) => {
      const known = await signedBy(world, request);
      if (known !== undefined) return described(store, known.identity);
      throttles.guests.must(request.ip);
      const guest = await newGuest(store, house.now(), request.body);
      giveCookie(world, reply, await openSession(store, guest.id, request.headers['user-agent'] ?? '', house.now()));
      return reply.status(201).send(await described(store, guest));
    },
  );

  app.post('/api/me/claim', { schema: { body: z.object({ name: Name, password: Password }), tags } }, async (request, reply) => {
    const { identity } = await mustBeSigned(world, request);
    throttles.passwords.must(request.ip);
    const claimed = await claimName(store, identity, request.body.name, request.body.password);
    // If somebody else had the guest's session, they lose it now.
    world.connections.endSessions(await endSessions(store, identity.id, {}));
    giveCookie(world, reply, await openSession(store, identity.id, request.headers['user-agent'] ?? '', house.now()));
    rememberDevice(world, reply, identity.id);
    await spreadName(world, personOf(claimed));
    return { claimed: true };
  });

  app.post('/api/me/login', { schema: { body: z.object({ name: Name, password: Password }), tags } }, async (request, reply) => {
    const { name, password } = request.body;
    const device = knownDevice(request);
    const isOwners = device !== undefined && device === (await findByName(store, name))?.id;
    const right = attempt(throttles, nameKey(name), request.ip, isOwners);
    const who = await logIn(store, name, password);
    right();
    const before = await signedBy(world, request);
    if (before !== undefined) world.connections.endSessions(await endSessions(store, before.identity.id, { only: before.session }));
    giveCookie(world, reply, await openSession(store, who.id, request.headers['user-agent'] ?? '', house.now()));
    rememberDevice(world, reply, who.id);
    return described(store, who);
  });

  app.post('/api/me/logout', { schema: { tags } }, async (request, reply) => {
    const signed = await signedBy(world, request);
    if (signed !== undefined) world.connections.endSessions(await endSessions(store, signed.identity.id, { only: signed.session }));
    dropCookie(reply);
    return { out: true };
  });

  app.patch('/api/me', { schema: { body: z.object({ name: Name }), tags } }, async (request) => {
    const { identity } = await mustBeSigned(world, request);
    const renamed = await rename(store, identity, request.body.name);
    await spreadName(world, personOf(renamed));
    return { renamed: true };
  });

  app.post('/api/me/password', { schema: { body: z.object({ old: Password, password: Password }), tags } }, async (request) => {
    const { identity, session } = await mustBeSigned(world, request);
    throttles.logins.must(`password:${identity.id}`);
    if (!(await isPassword(identity.password, request.body.old))) throw new Problem('wrong-login');
    await setPassword(store, identity.id, request.body.password);
    world.connections.endSessions(await endSessions(store, identity.id, { except: session }));
    return { changed: true };
  });

  const Other = z.object({ id: Id });
  app.put('/api/me/blocked/:id', { schema: { params: Other, tags } }, async (request) => {
    const { identity } = await mustBeSigned(world, request);
    await block(store, identity.id, request.params.id, house.now());
    return { blocked: await blockedBy(store.db, identity.id) };
  });

  app.delete('/api/me/blocked/:id', { schema: { params: Other, tags } }, async (request) => {
    const { identity } = await mustBeSigned(world, request);
    await unblock(store, identity.id, request.params.id);
    return { blocked: await blockedBy(store.db, identity.id) };
  });

  app.get('/api/me/data', { schema: { tags } }, async (request, reply) => {
    const { identity } = await mustBeSigned(world, request);
    return reply.header('content-disposition', 'attachment; filename="ludoteca-my-data.json"').send(await exportData(store, identity));
  });

  app.delete('/api/me', { schema: { tags } }, async (request, reply) => {
    const { identity } = await mustBeSigned(world, request);
    const sessions = await endSessions(store, identity.id, {});
    await deleteData(world.hall, identity);
    world.connections.endSessions(sessions);
    dropCookie(reply);
    return { deleted: true };
  });
}
