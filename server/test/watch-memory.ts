/** Measures the resident memory of a server's Node processes, without PostgreSQL, from Linux' /proc. */
import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** The server's documented limit. */
export const MEMORY_LIMIT_MB = 400;
const EVERY_MS = 50;
const MB = 1024;

function residentMb(pid: number): number {
  const kb = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kb ?? 0) / MB;
}

export function childrenOf(pid: number): number[] {
  return readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  );
}

const programOf = (pid: number) => readlinkSync(`/proc/${pid}/exe`);
/** Command line and environment. A worker's environment has one variable more than its supervisor's. */
const callOf = (pid: number) =>
  ['cmdline', 'environ'].map((part) => readFileSync(`/proc/${pid}/${part}`, 'utf8')).join();

/** Returns the memory of the Node processes below `pid`. A process that has ended counts as 0. */
function childrenMb(pid: number): number {
  let sum = 0;
  for (const child of childrenOf(pid)) {
    try {
      // Until a new process executes its program, it shares its parent's memory.
      if (programOf(child) !== programOf(pid) || callOf(child) === callOf(pid)) continue;
      sum += residentMb(child) + childrenMb(child);
    } catch (error) {
      if (!['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    }
  }
  return sum;
}

export interface Memory {
  main: number;
  /** Main process and its children at one moment. */
  sum: number;
}

export function memoryOf(pid: number): Memory {
  const main = residentMb(pid);
  return { main, sum: main + childrenMb(pid) };
}

/** Samples the process's memory until it is stopped, and returns the peak in MB. */
export function watchMemory(pid: number): { stop(): Memory } {
  const peak = memoryOf(pid);
  const look = () => {
    // If the server has ended, its unanswered calls reveal that.
    if (!existsSync(`/proc/${pid}`)) return;
    const { main, sum } = memoryOf(pid);
    peak.main = Math.max(peak.main, main);
    peak.sum = Math.max(peak.sum, sum);
  };
  const timer = setInterval(look, EVERY_MS);
  return {
    stop() {
      clearInterval(timer);
      return peak;
    },
  };
}
