/** The least cost of a request on this machine: a Fastify route that returns a few bytes of JSON. */
import Fastify from 'fastify';

const app = Fastify();
app.get('/', async () => ({ ok: true }));
await app.listen({ host: '127.0.0.1', port: 0 });
process.send?.(app.server.address());
// It ends with its parent process, however that ends.
process.on('disconnect', () => process.exit());
