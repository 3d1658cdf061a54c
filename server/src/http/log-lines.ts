import type { FastifyRequest } from 'fastify';

/** Whoever has a link may come in, and the log is read by others: links and confirmations do not go into it. */
export function withoutSecrets(url: string): string {
  return url.replace(/(\/api\/(?:invites|shares)\/)[^/?#]+/, '$1…').replace(/([?&](?:link|word|key)=)[^&#]*/g, '$1…');
}

/** What the log says of a request. */
export function quietLinks({ method, url, ip }: Pick<FastifyRequest, 'method' | 'url' | 'ip'>): object {
  return { method, url: withoutSecrets(url), ip };
}
