/** How busy the load generator is. If it is at its limit, the server may not be. */
import { performance } from 'node:perf_hooks';

export interface GeneratorLoad {
  /** The share of the time in which its event loop was busy. */
  busy: number;
  /** The share of one core that it used. */
  core: number;
}

/** Above it, a figure shows the generator's limit and not the server's. */
const BUSY = 0.9;

export const isLimit = ({ busy, core }: GeneratorLoad) => Math.max(busy, core) > BUSY;

/** Returns a function that ends the watch. */
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
