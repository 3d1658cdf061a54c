import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { signedBy } from '../http/cookie.ts';
import { isOwnOrigin } from '../http/origin.ts';
import { Problem } from '../problem.ts';
import { unreadNotices } from '../store/notice-store.ts';
import { encode } from '../table/encode.ts';
import type { World } from '../world.ts';
import { Connection } from './connection.ts';

/** The socket route. Requests without a session and other origins are refused before the upgrade. */
export function socketRoute(app: FastifyInstance, world: World): void {
  const responses = new WeakMap<FastifyRequest, ServerResponse>();
  app.route({
    method: 'GET',
    url: '/api/socket',
    schema: { hide: true },
    preValidation: async (request, reply) => {
      if (!isOwnOrigin(world.settings, request.headers)) throw new Problem('foreign-origin');
      const signed = await signedBy(world, request);
      if (signed === undefined) throw new Problem('no-session');
      if (signed.identity.banned === 1) throw new Problem('banned');
      if (world.connections.countOf(signed.identity.id) >= world.settings.limits.sockets) throw new Problem('too-many');
      request.signed = signed;
      responses.set(request, reply.raw);
    },
    handler: () => {
      throw new Problem('bad-request', { detail: 'a WebSocket is expected here' });
    },
    wsHandler: (socket, request) => {
      const { signed } = request;
      if (signed === null) return socket.terminate();
      // The request has been answered: let go of it, or every idle socket would keep its headers, logger and reply.
      responses.get(request)?.detachSocket(request.raw.socket);
      socket.removeAllListeners('error');
      const connection = new Connection(world, socket, signed);
      const { id, name } = signed.identity;
      connection.send(encode({ kind: 'welcome', you: { id, name }, now: world.house.now() }));
      void unreadNotices(world.house.store.db, id)
        .then((rows) => connection.send(encode({ kind: 'unread', tables: rows.map(({ table_id }) => table_id) })))
        .catch(() => undefined);
    },
  });
}
