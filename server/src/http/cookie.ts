import type { FastifyReply, FastifyRequest } from 'fastify';
import { personOf } from '../identity/people.ts';
import { findSession, type Scope, type Signed } from '../identity/sessions.ts';
import { findToken } from '../identity/tokens.ts';
import { Problem } from '../problem.ts';
import type { Person } from '../table/person.ts';
import type { World } from '../world.ts';

const COOKIE = 'ludoteca';
const LIFE_S = 400 * 24 * 3_600;

/** Sets the session cookie: not readable by scripts, not sent by other sites. */
export function giveCookie({ settings }: World, reply: FastifyReply, token: string): void {
  const secure = settings.publicUrl?.startsWith('https:') ?? false;
  reply.setCookie(COOKIE, token, { path: '/', httpOnly: true, sameSite: 'lax', secure, signed: true, maxAge: LIFE_S });
}

export function dropCookie(reply: FastifyReply): void {
  reply.clearCookie(COOKIE, { path: '/' });
}

const DEVICE = 'ludoteca-device';

/** Marks the browser as one its owner has logged in from, so that wrong guesses by others do not lock the owner out. */
export function rememberDevice({ settings }: World, reply: FastifyReply, identity: string): void {
  const secure = settings.publicUrl?.startsWith('https:') ?? false;
  reply.setCookie(DEVICE, identity, { path: '/api/me', httpOnly: true, sameSite: 'lax', secure, signed: true, maxAge: LIFE_S });
}

/** Who has logged in from this browser before. */
export function knownDevice(request: FastifyRequest): string | undefined {
  const given = request.cookies[DEVICE];
  if (given === undefined) return undefined;
  const { valid, value } = request.unsignCookie(given);
  return valid && value !== null ? value : undefined;
}

/** The sender of the request; undefined without a session or with a forged cookie. A program's token must allow the scope. */
export async function signedBy(world: World, request: FastifyRequest, scope?: Scope): Promise<Signed | undefined> {
  const { authorization } = request.headers;
  if (authorization !== undefined) return program(world, authorization, scope);
  const given = request.cookies[COOKIE];
  if (given === undefined) return undefined;
  const { valid, value } = request.unsignCookie(given);
  if (!valid || value === null) return undefined;
  return findSession(world.house.store, value, world.house.now());
}

/** The owner of a program's token. Without a scope the route is for people in browsers alone. */
async function program({ house }: World, authorization: string, scope: Scope | undefined): Promise<Signed> {
  const [, token] = /^Bearer (\S{1,200})$/.exec(authorization) ?? [];
  const signed = token === undefined ? undefined : await findToken(house.store, token, house.now());
  if (signed === undefined) throw new Problem('no-session', { detail: 'the token is unknown, was revoked or has ended' });
  if (scope === undefined) throw new Problem('not-allowed', { detail: 'no token allows this' });
  if (signed.scopes?.includes(scope) !== true) throw new Problem('not-allowed', { detail: `the token lacks the scope "${scope}"` });
  return signed;
}

/** The sender of the request, as tables know them. */
export function sender({ identity, scopes }: Signed): Person {
  return scopes === undefined ? personOf(identity) : { ...personOf(identity), program: true };
}

/** The sender of the request; requests without a session, from banned people or over the rate limit are refused. */
export async function mustBeSigned(world: World, request: FastifyRequest, scope?: Scope): Promise<Signed> {
  const signed = await signedBy(world, request, scope);
  if (signed === undefined) throw new Problem('no-session');
  if (signed.identity.banned === 1) throw new Problem('banned');
  world.throttles.identities.must(signed.identity.id);
  return signed;
}
