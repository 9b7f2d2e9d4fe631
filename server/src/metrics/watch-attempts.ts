import { setTimeout as sleep } from 'node:timers/promises';
import { Gauge } from 'prom-client';
import { overdueBefore } from '../attempts/deadline.ts';
import type { Context } from '../context.ts';

/** Where the database is slow or away, the other metrics are wanted most. */
const PATIENCE_MS = 1000;

/** What is read of the database when the metrics are asked for. Every process sees the same, so it is not summed. To be called once. */
export function watchAttempts({ db, clock }: Pick<Context, 'db' | 'clock'>): void {
  const running = new Gauge({
    name: 'lulus_attempts_running',
    help: 'Attempts in the database that are not closed.',
    aggregator: 'max',
    collect,
  });
  const sweepLag = new Gauge({
    name: 'lulus_sweep_lag_seconds',
    help: 'How long ago the grace of the longest overdue attempt that is not closed ended; 0 where there is none.',
    aggregator: 'max',
  });

  async function look(): Promise<void> {
    const open = await db
      .selectFrom('attempts')
      .select(({ fn }) => [fn.countAll<string>().as('count'), fn.min('due_at').as('earliest')])
      .where('submitted_at', 'is', null)
      .executeTakeFirstOrThrow();
    running.set(Number(open.count));
    const lagMs = open.earliest ? overdueBefore(clock()).getTime() - open.earliest.getTime() : 0;
    sweepLag.set(Math.max(0, lagMs) / 1000);
  }

  async function collect(): Promise<void> {
    // Numbers that cannot be read are left out, rather than told as they were.
    for (const gauge of [running, sweepLag]) gauge.remove();
    await Promise.race([look().catch(() => undefined), sleep(PATIENCE_MS)]);
  }
}
