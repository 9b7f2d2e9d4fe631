/** Manages the hashing process. It starts with the first task, and again if it has ended. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { unavailable } from '../errors.ts';
import { HASHES_AT_ONCE } from './hash-in-line.ts';
import type { HashAnswer, HashTask } from './hash-task.ts';
import type { FromHasher, ToHasher } from './hasher-messages.ts';

const PROGRAM = new URL('./hash-passwords.process.ts', import.meta.url);
/** The heap is small, since the memory of running hashes is outside of it. */
const HEAP_MB = 32;
const YOUNG_MB = 1;
/** Processes that may end during a task. The next process repeats the task, unless the task may be the reason. */
const MAX_TRIES = 3;

export interface HasherProcess {
  /** Rejects with 503 if several processes have ended during the task. */
  work(task: HashTask): Promise<HashAnswer>;
  /** Ends the process. Promises of unfinished tasks never settle. */
  stop(): Promise<void>;
}

interface RunningTask extends ToHasher {
  tries: number;
  resolve(answer: HashAnswer): void;
  reject(error: Error): void;
}

function startProcess(): ChildProcess {
  return fork(PROGRAM, {
    execArgv: [`--max-old-space-size=${HEAP_MB}`, `--max-semi-space-size=${YOUNG_MB}`],
    env: {
      // The process gets no secrets of the server's environment.
      SystemRoot: process.env.SystemRoot,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      // Node's default is four threads on any machine.
      UV_THREADPOOL_SIZE: String(HASHES_AT_ONCE),
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}

export function startHasher(): HasherProcess {
  const running = new Map<number, RunningTask>();
  let child: ChildProcess | undefined;
  let lastId = 0;
  let stopping = false;

  function replace(ended: ChildProcess): void {
    if (child !== ended) return;
    child = undefined;
    if (stopping) return;
    for (const task of running.values()) sendToProcess(task);
  }

  function currentProcess(): ChildProcess {
    if (child) return child;
    const started = startProcess();
    child = started;
    started.on('message', (message: FromHasher) => {
      const finished = running.get(message.id);
      running.delete(message.id);
      if ('answer' in message) finished?.resolve(message.answer);
      else finished?.reject(new Error(message.failure));
    });
    // A process that could not start emits `error` and no `exit`.
    for (const event of ['exit', 'error']) started.once(event, () => replace(started));
    return started;
  }

  function sendToProcess(runningTask: RunningTask): void {
    runningTask.tries += 1;
    if (runningTask.tries > MAX_TRIES) {
      running.delete(runningTask.id);
      runningTask.reject(unavailable());
      return;
    }
    const { id, task } = runningTask;
    // Sending fails if the process has ended. Its `exit` event handles that.
    currentProcess().send({ id, task } satisfies ToHasher, () => undefined);
  }

  return {
    work(task) {
      const id = ++lastId;
      return new Promise((resolve, reject) => {
        const runningTask = { id, task, tries: 0, resolve, reject };
        running.set(id, runningTask);
        sendToProcess(runningTask);
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
