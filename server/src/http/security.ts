import helmet from '@fastify/helmet';
import Fastify, { type FastifyInstance } from 'fastify';

/** What helmet makes of these options. They are the same for every page, so it is asked once. */
async function askHelmet(): Promise<Record<string, string>> {
  const asked = Fastify();
  await asked.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'none'"],
        // Listening items are played from memory once the whole file is there.
        mediaSrc: ["'self'", 'blob:'],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        // Mantine sets styles of single elements.
        styleSrc: ["'self'", "'unsafe-inline'"],
        scriptSrc: ["'self'"],
        objectSrc: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // Lulus is also run on a school's own network without TLS, where this header would lock people out.
    strictTransportSecurity: false,
    referrerPolicy: { policy: 'no-referrer' },
  });
  asked.get('/', async () => '');
  const { headers } = await asked.inject('/');
  await asked.close();
  const others = new Set(['content-type', 'content-length', 'date', 'connection']);
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (others.has(name) ? [] : [[name, String(value)]])),
  );
}

/** For a reply that is data: opened as a page, it shows nothing and runs nothing. Few, since each call carries them. */
export const DATA_HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
};

const isData = (url: string) => url.startsWith('/api/') && !url.startsWith('/api/docs');

/** Headers that keep a page from being framed, sniffed or fed foreign script, and data from being shown or kept. */
export async function securityHeaders(app: FastifyInstance): Promise<void> {
  const pageHeaders = await askHelmet();
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(isData(request.url) ? DATA_HEADERS : pageHeaders);
    done();
  });
}
