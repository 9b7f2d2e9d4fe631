/** The worker's side of `give-turns.ts`. */
import type { FromWorker, ToWorker } from '../worker-messages.ts';
import type { Turns } from './turns.ts';

export function turnsOfSupervisor(): Turns {
  const waiting = new Map<number, () => void>();
  let lastId = 0;
  const send = (message: FromWorker) => process.send?.(message);

  process.on('message', (message: ToWorker) => {
    if (message.kind === 'turn') waiting.get(message.id)?.();
  });
  return {
    ask(begin) {
      const id = ++lastId;
      waiting.set(id, begin);
      send({ kind: 'ask for turn', id });
      return () => {
        if (waiting.delete(id)) send({ kind: 'leave turn', id });
      };
    },
  };
}
