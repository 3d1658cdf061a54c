import type { FastifyRequest } from 'fastify';

/** Removes links and confirmations from a URL: a link grants access, and others read the log. */
export function withoutSecrets(url: string): string {
  return url.replace(/(\/api\/(?:invites|shares)\/)[^/?#]+/, '$1…').replace(/([?&](?:link|word|key)=)[^&#]*/g, '$1…');
}

/** The log fields of a request. */
export function quietLinks({ method, url, ip }: Pick<FastifyRequest, 'method' | 'url' | 'ip'>): object {
  return { method, url: withoutSecrets(url), ip };
}
