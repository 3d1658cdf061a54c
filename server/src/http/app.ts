import { existsSync } from 'node:fs';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import fastifyStatic from '@fastify/static';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import websocket from '@fastify/websocket';
import { parseJson } from '@ludoteca/kernel';
import { type FastifyBaseLogger, type FastifyInstance, type FastifyReply, fastify } from 'fastify';
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Signed } from '../identity/sessions.ts';
import { Problem } from '../problem.ts';
import { LARGEST_MESSAGE } from '../socket/messages.ts';
import { socketRoute } from '../socket/route.ts';
import type { World } from '../world.ts';
import { atTableRoutes } from './at-table.ts';
import { described, limitsInWords, requestsOf } from './documented/openapi.ts';
import { answerProblems } from './errors.ts';
import { houseRoutes } from './house.ts';
import { lookingBackRoutes } from './looking-back.ts';
import { meRoutes } from './me.ts';
import { noticeRoutes } from './notices.ts';
import { isOwnOrigin } from './origin.ts';
import { programRoutes } from './programs.ts';
import { sessionRoutes } from './sessions.ts';
import { sharingRoutes } from './sharing.ts';
import { statisticsRoutes } from './statistics.ts';
import { tableRoutes } from './tables.ts';
import { tokenRoutes } from './tokens.ts';

declare module 'fastify' {
  interface FastifyRequest {
    signed: Signed | null;
  }
}

/** Maximum time for a request to arrive, in milliseconds; slower clients are cut off. */
const SLOWEST_MS = 20_000;
const CHECK_EVERY_MS = 2_000;
const LARGEST_BODY = 64 * 1_024;
const DEEPEST_BODY = 10;

const DOCS_POLICY = "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; object-src 'none'; frame-ancestors 'none'";

/** The HTTP side of the house. */
export async function buildApp(
  world: World,
  logger: FastifyBaseLogger,
  { webDir, witness }: { readonly webDir?: string | undefined; readonly witness?: Witness },
): Promise<FastifyInstance> {
  const { settings } = world;
  const app = fastify({
    loggerInstance: logger,
    // Our own proxies wrote the last entries, one each; the entries before them may be forged.
    trustProxy: settings.proxies > 0 ? (_address, hop) => hop < settings.proxies : false,
    bodyLimit: LARGEST_BODY,
    forceCloseConnections: true,
    requestTimeout: SLOWEST_MS,
    http: { headersTimeout: SLOWEST_MS, connectionsCheckingInterval: CHECK_EVERY_MS },
  });
  limitConnections(app, settings);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorateRequest('signed', null);
  answerProblems(app, world);
  readBodies(app);
  await protect(app, world);
  await app.register(cookie, { secret: world.secrets.signing });
  await app.register(websocket, { options: { maxPayload: LARGEST_MESSAGE, perMessageDeflate: false } });
  await document(app, settings);
  if (witness !== undefined) tellWitness(app, witness);
  await app.register(async (routes) => {
    for (const add of [
      houseRoutes,
      meRoutes,
      sessionRoutes,
      tokenRoutes,
      noticeRoutes,
      tableRoutes,
      atTableRoutes,
      lookingBackRoutes,
      sharingRoutes,
      statisticsRoutes,
      programRoutes,
      socketRoute,
    ])
      add(routes, world);
  });
  await serveWeb(app, webDir);
  return app;
}

/** Paths without a rate limit: monitoring asks for them often. */
const UNLIMITED = ['/healthz', '/metrics'];

/** Limits the connections of one address. Behind a proxy all connections come from one address, and the proxy must count. */
function limitConnections(app: FastifyInstance, { proxies, limits }: World['settings']): void {
  if (proxies > 0) return;
  const open = new Map<string, number>();
  app.server.on('connection', (socket) => {
    const address = socket.remoteAddress ?? '';
    const count = (open.get(address) ?? 0) + 1;
    if (count > limits.connections) return void socket.destroy();
    open.set(address, count);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
  });
}

