/**
 * Runs one of our programs on an untrusted file, in a separate process with limits of time and heap. A harmful file
 * cannot block the server, and all memory of the work is freed.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import PQueue from 'p-queue';
import { unavailable } from '../errors.ts';

/** Megabytes of a semi-space. V8's young generation has three. */
const YOUNG_MB = 2;
/** Programs that may wait. A form has at most 20 files, whose programs run one after the other. */
const WAITING = 20;
/** Exit code of a Node process that ran out of memory, on systems that do not report a signal. */
const ABORTED = 134;

/** Makes glibc return freed memory to the system. Other C libraries ignore these variables. */
const MALLOC = {
  MALLOC_ARENA_MAX: '2',
};

export interface Bounds {
  timeLimitMs: number;
  heapMb: number;
}

/** The program's answer, or the limit that it exceeded. */
export type Outcome<T> = { answer: T } | { exceeded: 'time' | 'memory' };

/** Starts a program that gets nothing but messages. */
export const startApart = (program: URL, heapMb: number): ChildProcess =>
  fork(program, {
    execArgv: [`--max-old-space-size=${heapMb}`, `--max-semi-space-size=${YOUNG_MB}`],
    serialization: 'advanced',
    // The program gets no secrets from the environment, and no output to leak data to.
    env: {
      SystemRoot: process.env.SystemRoot,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      ...MALLOC,
    },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });

/** Whether a program that ended so ran out of memory. */
export const isOutOfMemory = (code: number | null, signal: NodeJS.Signals | null): boolean =>
  signal !== null || code === ABORTED;

async function run<T>(program: URL, input: unknown, bounds: Bounds): Promise<Outcome<T>> {
  const child = startApart(program, bounds.heapMb);
  // Requests of students come first.
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  const ended = once(child, 'exit');
  const { promise, resolve, reject } = Promise.withResolvers<Outcome<T>>();
  const timer = setTimeout(() => resolve({ exceeded: 'time' }), bounds.timeLimitMs);
  child.once('message', (message) => resolve(message as { answer: T }));
  ended.then(([code, signal]) => {
    if (isOutOfMemory(code, signal)) resolve({ exceeded: 'memory' });
    else reject(new Error(`${program} ended without an answer (${code}).`));
  }, reject);
  // Sending fails if the process has ended. The exit handler reports the reason.
  child.send({ input }, () => undefined);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    child.kill('SIGKILL');
    // The next program may start only when this one's memory is free.
    await ended.catch(() => undefined);
  }
}

const queue = new PQueue({ concurrency: 1 });

/**
 * Runs one program at a time in each worker, to bound the memory. The program must call `answerApart`. Throws 503 if
 * too many programs are waiting.
 */
export async function runApart<T>(program: URL, input: unknown, bounds: Bounds): Promise<Outcome<T>> {
  if (queue.size >= WAITING) throw unavailable();
  return queue.add(() => run<T>(program, input, bounds));
}
