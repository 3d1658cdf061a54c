import { BadInput } from '@ludoteca/kernel';
import type { FastifyError, FastifyInstance } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { Problem, type ProblemCode } from '../problem.ts';
import { failureOf } from '../store/failure.ts';
import type { World } from '../world.ts';

const BY_STATUS: Readonly<Record<number, ProblemCode>> = { 404: 'not-found', 413: 'too-large', 415: 'wrong-type', 429: 'too-many' };

/** Any failure as a typed problem. Unexpected errors reveal nothing about themselves. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const [first] = error.validation;
    return new Problem('bad-request', { detail: `${first?.instancePath ?? ''} ${first?.message ?? ''}`.trim().slice(0, 200) });
  }
  if (error instanceof BadInput) return new Problem('bad-request', { detail: error.message.slice(0, 200) });
  if (failureOf(error) !== 'failing') return new Problem('unavailable', { detail: 'the database cannot be used just now' });
  const status = (error as Partial<FastifyError>).statusCode ?? 500;
  const known = BY_STATUS[status];
  if (known !== undefined) return new Problem(known);
  return status < 500 ? new Problem('bad-request') : new Problem('internal');
}

export function answerProblems(app: FastifyInstance, { metrics }: World): void {
  app.setErrorHandler((error, request, reply) => {
    const problem = problemOf(error);
    if (problem.code === 'internal') request.log.error({ err: error }, 'a request failed');
    metrics.refused(problem.code);
    return reply.status(problem.status).send(problem.body);
  });
}
