import { LEVELS } from '@ludoteca/bots';
import { rooms } from '@ludoteca/games';
import { LANGS, speaker } from '@ludoteca/text';
import type { FastifyInstance } from 'fastify';
import type { World } from '../world.ts';

/** What this server offers, and how it is doing. */
export function houseRoutes(app: FastifyInstance, world: World): void {
  const { metrics, uptime, house } = world;

  app.get('/api/games', { schema: { tags: ['house'] } }, () => ({
    levels: LEVELS,
    games: rooms.map(({ game, text }) => {
      const { id, rules, seats, options } = game.meta;
      const names = Object.fromEntries(LANGS.map((lang) => [lang, speaker(text, lang).maybe('game', id)]));
      return { id, names, rules, seats, options };
    }),
  }));

  // One failed heartbeat is enough to report it: what is acknowledged must be durable.
  app.get('/healthz', { schema: { tags: ['house'] } }, async (_request, reply) => {
    const failure = uptime.failure ?? ((await canRead(house.store)) ? undefined : 'unreachable');
    const body = { ok: failure === undefined, database: house.store.kind, ...(failure === undefined ? {} : { failure }) };
    return reply.status(body.ok ? 200 : 503).send(body);
  });

  app.get('/metrics', { schema: { hide: true } }, async (_request, reply) => {
    return reply.header('content-type', metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}

async function canRead(store: World['house']['store']): Promise<boolean> {
  try {
    await store.db.selectFrom('meta').select('key').limit(1).execute();
    return true;
  } catch {
    return false;
  }
}
