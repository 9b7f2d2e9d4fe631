/**
 * Hashes passwords for a server, at a lower priority than all else on the machine: saves come first, a login can
 * wait.
 */
import { constants, getPriority, setPriority } from 'node:os';
import { doTask } from './hash-task.ts';
import type { ToHasher } from './hasher-messages.ts';

try {
  const { PRIORITY_BELOW_NORMAL, PRIORITY_LOW } = constants.priority;
  // Below the server's own, which may have been started with a low one.
  setPriority(Math.min(getPriority() + PRIORITY_BELOW_NORMAL, PRIORITY_LOW));
} catch {
  // Not every system allows it. Hashing then has the same priority as the rest.
}
// The server ends what is under way first, and then this process, by the channel's end.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
process.on('disconnect', () => process.exit());
process.on('message', async ({ id, task }: ToHasher) => {
  const outcome = await doTask(task).then(
    (answer) => ({ answer }),
    ({ message }: Error) => ({ failure: message }),
  );
  process.send?.({ id, ...outcome });
});