/** JSON only, with limited depth, and without keys that would pollute prototypes. */
function readBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, body === '' ? undefined : parseJson(String(body), { size: LARGEST_BODY, depth: DEEPEST_BODY }));
    } catch (error) {
      done(error as Error);
    }
  });
}

async function protect(app: FastifyInstance, { settings, throttles, house }: World): Promise<void> {
  const https = settings.publicUrl?.startsWith('https:') ?? false;
  await app.register(helmet, {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        upgradeInsecureRequests: https ? [] : null,
      },
    },
    hsts: https,
  });
  let warned = settings.proxies > 0;
  app.addHook('onRequest', async (request) => {
    // A first visit fetches a hundred small files for offline play; a household behind one address must not hit the limit with them.
    const isFree = request.url.startsWith('/assets/') || UNLIMITED.includes(request.url);
    if (!isFree) throttles.addresses.must(request.ip);
    if (!warned && request.headers['x-forwarded-for'] !== undefined) {
      warned = true;
      house.log.warn('a proxy stands in front, but TRUST_PROXY is 0: everybody counts as one address, for limits and logins too');
    }
    if (request.method !== 'GET' && request.method !== 'HEAD' && !isOwnOrigin(settings, request.headers))
      throw new Problem('foreign-origin');
  });
}

/** Is told of every JSON answer: for comparing what is given with what is described. */
export type Witness = (route: { readonly method: string; readonly url: string }, status: number, answer: unknown) => void;

function tellWitness(app: FastifyInstance, witness: Witness): void {
  app.addHook('preSerialization', async ({ method, routeOptions }, { statusCode }, answer) => {
    if (routeOptions.url !== undefined) witness({ method, url: routeOptions.url }, statusCode, answer);
    return answer;
  });
}

async function document(app: FastifyInstance, { limits }: World['settings']): Promise<void> {
  const info = { title: 'Ludoteca', version: '1', description: limitsInWords(limits, LARGEST_BODY) };
  const requests = requestsOf(app);
  await app.register(swagger, {
    openapi: { info },
    transform: jsonSchemaTransform,
    transformObject: (document) => ('openapiObject' in document ? described(document.openapiObject, requests) : document.swaggerObject),
  });
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: DOCS_POLICY });
}

/** Serves the browser client if it is built: every address outside the API returns its one page. */
async function serveWeb(app: FastifyInstance, webDir: string | undefined): Promise<void> {
  const hasPage = webDir !== undefined && existsSync(webDir);
  if (hasPage)
    await app.register(fastifyStatic, { root: webDir, cacheControl: false, setHeaders: (reply, path) => keepAssets(reply, path) });
  app.setNotFoundHandler((request, reply) => {
    // An old page asks for files that a new version does not have: it must get a 404, not the page instead of a script.
    const isFile = request.url.startsWith('/assets/');
    const isPage = hasPage && request.method === 'GET' && !request.url.startsWith('/api/') && !isFile;
    if (isPage && request.url.startsWith(EMBEDDED)) allowFrames(reply);
    if (isPage) return reply.sendFile('index.html');
    const problem = new Problem('not-found');
    return reply.status(problem.status).send(problem.body);
  });
}

/** Path that other sites may embed: a shared replay has no buttons with effects, so clickjacking is harmless. */
const EMBEDDED = '/embed/';

function allowFrames(reply: FastifyReply): void {
  const policy = String(reply.getHeader('content-security-policy') ?? '');
  reply.header('content-security-policy', policy.replace("frame-ancestors 'none'", 'frame-ancestors *'));
  reply.removeHeader('x-frame-options');
}

/** Built assets carry a digest in their names and never change; everything else is asked for again. */
function keepAssets(reply: { setHeader(name: string, value: string): unknown }, path: string): void {
  const isAsset = /[\\/]assets[\\/]/.test(path);
  reply.setHeader('cache-control', isAsset ? 'public, max-age=31536000, immutable' : 'no-cache');
}
