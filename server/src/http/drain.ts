import type { FastifyInstance } from 'fastify';

const CHECK_EVERY_MS = 50;

/**
 * Takes no more requests, lets those under way finish, and cuts what is left after `patienceMs`. A connection that
 * falls idle meanwhile is closed at once: a browser would otherwise keep it, and us, alive for a minute.
 */
export async function drain(app: FastifyInstance, patienceMs: number): Promise<void> {
  const closeIdle = setInterval(() => app.server.closeIdleConnections(), CHECK_EVERY_MS);
  const cut = setTimeout(() => app.server.closeAllConnections(), patienceMs);
  await app.close().finally(() => {
    clearInterval(closeIdle);
    clearTimeout(cut);
  });
}
