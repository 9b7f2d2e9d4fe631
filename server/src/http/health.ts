import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { unavailable } from './errors.ts';

/** `/healthz`: the process answers. `/readyz`: the database answers too. */
export function healthRoutes(app: FastifyInstance, { db }: Pick<Context, 'db'>): void {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }));
  app.get('/readyz', { schema: { hide: true } }, async () => {
    try {
      await sql`select 1`.execute(db);
      return { status: 'ready' };
    } catch {
      throw unavailable('The database does not answer.');
    }
  });
}
