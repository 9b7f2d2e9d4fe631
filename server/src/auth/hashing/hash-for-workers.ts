/** The supervisor's side of `ask-supervisor.ts`: one line, and one process that hashes, for all its workers. */
import cluster from 'node:cluster';
import { HttpError } from '../../http/errors.ts';
import type { FromWorker, ToWorker } from '../../worker-messages.ts';
import { hashInLine } from './hash-in-line.ts';
import { startHasher } from './start-hasher.ts';

/** Answers the way to end it. */
export function hashForWorkers(): () => Promise<void> {
  const process = startHasher();
  const hash = hashInLine(process.work);

  cluster.on('message', async (worker, message: FromWorker) => {
    if (message.kind !== 'hash') return;
    const { id, task, waiting } = message;
    const outcome = await hash(task, waiting).then(
      (answer) => ({ answer }),
      (error: Error) => ({
        failure: error.message,
        retryAfter: error instanceof HttpError ? error.retryAfter : undefined,
      }),
    );
    // Of a worker that has ended meanwhile, nobody waits for it.
    if (worker.isConnected())
      worker.send({ kind: 'hashed', id, ...outcome } satisfies ToWorker, () => undefined);
  });
  return process.stop;
}
