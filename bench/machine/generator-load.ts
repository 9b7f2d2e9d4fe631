/** How busy this process is, which makes the load: where it is at its end, the server need not be. */
import { performance } from 'node:perf_hooks';

export interface GeneratorLoad {
  /** The share of the time in which its event loop had work. */
  busy: number;
  /** The share of one core that it used. */
  core: number;
}

/** Above it a figure says what the generator can do. */
const BUSY = 0.9;

export const isLimit = ({ busy, core }: GeneratorLoad) => Math.max(busy, core) > BUSY;

/** Answers the way to end the watch. */
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
