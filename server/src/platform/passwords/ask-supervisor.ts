/** The worker's side of `hash-for-workers.ts`. */
import { unavailable } from '../errors.ts';
import type { FromWorker, ToWorker } from '../worker-messages.ts';
import type { Hasher } from './hash-in-line.ts';
import type { HashAnswer } from './hash-task.ts';

export function hasherOfSupervisor(): Hasher {
  const pending = new Map<number, PromiseWithResolvers<HashAnswer>>();
  let lastId = 0;

  process.on('message', (message: ToWorker) => {
    if (message.kind !== 'hashed') return;
    const { id } = message;
    const result = pending.get(id);
    pending.delete(id);
    if ('answer' in message) result?.resolve(message.answer);
    else if (message.retryAfter !== undefined) result?.reject(unavailable(undefined, message.retryAfter));
    else result?.reject(new Error(message.failure));
  });

  function ask(messageOf: (id: number) => FromWorker): Promise<HashAnswer> {
    const id = ++lastId;
    const result = Promise.withResolvers<HashAnswer>();
    pending.set(id, result);
    process.send?.(messageOf(id));
    return result.promise;
  }

  return {
    hash: (task, waiting) => ask((id) => ({ kind: 'hash', id, task, waiting })),
    refuseWhereFull: async (waiting) => void (await ask((id) => ({ kind: 'ask for room', id, waiting }))),
  };
}
