/** Serves the built web app. Hashed files are cached for a year, and every page address gets index.html. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { notFound } from '../../errors.ts';

const BUILT_WEB_APP = fileURLToPath(new URL('../../../../../web/dist/', import.meta.url));

function isPage(request: FastifyRequest): boolean {
  return (request.method === 'GET' || request.method === 'HEAD') && !/^\/(api|assets)\//.test(request.url);
}

/** Paths of the API are never looked up in the folder. */
const isFile = (path: string) => !path.startsWith('/api/');

/** `folder` must end with a slash. If it does not exist, every address except the API's gets 404. */
export async function webFiles(app: FastifyInstance, folder = BUILT_WEB_APP): Promise<void> {
  const built = existsSync(folder);
  if (built) {
    await app.register(fastifyStatic, {
      root: folder,
      allowedPath: isFile,
      cacheControl: false,
      // The build writes the compressed copies (web/vite.config.ts).
      preCompressed: true,
      setHeaders: (reply, path) => {
        const hashed = path.startsWith(`${folder}assets/`);
        reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    if (built && isPage(request)) return reply.sendFile('index.html');
    throw notFound('nothing_here');
  });
}
