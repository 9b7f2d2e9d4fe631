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
 * query, since they need no login and many queries would delay others. After a jump of the machine's clock Lulus
 * continues with its own time. The server stays ready then, and the reply has `clock: "jumped"`.
 */
export function healthRoutes(
  app: FastifyInstance,
  { db, clock }: Pick<PlatformContext, 'clock' | 'db'>,
): void {
  let probing: Promise<void> | undefined;

  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }));
  app.get('/readyz', { schema: { hide: true } }, async () => {
    try {
      probing ??= probeDatabase(db).finally(() => {
        probing = undefined;
      });
      await probing;
      return { status: 'ready', ...(clock.guard?.jump() ? { clock: 'jumped' } : {}) };
    } catch {
      throw unavailable('The database does not answer.');
    }
  });
}
