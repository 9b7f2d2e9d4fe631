/** The process that hashes: started when there is something to hash, and again where it has ended. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { unavailable } from '../errors.ts';
import { HASHES_AT_ONCE } from './hash-in-line.ts';
import type { HashAnswer, HashTask } from './hash-task.ts';
import type { FromHasher, ToHasher } from './hasher-messages.ts';

const PROGRAM = new URL('./hash-passwords.process.ts', import.meta.url);
/** Its heap has next to nothing: the memory of running hashes is outside of it. */
const HEAP_MB = 32;
const YOUNG_MB = 1;
/** What was being hashed when a process ended is hashed by the next one, unless it seems to be the reason. */
const TRIES = 3;

export interface HasherProcess {
  /** Throws 503 where one process after the other ends over it. */
  work(task: HashTask): Promise<HashAnswer>;
  /** Ends it. Whatever is still being hashed gets no answer. */
  stop(): Promise<void>;
}

interface UnderWay extends ToHasher {
  tries: number;
  resolve(answer: HashAnswer): void;
  reject(error: Error): void;
}

function startProcess(): ChildProcess {
  return fork(PROGRAM, {
    execArgv: [`--max-old-space-size=${HEAP_MB}`, `--max-semi-space-size=${YOUNG_MB}`],
    env: {
      // No secrets for it to leak.
      SystemRoot: process.env.SystemRoot,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      // Node has four threads by default, however many cores there are.
      UV_THREADPOOL_SIZE: String(HASHES_AT_ONCE),
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}

export function startHasher(): HasherProcess {
  const underWay = new Map<number, UnderWay>();
  let child: ChildProcess | undefined;
  let count = 0;
  let stopping = false;

  function replace(ended: ChildProcess): void {
    if (child !== ended) return;
    child = undefined;
    if (stopping) return;
    for (const task of underWay.values()) give(task);
  }

  function currentProcess(): ChildProcess {
    if (child) return child;
    const started = startProcess();
    child = started;
    started.on('message', (message: FromHasher) => {
      const asked = underWay.get(message.id);
      underWay.delete(message.id);
      if ('answer' in message) asked?.resolve(message.answer);
      else asked?.reject(new Error(message.failure));
    });
    // One that could not even be started does not exit.
    for (const event of ['exit', 'error']) started.once(event, () => replace(started));
    return started;
  }

  function give(asked: UnderWay): void {
    asked.tries += 1;
    if (asked.tries > TRIES) {
      underWay.delete(asked.id);
      asked.reject(unavailable());
      return;
    }
    const { id, task } = asked;
    // If the process is gone, its exit event handles that.
    currentProcess().send({ id, task } satisfies ToHasher, () => undefined);
  }

  return {
    work(task) {
      const id = ++count;
      return new Promise((resolve, reject) => {
        const asked = { id, task, tries: 0, resolve, reject };
        underWay.set(id, asked);
        give(asked);
      });
    },
    async stop() {
      stopping = true;
      if (!child) return;
      const ended = once(child, 'exit');
      if (child.connected) child.disconnect();
      await ended;
    },
  };
}
