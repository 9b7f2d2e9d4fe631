import { setTimeout as sleep } from 'node:timers/promises';
import { Gauge } from 'prom-client';
import type { PlatformContext } from '../../platform/context.ts';
import { overdueBefore } from './deadline.ts';

/** Where the database is slow or away, the other metrics are wanted most. */
const PATIENCE_MS = 1000;

interface Open {
  count: number;
  lagMs: number;
}

/** What is read of the database when the metrics are asked for. Every process sees the same, so it is not summed. To be called once. */
export function watchAttempts({ db, clock }: Pick<PlatformContext, 'clock' | 'db'>): void {
  let looking: Promise<Open | undefined> | undefined;

  async function look(): Promise<Open> {
    const { count, earliest } = await db
      .selectFrom('attempts')
      .select(({ fn }) => [fn.countAll<string>().as('count'), fn.min('due_at').as('earliest')])
      .where('submitted_at', 'is', null)
      .executeTakeFirstOrThrow();
    const lagMs = earliest ? overdueBefore(clock()).getTime() - earliest.getTime() : 0;
    return { count: Number(count), lagMs: Math.max(0, lagMs) };
  }

  /** One look for both; undefined where the database does not answer. */
  function lookOnce(): Promise<Open | undefined> {
    looking ??= Promise.race([look().catch(() => undefined), sleep(PATIENCE_MS, undefined)]).finally(() => {
      looking = undefined;
    });
    return looking;
  }

  function watch(name: string, help: string, read: (open: Open) => number): void {
    new Gauge({
      ...{ name, help, aggregator: 'max' },
      async collect() {
        const open = await lookOnce();
        // A value that cannot be read is left out, instead of repeating the old one.
        if (open) this.set(read(open));
        else this.remove();
      },
    });
  }

  watch('lulus_attempts_running', 'Attempts in the database that are not closed.', ({ count }) => count);
  watch(
    'lulus_sweep_lag_seconds',
    'How long ago the grace of the longest overdue attempt that is not closed ended; 0 where there is none.',
    ({ lagMs }) => lagMs / 1000,
  );
}
