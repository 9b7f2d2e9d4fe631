/** The minimal cost of a request on this machine: a Fastify route that returns a few bytes of JSON. */
import Fastify from 'fastify';

const app = Fastify();
app.get('/', async () => ({ ok: true }));
await app.listen({ host: '127.0.0.1', port: 0 });
process.send?.(app.server.address());
// Ends with its parent process, even if that is killed.
process.on('disconnect', () => process.exit());
