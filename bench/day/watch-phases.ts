import { memoryOf } from '../../server/test/watch-memory.ts';
import { type GeneratorLoad, watchGenerator } from '../machine/generator-load.ts';
import { isProcessListThere, servingProcesses } from '../machine/processes.ts';
import type { CpuMs, School } from '../school/school.ts';

export interface Phase {
  name: string;
  seconds: number;
  /** Average number of busy cores. */
  cores: CpuMs & { generator: number };
  generator: GeneratorLoad;
}

/** Runs the work, and returns how busy each process was meanwhile. */
export async function watchPhase(school: School, name: string, work: () => Promise<unknown>): Promise<Phase> {
  const before = school.cpu();
  const stop = watchGenerator();
  const began = performance.now();
  await work();
  const ms = performance.now() - began;
  const generator = stop();
  const after = school.cpu();
  const cores = {
    server: (after.server - before.server) / ms,
    postgres: (after.postgres - before.postgres) / ms,
    generator: generator.core,
  };
  return { name, seconds: ms / 1000, cores, generator };
}

const EVERY_MS = 1000;

/**
 * Samples the memory of the serving processes until stopped. Returns the peak of one process in MB, or
 * undefined if the system does not report it.
 */
export function watchServingMemory(school: School): { stop(): number | undefined } {
  let peak = 0;
  const look = () => {
    for (const pid of servingProcesses(school.pid)) {
      try {
        peak = Math.max(peak, memoryOf(pid).main);
      } catch {
        // The process has ended meanwhile.
      }
    }
  };
  const timer = isProcessListThere ? setInterval(look, EVERY_MS) : undefined;
  return {
    stop() {
      if (timer) look();
      clearInterval(timer);
      return timer && peak;
    },
  };
}
