/** The API reference: `/api/openapi.json` and the page `/api/docs`. */
import { createHash } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import { notFound } from '../../errors.ts';

const hidden = { schema: { hide: true } };

const INLINE_SCRIPT = /<script(?![^>]* src=)[^>]*>([\s\S]*?)<\/script>/g;

/**
 * Returns the content security policy of the page. It allows the page's inline styles, and its inline script by hash.
 * The page loads only from this server, and shows no texts of users.
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

/** Loads the page on its first request, since it has 4 MB of text and takes 40 MB of memory. */
async function loadPage(): Promise<Page> {
  const { default: scalar } = await import('@scalar/fastify-api-reference');
  const http = Fastify();
  await http.register(scalar, {
    routePrefix: '/api/docs',
    configuration: {
      url: '/api/openapi.json',
      // These features would call servers of the library's vendor.
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
  let described: Buffer | undefined;
  app.get('/api/openapi.json', hidden, (_, reply) => {
    described ??= Buffer.from(JSON.stringify(app.swagger()));
    reply.type('application/json; charset=utf-8').send(described);
  });
  let page: Promise<Page> | undefined;
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
