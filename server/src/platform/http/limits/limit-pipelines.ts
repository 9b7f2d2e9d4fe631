import type { FastifyInstance } from 'fastify';

declare module 'node:net' {
  interface Socket {
    answersWaiting?: number;
  }
}

/** Answers of one connection that wait for one before them. Browsers and proxies send the next request when the last has been answered. */
const WAITING = 1;

/**
 * Ends a connection that sends more requests before it has read its replies. One packet holds thousands of requests,
 * and each reply would wait in memory until its turn.
 */
export function limitPipelines(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw: { socket } }, reply, done) => {
    // Only the reply that is being sent has the connection.
    if (reply.raw.socket) return done();
    const before = socket.answersWaiting ?? 0;
    if (before >= WAITING) {
      reply.hijack();
      socket.destroy();
      return;
    }
    socket.answersWaiting = before + 1;
    reply.raw.once('close', () => {
      socket.answersWaiting = (socket.answersWaiting ?? 1) - 1;
    });
    done();
  });
}
