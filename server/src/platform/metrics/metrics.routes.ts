import cluster from 'node:cluster';
import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { register } from 'prom-client';
import type { Config } from '../config.ts';
import { notFound, unauthenticated, unavailable } from '../errors.ts';
import { askSupervisor } from './gather-metrics.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Serves `/metrics` to clients that send `METRICS_TOKEN` as bearer token. Without that setting, replies 404. */
export function metricsRoutes(app: FastifyInstance, { METRICS_TOKEN }: Pick<Config, 'METRICS_TOKEN'>): void {
  const expected = METRICS_TOKEN && digest(`Bearer ${METRICS_TOKEN}`);
  app.get('/metrics', { schema: { hide: true } }, async ({ headers }, reply) => {
    if (!expected) throw notFound('nothing_here');
    if (!timingSafeEqual(digest(headers.authorization ?? ''), expected)) throw unauthenticated();
    reply.type(register.contentType);
    const text = await (cluster.isWorker ? askSupervisor() : register.metrics());
    if (text === undefined) throw unavailable();
    return text;
  });
}
