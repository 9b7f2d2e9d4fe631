import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { unavailable } from './errors.ts';

/**
 * `/healthz`: the process answers. `/readyz`: the database answers too. A machine whose clock has jumped serves on by
 * the time before, so that is told beside.
 */
export function healthRoutes(app: FastifyInstance, { db, clock }: Pick<Context, 'db' | 'clock'>): void {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }));
  app.get('/readyz', { schema: { hide: true } }, async () => {
    try {
      await sql`select 1`.execute(db);
      return { status: 'ready', ...(clock.guard?.jump() ? { clock: 'jumped' } : {}) };
    } catch {
      throw unavailable('The database does not answer.');
    }
  });
}
