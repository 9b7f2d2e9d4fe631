/** A worker's side of `hash-for-workers.ts`. */
import { unavailable } from '../errors.ts';
import type { FromWorker, ToWorker } from '../worker-messages.ts';
import type { Hasher } from './hash-in-line.ts';
import type { HashAnswer } from './hash-task.ts';

export function hasherOfSupervisor(): Hasher {
  const asked = new Map<number, PromiseWithResolvers<HashAnswer>>();
  let count = 0;

  process.on('message', (message: ToWorker) => {
    if (message.kind !== 'hashed') return;
    const { id } = message;
    const promised = asked.get(id);
    asked.delete(id);
    if ('answer' in message) promised?.resolve(message.answer);
    else if (message.retryAfter !== undefined) promised?.reject(unavailable(undefined, message.retryAfter));
    else promised?.reject(new Error(message.failure));
  });

  function ask(question: (id: number) => FromWorker): Promise<HashAnswer> {
    const id = ++count;
    const promised = Promise.withResolvers<HashAnswer>();
    asked.set(id, promised);
    process.send?.(question(id));
    return promised.promise;
  }

  return {
    hash: (task, waiting) => ask((id) => ({ kind: 'hash', id, task, waiting })),
    refuseWhereFull: async (waiting) => void (await ask((id) => ({ kind: 'ask for room', id, waiting }))),
  };
}
