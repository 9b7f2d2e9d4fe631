/**
 * Runs one of our programs on an untrusted file, in a separate process with limits of time and heap. So the server
 * goes on serving whatever was uploaded, and all memory of the work is freed.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { runInTurn } from './run-in-turn.ts';

/** The heap's young part exists three times. */
const YOUNG_MB = 2;
/** The exit code of a Node that has run out of memory, where it is not a signal. */
const ABORTED = 134;

/** Keeps glibc from holding on to memory that was freed; other systems know none of it. */
const MALLOC = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '65536',
  MALLOC_TRIM_THRESHOLD_: '65536',
};

export interface Bounds {
  timeLimitMs: number;
  heapMb: number;
}

/** What the program answered, or which bound it met. */
export type Outcome<T> = { answer: T } | { exceeded: 'time' | 'memory' };

async function run<T>(program: URL, input: unknown, bounds: Bounds): Promise<Outcome<T>> {
  const child = fork(program, {
    execArgv: [`--max-old-space-size=${bounds.heapMb}`, `--max-semi-space-size=${YOUNG_MB}`],
    serialization: 'advanced',
    // No secrets and no log for it to leak.
    env: {
      SystemRoot: process.env.SystemRoot,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      ...MALLOC,
    },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const ended = once(child, 'exit');
  const { promise, resolve, reject } = Promise.withResolvers<Outcome<T>>();
  const timer = setTimeout(() => resolve({ exceeded: 'time' }), bounds.timeLimitMs);
  child.once('message', (message) => resolve(message as { answer: T }));
  ended.then(([code, signal]) => {
    if (signal !== null || code === ABORTED) resolve({ exceeded: 'memory' });
    else reject(new Error(`${program} ended without an answer (${code}).`));
  }, reject);
  // A process that ends at once cannot be written to; its end says why.
  child.send({ input }, () => undefined);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    child.kill('SIGKILL');
    // Its memory is free only then, and the next one may begin.
    await ended.catch(() => undefined);
  }
}

/** One process at a time. Throws 503 where its turn does not come; `answerApart` is the program's side. */
export function runApart<T>(program: URL, input: unknown, bounds: Bounds): Promise<Outcome<T>> {
  return runInTurn(() => run<T>(program, input, bounds));
}
