/** A worker's side of `give-turns.ts`. */
import type { FromWorker, ToWorker } from '../worker-messages.ts';
import type { Turns } from './turns.ts';

export function turnsOfSupervisor(): Turns {
  const waiting = new Map<number, () => void>();
  let asked = 0;
  const tell = (message: FromWorker) => process.send?.(message);

  process.on('message', (message: ToWorker) => {
    if (message.kind === 'turn') waiting.get(message.id)?.();
  });
  return {
    ask(begin) {
      const id = ++asked;
      waiting.set(id, begin);
      tell({ kind: 'ask for turn', id });
      return () => {
        if (waiting.delete(id)) tell({ kind: 'leave turn', id });
      };
    },
  };
}
