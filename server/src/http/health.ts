import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { unavailable } from './errors.ts';

/** Who asks whether the server is ready wants to know it soon, also when the database does not say no. */
const PATIENCE_MS = 5000;

async function askDatabase(db: Context['db']): Promise<void> {
  const patience = new AbortController();
  const { signal } = patience;
  const silence = sleep(PATIENCE_MS, undefined, { signal, ref: false }).then(() => {
    throw unavailable();
  });
  await Promise.race([sql`select 1`.execute(db), silence]).finally(() => patience.abort());
}

/**
 * `/healthz`: the process answers. `/readyz`: the database answers too, which is asked once for all who wait to know: they
 * need not be logged in, and one query each would stand in everybody's way. A machine whose clock has jumped serves on by
 * the time before, so that is told beside.
 */
export function healthRoutes(app: FastifyInstance, { db, clock }: Pick<Context, 'db' | 'clock'>): void {
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
