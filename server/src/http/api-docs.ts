/** The API's description of itself, as JSON and as a page. */
import { createHash } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import { notFound } from './errors.ts';

const hidden = { schema: { hide: true } };

const INLINE_SCRIPT = /<script(?![^>]* src=)[^>]*>([\s\S]*?)<\/script>/g;

/**
 * The page's own policy, for its author writes styles into it and begins with an inline script: styles are free here, the one
 * script is known by its hash, and nothing but this server is asked for anything. It shows nothing that anybody has typed.
 */
function policyFor(html: string): string {
  const hashes = [...html.matchAll(INLINE_SCRIPT)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  return [
    "default-src 'none'",
    `script-src 'self' ${hashes.join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

interface Page {
  http: FastifyInstance;
  policy: string;
}

/** The page is 4 MB of text and takes 40 MB of memory, so it is loaded when somebody opens it. */
async function loadPage(): Promise<Page> {
  const { default: scalar } = await import('@scalar/fastify-api-reference');
  const http = Fastify();
  await http.register(scalar, {
    routePrefix: '/api/docs',
    configuration: {
      url: '/api/openapi.json',
      // What would talk to its author's servers.
      withDefaultFonts: false,
      telemetry: false,
      showDeveloperTools: 'never',
      agent: { disabled: true },
      mcp: { disabled: true },
    },
  });
  return { http, policy: policyFor((await http.inject('/api/docs/')).body) };
}

export function apiDocs(app: FastifyInstance): void {
  let page: Promise<Page> | undefined;
  app.get('/api/openapi.json', hidden, () => app.swagger());
  for (const url of ['/api/docs', '/api/docs/*']) {
    app.get(url, hidden, async (request, reply) => {
      page ??= loadPage();
      const { http, policy } = await page;
      const { statusCode, headers, rawPayload } = await http.inject(request.url);
      if (statusCode >= 400) throw notFound();
      if (headers.location) reply.header('location', headers.location);
      return reply
        .code(statusCode)
        .type(`${headers['content-type'] ?? 'text/plain'}`)
        .header('content-security-policy', policy)
        .send(rawPayload);
    });
  }
}
