import { mkdirSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Context } from '../context.ts';
import { forbidden, notFound } from '../http/errors.ts';

const signedQuery = z.object({ expires: z.string(), signature: z.string() });

/**
 * Files by signed address. The signature in the address is the authority, so that an image element can show them;
 * no endpoint of the contract, because what is answered is bytes.
 */
export async function fileRoutes(app: FastifyInstance, context: Context): Promise<void> {
  mkdirSync(context.files.root, { recursive: true });
  // A scope of its own: its `sendFile` must not be that of the web app's files, which are cached otherwise.
  await app.register(async (scope) => {
    await scope.register(fastifyStatic, { root: context.files.root, serve: false });

    scope.get('/api/assets/*', { schema: { hide: true } }, (request, reply) => {
      const path = (request.params as { '*': string })['*'];
      const query = signedQuery.safeParse(request.query);
      if (!query.success || !context.assetLinks.isGood(path, query.data)) {
        throw forbidden('The address of this file is not, or no longer, valid.');
      }
      if (!/^bank_(asset|option)\/[\w-]+\.\w+$/.test(path)) throw notFound();
      return reply.sendFile(path, { maxAge: '365d', immutable: true });
    });
  });
}
