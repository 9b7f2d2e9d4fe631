/** Gauges that are read whenever the metrics are requested. Call each function once per process. */
import type pg from 'pg';
import { collectDefaultMetrics, Gauge } from 'prom-client';

/** Registers metrics of memory, CPU, event loop and garbage collection. */
export function watchProcess(): void {
  collectDefaultMetrics();
  new Gauge({
    name: 'lulus_largest_process_bytes',
    help: 'Resident memory of the largest process that serves; process_resident_memory_bytes is the sum.',
    aggregator: 'max',
    collect() {
      this.set(process.memoryUsage.rss());
    },
  });
}

export function watchPool(pool: pg.Pool): void {
  new Gauge({
    name: 'lulus_database_connections',
    help: 'Connections to the database (total), those that are not in use (idle), and requests that wait for one (waiting).',
    labelNames: ['state'],
    collect() {
      this.set({ state: 'total' }, pool.totalCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
}
