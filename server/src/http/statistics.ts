import type { FastifyInstance } from 'fastify';
import { Statistician } from '../statistics/statistics.ts';
import type { World } from '../world.ts';
import { mustBeSigned } from './cookie.ts';

/** What a person has played, with the results. */
export function statisticsRoutes(app: FastifyInstance, world: World): void {
  const statistician = new Statistician(world.house.store);
  app.get('/api/me/statistics', { schema: { tags: ['me'] } }, async (request) => {
    const { identity } = await mustBeSigned(world, request);
    return statistician.of(identity.id);
  });
}
