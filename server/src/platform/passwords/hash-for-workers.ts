/** The supervisor's side of `ask-supervisor.ts`: one queue and one hashing process for all its workers. */
import cluster, { type Worker } from 'node:cluster';
import { HttpError } from '../errors.ts';
import type { FromWorker, ToWorker } from '../worker-messages.ts';
import { hashInLine } from './hash-in-line.ts';
import type { HashAnswer } from './hash-task.ts';
import { startHasher } from './start-hasher.ts';

/** Returns a function that stops the hashing process. */
export function hashForWorkers(): () => Promise<void> {
  const process = startHasher();
  const hasher = hashInLine(process.work);

  async function sendResult(worker: Worker, id: number, work: Promise<HashAnswer>): Promise<void> {
    const outcome = await work.then(
      (answer) => ({ answer }),
      (error: Error) => ({
        failure: error.message,
        retryAfter: error instanceof HttpError ? error.retryAfter : undefined,
      }),
    );
    // The worker may have ended meanwhile.
    if (worker.isConnected())
      worker.send({ kind: 'hashed', id, ...outcome } satisfies ToWorker, () => undefined);
  }

  cluster.on('message', (worker, message: FromWorker) => {
    const { kind } = message;
    if (kind === 'hash') void sendResult(worker, message.id, hasher.hash(message.task, message.waiting));
    if (kind === 'ask for room')
      void sendResult(
        worker,
        message.id,
        hasher.refuseWhereFull(message.waiting).then(() => true),
      );
  });
  return process.stop;
}
