/** The supervisor's side of `run-in-turn.ts`: one turn for all its workers. */
import cluster from 'node:cluster';
import type { FromWorker, ToWorker } from '../worker-messages.ts';
import { createTurns } from './turns.ts';

export function giveTurns(): void {
  const turns = createTurns();
  /** By the worker, and by its number for each that it has asked for. */
  const asked = new Map<number, Map<number, () => void>>();

  cluster.on('message', (worker, message: FromWorker) => {
    if (message.kind === 'ask for turn' && !worker.isDead()) {
      const { id } = message;
      const own = asked.get(worker.id) ?? new Map<number, () => void>();
      asked.set(worker.id, own);
      const begin = () => worker.send({ kind: 'turn', id } satisfies ToWorker, () => undefined);
      own.set(
        id,
        turns.ask(() => void begin()),
      );
    }
    if (message.kind === 'leave turn') {
      asked.get(worker.id)?.get(message.id)?.();
      asked.get(worker.id)?.delete(message.id);
    }
  });
  cluster.on('exit', ({ id }) => {
    for (const leave of asked.get(id)?.values() ?? []) leave();
    asked.delete(id);
  });
}
