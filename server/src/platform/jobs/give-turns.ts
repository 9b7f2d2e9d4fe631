/** The supervisor's side of `run-in-turn.ts`: one queue for the work of all its workers. */
import cluster from 'node:cluster';
import type { FromWorker, ToWorker } from '../worker-messages.ts';
import { createTurns } from './turns.ts';

export function giveTurns(): void {
  const turns = createTurns();
  /** Functions that leave the queue, by worker id and message id. */
  const places = new Map<number, Map<number, () => void>>();

  cluster.on('message', (worker, message: FromWorker) => {
    if (message.kind === 'ask for turn' && !worker.isDead()) {
      const { id } = message;
      const own = places.get(worker.id) ?? new Map<number, () => void>();
      places.set(worker.id, own);
      const begin = () => worker.send({ kind: 'turn', id } satisfies ToWorker, () => undefined);
      own.set(
        id,
        turns.ask(() => void begin()),
      );
    }
    if (message.kind === 'leave turn') {
      places.get(worker.id)?.get(message.id)?.();
      places.get(worker.id)?.delete(message.id);
    }
  });
  cluster.on('exit', ({ id }) => {
    for (const leave of places.get(id)?.values() ?? []) leave();
    places.delete(id);
  });
}
