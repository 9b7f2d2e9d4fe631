/** The API's description of itself, as JSON and as a page. */
import { createHash } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import { notFound } from '../../errors.ts';

const hidden = { schema: { hide: true } };

const INLINE_SCRIPT = /<script(?![^>]* src=)[^>]*>([\s\S]*?)<\/script>/g;

/**
 * The page's own policy, since the page has inline styles and an inline script. Inline styles are allowed, and the
 * one script by its hash. The page loads from this server only, and shows no text that users have written.
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

/** The page is 4 MB of text and takes 40 MB of memory, so it is loaded when it is first opened. */
async function loadPage(): Promise<Page> {
  const { default: scalar } = await import('@scalar/fastify-api-reference');
  const http = Fastify();
  await http.register(scalar, {
    routePrefix: '/api/docs',
    configuration: {
      url: '/api/openapi.json',
      // These would call the servers of the page's author.
      withDefaultFonts: false,
      telemetry: false,
      showDeveloperTools: 'never',
      agent: { disabled: true },
      mcp: { disabled: true },
    },
  });
  return { http, policy: policyFor((await http.inject('/api/docs/')).body) };
}

/** The one accepted spelling of each address, so that the cache has no more entries than the page has parts. */
const PART = /^\/api\/docs(?:\/(?:[\w-]+\/)*(?:[\w-]+(?:\.[\w-]+)*)?)?$/;

interface Part {
  status: number;
  type: string;
  location: string | undefined;
  content: Buffer;
}

/** The parts of the page, each made once. */
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
 * Both are large and public. They are made once, and all requests are sent the same bytes, so unread replies share
 * them in memory.
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
