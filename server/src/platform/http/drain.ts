import type { FastifyInstance } from 'fastify';

const CHECK_EVERY_MS = 50;

/**
 * Stops accepting requests, and waits for running ones. Closes their connections after `timeoutMs`. Closes idle
 * connections at once, since a browser would otherwise delay the exit for a minute.
 */
export async function drain(app: FastifyInstance, timeoutMs: number): Promise<void> {
  const closeIdle = setInterval(() => app.server.closeIdleConnections(), CHECK_EVERY_MS);
  const cut = setTimeout(() => app.server.closeAllConnections(), timeoutMs);
  await app.close().finally(() => {
    clearInterval(closeIdle);
    clearTimeout(cut);
  });
}
