/** The load generator's own load. At its limit, the figures do not show the server's limit. */
import { performance } from 'node:perf_hooks';

export interface GeneratorLoad {
  /** Share of the time in which its event loop was busy. */
  busy: number;
  /** Share of one core that it used. */
  core: number;
}

/** Above this share, a figure shows the generator's limit. */
const BUSY = 0.9;

export const isLimit = ({ busy, core }: GeneratorLoad) => Math.max(busy, core) > BUSY;

/** Starts measuring. Returns a function that ends it. */
export function watchGenerator(): () => GeneratorLoad {
  const loop = performance.eventLoopUtilization();
  const cpu = process.cpuUsage();
  const began = performance.now();
  return () => {
    const { user, system } = process.cpuUsage(cpu);
    return {
      busy: performance.eventLoopUtilization(loop).utilization,
      core: (user + system) / 1000 / (performance.now() - began),
    };
  };
}
