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

/** Accepts one spelling per path, so that the cache has at most one entry per part of the page. */
const PART = /^\/api\/docs(?:\/(?:[\w-]+\/)*(?:[\w-]+(?:\.[\w-]+)*)?)?$/;

interface Part {
  status: number;
  type: string;
  location: string | undefined;
  content: Buffer;
}

/** Returns a cached loader of the page's files. It throws 404 for unknown paths. */
function partsOf({ http }: Page): (path: string) => Promise<Part> {
  const made = new Map<string, Part>();
  return async (path) => {
    const known = made.get(path);
    if (known) return known;
    if (!PART.test(path)) throw notFound();
    const { statusCode, headers, rawPayload } = await http.inject(path);
    if (statusCode >= 400) throw notFound();
    const type = `${headers['content-type'] ?? 'text/plain'}`;
    const part = { status: statusCode, type, location: headers.location, content: rawPayload };
    made.set(path, part);
    return part;
  };
}

/**
 * Serves the API reference. Its files are large and public, so each is built once. All replies share one buffer in
 * memory.
 */
export function apiDocs(app: FastifyInstance): void {
  let described: Buffer | undefined;
  app.get('/api/openapi.json', hidden, (_, reply) => {
    described ??= Buffer.from(JSON.stringify(app.swagger()));
    reply.type('application/json; charset=utf-8').send(described);
  });
  let page: Promise<Page & { part: ReturnType<typeof partsOf> }> | undefined;
  for (const url of ['/api/docs', '/api/docs/*']) {
    app.get(url, hidden, async (request, reply) => {
      page ??= loadPage().then((loaded) => ({ ...loaded, part: partsOf(loaded) }));
      const { part, policy } = await page;
      const { status, type, location, content } = await part(request.url.split('?')[0] ?? '');
      if (location) reply.header('location', location);
      return reply.code(status).type(type).header('content-security-policy', policy).send(content);
    });
  }
}
