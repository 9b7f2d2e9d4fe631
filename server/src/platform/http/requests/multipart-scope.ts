/** A Fastify scope for the routes of multipart endpoints. It rejects bodies that are not multipart forms. */
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { FORM_LIMITS } from './multipart.ts';

/** Time for which the rest of a rejected upload is read and dropped before the connection is cut. */
const LINGER_MS = 15_000;

/**
 * Drops the rest of a rejected upload for a limited time. Browsers read the reply only when they have sent the whole
 * form, and would lose it if the connection were cut.
 */
async function dropTheRest({ raw }: FastifyRequest): Promise<void> {
  if (raw.complete || raw.destroyed) return;
  const timer = setTimeout(() => raw.destroy(), LINGER_MS);
  raw.once('close', () => clearTimeout(timer));
  raw.unpipe();
  raw.resume();
}

/** Skips the body, whose fields are validated after the handler has read the form. */
const validateAllButBody: typeof validatorCompiler = (route) =>
  route.httpPart === 'body' ? (value) => ({ value }) : validatorCompiler(route);

export function multipartScope(app: FastifyInstance, addRoutes: (scope: FastifyInstance) => void): void {
  app.register(async (scope) => {
    scope.setValidatorCompiler(validateAllButBody);
    scope.removeAllContentTypeParsers();
    await scope.register(multipart, { limits: FORM_LIMITS, throwFileSizeLimit: false });
    scope.addHook('onResponse', dropTheRest);
    addRoutes(scope);
  });
}
