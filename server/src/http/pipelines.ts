import type { FastifyInstance } from 'fastify';

declare module 'node:net' {
  interface Socket {
    requestsUnderWay?: number;
  }
}

/** Requests of one connection under way. Browsers and proxies send the next one when the last has been answered. */
const AT_ONCE = 8;

/**
 * Ends a connection that asks for more before it has read what it was answered: one packet holds thousands of requests,
 * and each answer to them would wait in memory until its turn comes.
 */
export function limitPipelines(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw: { socket } }, reply, done) => {
    const before = socket.requestsUnderWay ?? 0;
    if (before >= AT_ONCE) {
      reply.hijack();
      socket.destroy();
      return;
    }
    socket.requestsUnderWay = before + 1;
    reply.raw.once('close', () => {
      socket.requestsUnderWay = (socket.requestsUnderWay ?? 1) - 1;
    });
    done();
  });
}
