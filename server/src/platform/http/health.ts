import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { PlatformContext } from '../context.ts';
import { unavailable } from '../errors.ts';

/** `/healthz` succeeds if the process answers, and `/readyz` if the database answers too. */
export function healthRoutes(app: FastifyInstance, { db }: Pick<PlatformContext, 'db'>): void {
  // Health checks are answered also while the process is overloaded.
  const options = { schema: { hide: true }, config: { pressureHandler: () => undefined } };
  app.get('/healthz', options, async () => ({ status: 'ok' }));
  app.get('/readyz', options, async () => {
    await sql`select 1`.execute(db).catch(() => {
      throw unavailable('database_silent');
    });
    return { status: 'ready' };
  });
}
