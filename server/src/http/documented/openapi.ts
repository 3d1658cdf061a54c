import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { PROBLEMS, type ProblemCode } from '../../problem.ts';
import type { Limits } from '../../settings.ts';
import { type About, type From, problemsOf, type Sent } from './about.ts';
import { NewTokenAnswer, ProblemAnswer, TableAnswer } from './answers.ts';
import { LineAnswer } from './lines.ts';
import { REQUESTS } from './requests.ts';

/** The name under which a route is described: "get /api/tables/{id}". */
export function requestName(method: string, url: string): string {
  return `${method.toLowerCase()} ${url.replace(/:(\w+)/g, '{$1}')}`;
}

/** What can be sent with each request, by name; filled while routes are added. */
export function requestsOf(app: FastifyInstance): ReadonlyMap<string, Sent> {
  const requests = new Map<string, Sent>();
  app.addHook('onRoute', ({ method, url, schema }) => {
    const checked = [schema?.params, schema?.querystring, schema?.body].some((part) => part !== undefined);
    for (const one of [method].flat()) requests.set(requestName(one, url), { method: one, checked });
  });
  return requests;
}

/** Answers that many requests share. */
const SHARED = z.registry<{ id: string }>();
SHARED.add(ProblemAnswer, { id: 'Problem' });
SHARED.add(TableAnswer, { id: 'Table' });
SHARED.add(NewTokenAnswer, { id: 'NewToken' });
SHARED.add(LineAnswer, { id: 'StreamLine' });

const reference = (id: string): string => `#/components/schemas/${id}`;

function schemaOf(shape: z.ZodType): object {
  const id = SHARED.get(shape)?.id;
  if (id !== undefined) return { $ref: reference(id) };
  const options = { target: 'openapi-3.0', io: 'output', unrepresentable: 'any', metadata: SHARED } as const;
  // A shared shape inside another one comes as a definition of its own, for which OpenAPI has no place but the components.
  const { $schema: _, definitions: __, ...schema } = z.toJSONSchema(shape, options);
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/definitions/', `"${reference('')}`)) as object;
}

/** The shared shapes, for the components of the description. */
function components(): object {
  const { schemas } = z.toJSONSchema(SHARED, { target: 'openapi-3.0', io: 'output', unrepresentable: 'any', uri: reference });
  const plain = Object.entries(schemas).map(([id, { $schema: _, $id: __, id: ___, ...schema }]) => [id, schema]);
  return {
    schemas: Object.fromEntries(plain),
    securitySchemes: {
      session: { type: 'apiKey', in: 'cookie', name: 'ludoteca', description: 'A browser’s session: POST /api/me/guest or /api/me/login.' },
      token: { type: 'http', scheme: 'bearer', description: 'A token of a program, made under Me: lud_…' },
    },
  };
}

const SECURITY: { readonly [F in From]: readonly object[] } = {
  monitor: [],
  anybody: [],
  visitor: [{}, { session: [] }, { token: [] }],
  person: [{ session: [] }],
  play: [{ session: [] }, { token: [] }],
  host: [{ session: [] }, { token: [] }],
};

/** The description with who may send each request, what it answers and what it may refuse. */
export function described<D extends { paths?: object }>(document: D, requests: ReadonlyMap<string, Sent>): D {
  const paths = Object.entries(document.paths ?? {}).map(([path, operations]) => [
    path,
    Object.fromEntries(
      Object.entries(operations as Record<string, object>).map(([method, operation]) => {
        const about = REQUESTS[requestName(method, path)];
        const sent = requests.get(requestName(method, path));
        return [method, about === undefined || sent === undefined ? operation : { ...operation, ...more(about, sent) }];
      }),
    ),
  ]);
  return { ...document, paths: Object.fromEntries(paths), components: components() };
}

function more(about: About, sent: Sent): object {
  const codes = problemsOf(about, sent);
  const statuses = [...new Set(codes.map((code) => PROBLEMS[code]))];
  return {
    summary: about.says,
    ...(about.from === 'play' || about.from === 'host' ? { description: `A token needs the scope \`${about.from}\`.` } : {}),
    security: SECURITY[about.from],
    responses: {
      [about.status ?? 200]: success(about),
      ...(about.from === 'monitor' ? { 503: success(about) } : {}),
      ...Object.fromEntries(statuses.map((status) => [status, refusal(codes.filter((code) => PROBLEMS[code] === status))])),
    },
  };
}

function success({ answer, lines, status }: About): object {
  if (lines !== undefined) return { description: 'lines', content: { 'application/x-ndjson': { schema: schemaOf(lines) } } };
  if (answer === undefined) return { description: status === 302 ? 'on to the page' : 'done' };
  return { description: 'done', content: { 'application/json': { schema: schemaOf(answer) } } };
}

function refusal(codes: readonly ProblemCode[]): object {
  const schema = { allOf: [{ $ref: reference('Problem') }, { properties: { code: { enum: codes } } }] };
  return { description: codes.join(', '), content: { 'application/json': { schema } } };
}

/** The limits as the description tells them. */
export function limitsInWords({ perAddress, perIdentity, sockets, tables, histories, guests, logins }: Limits, body: number): string {
  return [
    'All bodies are JSON, times are milliseconds since 1970, seats are counted from 0. Bodies have at most',
    `${body / 1_024} kB. Any refusal is a Problem, and nothing has changed; \`too-many\` and \`unavailable\` pass: wait a second and try again.`,
    `\n\nLimits (429 \`too-many\`): ${perAddress} requests a minute from one address; ${perIdentity.rate} a second by one person or`,
    `their programs together (${perIdentity.burst} in a burst); ${sockets} open sockets and streams of one person;`,
    `${histories} histories and records, ${guests} new guests and ${logins} wrong logins a minute. One host has at most`,
    `${tables.gathering} tables that gather and ${tables.withBots} with bots (\`too-many-tables\`).`,
    '\n\nThe socket of pages is in server/PROTOCOL.md, what programs are told and answer in bots/PROTOCOL.md.',
  ].join(' ');
}
