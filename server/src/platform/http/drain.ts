import type { FastifyInstance } from 'fastify';

const CHECK_EVERY_MS = 50;

/**
 * Accepts no more requests, waits for those under way, and cuts what is left after `patienceMs`. It closes idle
 * connections at once: a browser would otherwise delay the exit for a minute.
 */
export async function drain(app: FastifyInstance, patienceMs: number): Promise<void> {
  const closeIdle = setInterval(() => app.server.closeIdleConnections(), CHECK_EVERY_MS);
  const cut = setTimeout(() => app.server.closeAllConnections(), patienceMs);
  await app.close().finally(() => {
    clearInterval(closeIdle);
    clearTimeout(cut);
  });
}
