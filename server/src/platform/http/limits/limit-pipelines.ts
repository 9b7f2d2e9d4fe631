import type { FastifyInstance } from 'fastify';

declare module 'node:net' {
  interface Socket {
    answersWaiting?: number;
  }
}

/** Replies of one connection that may wait for an earlier reply. Browsers and proxies do not pipeline requests. */
const MAX_WAITING = 1;

/**
 * Ends a connection that pipelines more requests. One packet can contain thousands of requests, and their replies
 * would all wait in memory.
 */
export function limitPipelines(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw: { socket } }, reply, done) => {
    // A reply that waits for an earlier one has no socket yet.
    if (reply.raw.socket) return done();
    const before = socket.answersWaiting ?? 0;
    if (before >= MAX_WAITING) {
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
