/** Reads processes from /proc. Without /proc there are no data. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';

export const isProcessListThere = existsSync('/proc/self/stat');

/** USER_HZ is fixed at 100 for programs on Linux. */
const MS_PER_TICK = 10;

interface ProcessEntry {
  pid: number;
  parent: number;
  /** CPU milliseconds of the process and its ended children. */
  cpuMs: number;
}

function readEntry(pid: number): ProcessEntry | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The name is in brackets and may contain anything. The state follows it as the third field.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const field = (number: number) => Number(fields[number - 3]);
    const ticks = [14, 15, 16, 17].reduce((sum, number) => sum + field(number), 0);
    return { pid, parent: field(4), cpuMs: ticks * MS_PER_TICK };
  } catch {
    // The process has ended meanwhile.
    return undefined;
  }
}

/** Returns the process and all its descendants. */
function familyOf(root: number): ProcessEntry[] {
  if (!isProcessListThere) return [];
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readEntry(Number(name)) ?? []);
  const family = all.filter(({ pid }) => pid === root);
  for (const member of family) family.push(...all.filter(({ parent }) => parent === member.pid));
  return family;
}

/** Returns user and system time of the process and all its descendants in milliseconds. */
export const cpuMsOf = (root: number) => familyOf(root).reduce((sum, { cpuMs }) => sum + cpuMs, 0);

const commandOf = (pid: number) => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'latin1');
  } catch {
    return '';
  }
};

/**
 * Returns the children of a supervisor that serve requests. Programs for single tasks (`*.process.ts`) do not
 * count.
 */
export const workersOf = (root: number) =>
  familyOf(root)
    .filter(({ pid, parent }) => parent === root && /server\/src\/[\w/-]+\.ts/.test(commandOf(pid)))
    .map(({ pid }) => pid);

/** Returns the processes that serve requests: the workers, or the process itself if it has none. */
export function servingProcesses(root: number): number[] {
  const workers = workersOf(root);
  return workers.length > 0 ? workers : [root];
}
