/** The least that a request costs on this machine: a route of Fastify that answers a few bytes of JSON. */
import Fastify from 'fastify';

const app = Fastify();
app.get('/', async () => ({ ok: true }));
await app.listen({ host: '127.0.0.1', port: 0 });
process.send?.(app.server.address());
// It ends with the process that has started it, however that ends.
process.on('disconnect', () => process.exit());
