import { langOf, speaker } from '@ludoteca/text';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { readWishes } from '../notices/courier.ts';
import { confirmationFor, readConfirmation } from '../notices/mail.ts';
import { Problem } from '../problem.ts';
import { touches } from '../store/locks.ts';
import { unreadNotices } from '../store/notice-store.ts';
import { WORDS, words } from '../words.ts';
import type { World } from '../world.ts';
import { mustBeSigned } from './cookie.ts';

/** Turn notices: what is unread, where to send them, and switching them off. */
export function noticeRoutes(plain: FastifyInstance, world: World): void {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  const { house, secrets, mailer } = world;
  const { store } = house;
  const tags = ['notices'];
  const setEmail = (identity: string, email: string | null): Promise<unknown> =>
    store.write((trx) => trx.updateTable('identities').set({ email }).where('id', '=', identity).execute(), touches.person(identity));

  app.get('/api/notices', { schema: { tags } }, async (request) => {
    const { identity } = await mustBeSigned(world, request);
    const rows = await unreadNotices(store.db, identity.id);
    const unread = rows.map(({ table_id, since }) => ({ table: table_id, since }));
    return { unread, count: rows.length, pushKey: secrets.vapid.publicKey, mail: mailer !== undefined };
  });

  const Reading = z.object({ table: z.string().max(64) });
  app.post('/api/notices/read', { schema: { body: Reading, tags } }, async (request) => {
    const { identity } = await mustBeSigned(world, request);
    await world.notices.read(identity.id, request.body.table);
    return { read: true };
  });

  const Wishes = z.object({ push: z.boolean().optional(), mail: z.boolean().optional(), lang: z.enum(['it', 'en']).optional() });
  app.put('/api/notices/wishes', { schema: { body: Wishes, tags } }, async (request) => {
    const { identity } = await mustBeSigned(world, request);
    const wishes = { ...readWishes(identity.notices), ...request.body };
    const stored = JSON.stringify(wishes);
    await store.write(
      (trx) => trx.updateTable('identities').set({ notices: stored }).where('id', '=', identity.id).execute(),
      touches.person(identity.id),
    );
    return wishes;
  });

  const Address = z.object({ endpoint: z.string().max(1_000), keys: z.object({ p256dh: z.string().max(200), auth: z.string().max(100) }) });
  app.post('/api/notices/push', { schema: { body: Address, tags } }, async (request) => {
    const { identity } = await mustBeSigned(world, request);
    await world.pusher.add(identity.id, request.body);
    return { added: true };
  });
  app.delete('/api/notices/push', { schema: { body: z.object({ endpoint: z.string().max(1_000) }), tags } }, async (request) => {
    const { identity } = await mustBeSigned(world, request);
    await world.pusher.remove(identity.id, request.body.endpoint);
    return { removed: true };
  });

  app.post('/api/notices/email', { schema: { body: z.object({ email: z.email().max(200).nullable() }), tags } }, async (request) => {
    const { identity } = await mustBeSigned(world, request);
    const { email } = request.body;
    if (email === null) {
      await setEmail(identity.id, null);
      return { email: null };
    }
    if (mailer === undefined) throw new Problem('not-allowed', { detail: 'no SMTP server is configured' });
    // Nobody may use this server to mail others: only people with a claimed name may send, and each address is rate-limited.
    if (identity.password === null) throw new Problem('claim-first');
    for (const key of [`by ${identity.id}`, `from ${request.ip}`, `to ${email.toLowerCase()}`]) world.throttles.mails.must(key);
    const { say } = speaker(undefined, langOf(readWishes(identity.notices).lang) ?? 'it', [], WORDS);
    const link = `${publicUrl(world)}/api/notices/email/confirm?word=${confirmationFor(secrets.signing, identity.id, email, house.now())}`;
    await mailer.send(email, say(words('mail.confirm.title')), say(words('mail.confirm.text', { link })));
    return { sent: true };
  });

  app.get(
    '/api/notices/email/confirm',
    { schema: { querystring: z.object({ word: z.string().max(1_000) }), tags } },
    async (request, reply) => {
      const { identity, email } = readConfirmation(secrets.signing, request.query.word, house.now());
      await setEmail(identity, email);
      return reply.redirect('/me');
    },
  );
}

export function publicUrl({ settings }: Pick<World, 'settings'>): string {
  return (settings.publicUrl ?? `http://${settings.host}:${settings.port}`).replace(/\/$/, '');
}
