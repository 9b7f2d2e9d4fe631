/** Where the routes of multipart endpoints live: a scope in which nothing but a multipart form is read. */
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { endOnTinyPackets } from '../limits/reject-tiny-packets.ts';
import { FORM_LIMITS } from './multipart.ts';
import { validatorCompiler } from './validator.ts';

/** How long what is left of a refused upload is read and dropped before the connection is cut. */
const LINGER_MS = 15_000;

/**
 * A caller that is refused during an upload goes on sending. Cutting the connection at once would lose the reply. So
 * the rest is dropped until they have read it, for a limited time.
 */
async function dropTheRest({ raw }: FastifyRequest): Promise<void> {
  if (raw.complete || raw.destroyed) return;
  const timer = setTimeout(() => raw.destroy(), LINGER_MS);
  raw.once('close', () => clearTimeout(timer));
  raw.unpipe();
  raw.resume();
}

/** A form's fields are only there once the handler has read it, and are checked then. */
const allButTheBody: typeof validatorCompiler = (route) =>
  route.httpPart === 'body' ? (value) => ({ value }) : validatorCompiler(route);

export function multipartScope(app: FastifyInstance, addRoutes: (scope: FastifyInstance) => void): void {
  app.register(async (scope) => {
    scope.setValidatorCompiler(allButTheBody);
    scope.removeAllContentTypeParsers();
    await scope.register(multipart, { limits: FORM_LIMITS, throwFileSizeLimit: false });
    scope.addHook('onSend', (request, reply, _payload, done) => {
      // Once the reply is sent, no parser reads the chunks any more.
      if (reply.statusCode >= 400 && !request.raw.complete) endOnTinyPackets(request);
      done();
    });
    scope.addHook('onResponse', dropTheRest);
    addRoutes(scope);
  });
}
