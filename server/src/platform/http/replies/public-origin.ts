import cors from '@fastify/cors';
import { PAPER_VERSION_HEADER, REQUEST_ID_HEADER } from '@lulus/contract';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';

const OPTIONS = {
  methods: ['GET', 'POST', 'PUT', 'DELETE'],
  allowedHeaders: ['authorization', 'content-type', 'if-none-match'],
  exposedHeaders: ['retry-after', REQUEST_ID_HEADER, PAPER_VERSION_HEADER],
  maxAge: 600,
};

/** Lets pages of `PUBLIC_URL` call the API under another address of the server. Other sites may not. */
export async function allowPublicOrigin(
  app: FastifyInstance,
  { PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>,
): Promise<void> {
  if (!PUBLIC_URL) return;
  const { host, origin } = new URL(PUBLIC_URL);
  await app.register(cors, {
    // A page of the same host needs no CORS headers. Nearly all requests are of this kind.
    delegator: ({ headers }, done) =>
      done(null, { ...OPTIONS, origin: headers.origin === origin && headers.host !== host && origin }),
  });
}
