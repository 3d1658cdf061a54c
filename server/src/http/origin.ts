import type { IncomingHttpHeaders } from 'node:http';
import type { Settings } from '../settings.ts';

/**
 * Whether a browser sent this from one of our own pages. Programs other than browsers send no Origin; they send their
 * cookie on purpose, so nobody can misuse them.
 */
export function isOwnOrigin(settings: Settings, headers: IncomingHttpHeaders): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  if (settings.publicUrl !== undefined && origin === new URL(settings.publicUrl).origin) return true;
  return URL.canParse(origin) && new URL(origin).host === forwardedHost(settings, headers, host);
}

function forwardedHost(settings: Settings, headers: IncomingHttpHeaders, host: string | undefined): string | undefined {
  const forwarded = headers['x-forwarded-host'];
  return settings.proxies > 0 && typeof forwarded === 'string' ? forwarded : host;
}
