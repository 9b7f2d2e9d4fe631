/** The built web app: hashed files are cached for good, and every address that is a page gets index.html. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { notFound } from '../../errors.ts';

const BUILT_WEB_APP = fileURLToPath(new URL('../../../web/dist/', import.meta.url));

function isPage(request: FastifyRequest): boolean {
  return (request.method === 'GET' || request.method === 'HEAD') && !/^\/(api|assets)\//.test(request.url);
}

/** What begins like a call is looked for in no folder. */
const isFile = (path: string) => !path.startsWith('/api/');

/** `folder` ends with a slash. Without a built app every address but the API's is not found. */
export async function webFiles(app: FastifyInstance, folder = BUILT_WEB_APP): Promise<void> {
  const built = existsSync(folder);
  if (built) {
    await app.register(fastifyStatic, {
      root: folder,
      allowedPath: isFile,
      cacheControl: false,
      // Written by the build (web/precompress.ts).
      preCompressed: true,
      setHeaders: (reply, path) => {
        const hashed = path.startsWith(`${folder}assets/`);
        reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    if (built && isPage(request)) {
      // The program goes by its own address as it is written.
      const { url, originalUrl } = request;
      const isWrittenOtherwise = originalUrl !== url && /^\/[^/\\]/.test(url);
      return isWrittenOtherwise ? reply.redirect(url, 308) : reply.sendFile('index.html');
    }
    throw notFound('There is nothing at this address.');
  });
}
