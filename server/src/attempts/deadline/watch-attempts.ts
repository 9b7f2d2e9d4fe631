import { setTimeout as sleep } from 'node:timers/promises';
import { Gauge } from 'prom-client';
import type { PlatformContext } from '../../platform/context.ts';
import { overdueBefore } from './deadline.ts';

/** Milliseconds after which these gauges are left out, so that a slow database does not delay the others. */
const TIMEOUT_MS = 1000;

interface Open {
  count: number;
  lagMs: number;
}

/**
 * Registers gauges that are read from the database on each scrape. All processes read the same values, so
 * they are not summed. Call once.
 */
export function watchAttempts({ db, clock }: Pick<PlatformContext, 'clock' | 'db'>): void {
  let reading: Promise<Open | undefined> | undefined;

  async function readOpen(): Promise<Open> {
    const { count, earliest } = await db
      .selectFrom('attempts')
      .select(({ fn }) => [fn.countAll<string>().as('count'), fn.min('due_at').as('earliest')])
      .where('submitted_at', 'is', null)
      .executeTakeFirstOrThrow();
    const lagMs = earliest ? overdueBefore(clock()).getTime() - earliest.getTime() : 0;
    return { count: Number(count), lagMs: Math.max(0, lagMs) };
  }

  /** Runs one query for both gauges. Undefined if the database does not answer in time. */
  function readOpenOnce(): Promise<Open | undefined> {
    reading ??= Promise.race([readOpen().catch(() => undefined), sleep(TIMEOUT_MS, undefined)]).finally(
      () => {
        reading = undefined;
      },
    );
    return reading;
  }

  function addGauge(name: string, help: string, read: (open: Open) => number): void {
    new Gauge({
      ...{ name, help, aggregator: 'max' },
      async collect() {
        const open = await readOpenOnce();
        // A value that cannot be read is left out, instead of repeating the old one.
        if (open) this.set(read(open));
        else this.remove();
      },
    });
  }

  addGauge('lulus_attempts_running', 'Attempts in the database that are not closed.', ({ count }) => count);
  addGauge(
    'lulus_sweep_lag_seconds',
    'How long ago the grace of the longest overdue attempt that is not closed ended; 0 where there is none.',
    ({ lagMs }) => lagMs / 1000,
  );
}
