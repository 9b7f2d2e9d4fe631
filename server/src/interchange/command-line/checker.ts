/** Reads many files in one child process, which is replaced after a crash. */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Problem } from '@lulus/contract/messages';
import { isOutOfMemory, startApart } from '../../platform/jobs/run-apart.ts';
import type { FittedFile, FittedItem } from '../fitted.ts';
import { READING_BOUNDS } from '../read-questions.ts';

const PROGRAM = new URL('./check-file.process.ts', import.meta.url);

export interface Check {
  path: string;
  name: string;
}

/** What an import of the file would do. */
export interface CheckedFile extends Pick<FittedFile, 'format' | 'refused'> {
  items: Pick<FittedItem, 'n' | 'ref' | 'warnings'>[];
  /** About the whole file. */
  notes: Problem[];
}

/** `unreadable` is the reason why nothing was read, `crashed` the stack of an error that no reader may throw. */
export type CheckAnswer = { read: CheckedFile } | { unreadable: Problem } | { crashed: string };
export type CheckOutcome = CheckAnswer | { exceeded: 'time' | 'memory' };

export interface Checker {
  check(task: Check): Promise<CheckOutcome>;
  stop(): Promise<void>;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

/** Sends the file to the process. Returns its answer, or how it ended without one. */
async function ask(child: ChildProcess, task: Check, timeLimitMs: number): Promise<CheckOutcome> {
  const { promise, resolve } = Promise.withResolvers<CheckOutcome>();
  const timer = setTimeout(() => resolve({ exceeded: 'time' }), timeLimitMs);
  const onExit = (code: number | null, signal: NodeJS.Signals | null) =>
    resolve(
      isOutOfMemory(code, signal)
        ? { exceeded: 'memory' }
        : { crashed: `The process has ended with code ${code}.` },
    );
  child.once('message', resolve as (message: unknown) => void).once('exit', onExit);
  child.send(task, () => undefined);
  const outcome = await promise;
  clearTimeout(timer);
  child.removeListener('message', resolve as (message: unknown) => void).removeListener('exit', onExit);
  return outcome;
}

const isHarmless = (outcome: CheckOutcome) => 'read' in outcome || 'unreadable' in outcome;
const isOutOfRoom = (outcome: CheckOutcome) => 'exceeded' in outcome && outcome.exceeded === 'memory';

export function createChecker(program = PROGRAM, bounds = READING_BOUNDS): Checker {
  let child: ChildProcess | undefined;
  async function stop() {
    if (child) await end(child);
    child = undefined;
  }
  return {
    stop,
    async check(task) {
      for (;;) {
        const isUsed = child !== undefined;
        child ??= startApart(program, bounds.heapMb);
        const outcome = await ask(child, task, bounds.timeLimitMs);
        if (isHarmless(outcome)) return outcome;
        await stop();
        // The files before may have taken the memory, so this one is read again by a new process.
        if (!isUsed || !isOutOfRoom(outcome)) return outcome;
      }
    },
  };
}
