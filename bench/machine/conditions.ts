/** The machine and its load, without which the figures mean little. */
import { cpus, loadavg, release, totalmem } from 'node:os';
import { isPgbenchThere } from '../yardsticks/upserts.ts';

export const readConditions = () => ({
  at: new Date().toISOString(),
  processor: cpus()[0]?.model,
  cores: cpus().length,
  memoryMb: Math.round(totalmem() / 1024 ** 2),
  system: `${process.platform} ${release()}`,
  node: process.version,
  /** Load average of the minute before the run. Above 0, other programs are working. */
  load: loadavg()[0],
  singleRows: isPgbenchThere ? 'pgbench' : "Node's driver (pgbench is not installed)",
});

export type Conditions = ReturnType<typeof readConditions>;
