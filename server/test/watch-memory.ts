/** The resident memory of a server: of its Node processes, without PostgreSQL. From Linux' /proc. */
import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** What the server promises. */
export const MEMORY_LIMIT_MB = 400;
const EVERY_MS = 50;
const MB = 1024;

function residentMb(pid: number): number {
  const kb = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kb ?? 0) / MB;
}

function childrenOf(pid: number): number[] {
  return readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  );
}

const programOf = (pid: number) => readlinkSync(`/proc/${pid}/exe`);
/** How it was called, and with what environment: a worker has one word more of it than its supervisor. */
const callOf = (pid: number) =>
  ['cmdline', 'environ'].map((part) => readFileSync(`/proc/${pid}/${part}`, 'utf8')).join();

/** Of the processes that run Node below `pid`. One that is gone meanwhile counts nothing. */
function childrenMb(pid: number): number {
  let sum = 0;
  for (const child of childrenOf(pid)) {
    try {
      // Until it has become another program, a new process is its parent once more, in the parent's memory.
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
  /** Of the main process and its children at one moment. */
  sum: number;
}

export function memoryOf(pid: number): Memory {
  const main = residentMb(pid);
  return { main, sum: main + childrenMb(pid) };
}

/** Looks at the process's memory until stopped, and answers the most that was seen, in MB. */
export function watchMemory(pid: number): { stop(): Memory } {
  const peak = memoryOf(pid);
  const look = () => {
    // Of a server that is gone, its unanswered calls tell.
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
