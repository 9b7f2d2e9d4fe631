/** On what and among what it was measured: without it the figures say little. */
import { cpus, loadavg, release, totalmem } from 'node:os';
import { isPgbenchThere } from '../yardsticks/upserts.ts';

export const readConditions = () => ({
  at: new Date().toISOString(),
  processor: cpus()[0]?.model,
  cores: cpus().length,
  memoryMb: Math.round(totalmem() / 1024 ** 2),
  system: `${process.platform} ${release()}`,
  node: process.version,
  /** Of the last minute, before the run: above 0 others are at work. */
  load: loadavg()[0],
  singleRows: isPgbenchThere ? 'pgbench' : "Node's driver (pgbench is not installed)",
});

export type Conditions = ReturnType<typeof readConditions>;
