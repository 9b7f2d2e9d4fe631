import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { PlatformContext } from '../context.ts';
import { unavailable } from '../errors.ts';

/** Time limit of a readiness probe, for a database that does not answer. */
const PROBE_TIMEOUT_MS = 5000;

async function probeDatabase(db: PlatformContext['db']): Promise<void> {
  const abort = new AbortController();
  const { signal } = abort;
  const timeout = sleep(PROBE_TIMEOUT_MS, undefined, { signal, ref: false }).then(() => {
    throw unavailable();
  });
  await Promise.race([sql`select 1`.execute(db), timeout]).finally(() => abort.abort());
}

/**
 * `/healthz` succeeds if the process answers, and `/readyz` if the database answers too. Concurrent probes share one
 * query, since they need no login and many queries would delay others.
 */
export function healthRoutes(app: FastifyInstance, { db }: Pick<PlatformContext, 'db'>): void {
  let probing: Promise<void> | undefined;

  // Health checks are answered also while the process is overloaded.
  const options = { schema: { hide: true }, config: { pressureHandler: () => undefined } };
  app.get('/healthz', options, async () => ({ status: 'ok' }));
  app.get('/readyz', options, async () => {
    try {
      probing ??= probeDatabase(db).finally(() => {
        probing = undefined;
      });
      await probing;
      return { status: 'ready' };
    } catch {
      throw unavailable('database_silent');
    }
  });
}
