import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Requests of one connection under way. Browsers and proxies send the next one when the last has been answered. */
const AT_ONCE = 8;

/**
 * Ends a connection that asks for more before it has read what it was answered: one packet holds thousands of requests,
 * and each answer to them would wait in memory until its turn comes.
 */
export function limitPipelines(app: FastifyInstance): void {
  const underWay = new WeakMap<Socket, number>();
  app.addHook('onRequest', ({ raw: { socket } }, reply, done) => {
    const before = underWay.get(socket) ?? 0;
    if (before >= AT_ONCE) {
      reply.hijack();
      socket.destroy();
      return;
    }
    underWay.set(socket, before + 1);
    reply.raw.once('close', () => underWay.set(socket, (underWay.get(socket) ?? 1) - 1));
    done();
  });
}
