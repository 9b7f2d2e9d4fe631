/** The machine and its load during the measurement, without which the figures mean little. */
import { cpus, loadavg, release, totalmem } from 'node:os';
import { isPgbenchThere } from '../yardsticks/upserts.ts';

export const readConditions = () => ({
  at: new Date().toISOString(),
  processor: cpus()[0]?.model,
  cores: cpus().length,
  memoryMb: Math.round(totalmem() / 1024 ** 2),
  system: `${process.platform} ${release()}`,
  node: process.version,
  /** Of the last minute before the run: above 0, other programs are at work. */
  load: loadavg()[0],
  singleRows: isPgbenchThere ? 'pgbench' : "Node's driver (pgbench is not installed)",
});

export type Conditions = ReturnType<typeof readConditions>;
