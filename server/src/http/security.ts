import helmet from '@fastify/helmet';
import Fastify, { type FastifyInstance } from 'fastify';

/** What helmet makes of these options. They are the same for every response, so it is asked once. */
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

/** Headers that keep a page from being framed, sniffed or fed foreign script. */
export async function securityHeaders(app: FastifyInstance): Promise<void> {
  const headers = await askHelmet();
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}
