import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { PlatformContext } from '../context.ts';
import { unavailable } from '../errors.ts';

/** A readiness probe wants its answer soon, also when the database does not answer. */
const PATIENCE_MS = 5000;

async function askDatabase(db: PlatformContext['db']): Promise<void> {
  const patience = new AbortController();
  const { signal } = patience;
  const silence = sleep(PATIENCE_MS, undefined, { signal, ref: false }).then(() => {
    throw unavailable();
  });
  await Promise.race([sql`select 1`.execute(db), silence]).finally(() => patience.abort());
}

/**
 * `/healthz`: the process answers. `/readyz`: the database answers too. Concurrent probes share one query, since they
 * need no login and many queries would delay others. A machine whose clock has jumped still serves, by Lulus's own
 * time, so the reply mentions it.
 */
export function healthRoutes(
  app: FastifyInstance,
  { db, clock }: Pick<PlatformContext, 'clock' | 'db'>,
): void {
  let asking: Promise<void> | undefined;

  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }));
  app.get('/readyz', { schema: { hide: true } }, async () => {
    try {
      asking ??= askDatabase(db).finally(() => {
        asking = undefined;
      });
      await asking;
      return { status: 'ready', ...(clock.guard?.jump() ? { clock: 'jumped' } : {}) };
    } catch {
      throw unavailable('The database does not answer.');
    }
  });
}
