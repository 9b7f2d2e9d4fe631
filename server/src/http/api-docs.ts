/** The API's description of itself, as JSON and as a page. */
import Fastify, { type FastifyInstance } from 'fastify';
import { notFound } from './errors.ts';

const hidden = { schema: { hide: true } };

/** The page is 4 MB of text and takes 40 MB of memory, so it is loaded when somebody opens it. */
async function loadPage(): Promise<FastifyInstance> {
  const { default: scalar } = await import('@scalar/fastify-api-reference');
  const page = Fastify();
  await page.register(scalar, { routePrefix: '/api/docs', configuration: { url: '/api/openapi.json' } });
  return page;
}

export function apiDocs(app: FastifyInstance): void {
  let page: Promise<FastifyInstance> | undefined;
  app.get('/api/openapi.json', hidden, () => app.swagger());
  for (const url of ['/api/docs', '/api/docs/*']) {
    app.get(url, hidden, async (request, reply) => {
      page ??= loadPage();
      const { statusCode, headers, rawPayload } = await (await page).inject(request.url);
      if (statusCode >= 400) throw notFound();
      if (headers.location) reply.header('location', headers.location);
      return reply
        .code(statusCode)
        .type(`${headers['content-type'] ?? 'text/plain'}`)
        .send(rawPayload);
    });
  }
}
