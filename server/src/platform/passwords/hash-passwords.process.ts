/**
 * Hashes passwords for a server. It has a lower priority than the server's other processes, since saves are more urgent
 * than logins.
 */
import { constants, getPriority, setPriority } from 'node:os';
import { doTask } from './hash-task.ts';
import type { ToHasher } from './hasher-messages.ts';

try {
  const { PRIORITY_BELOW_NORMAL, PRIORITY_LOW } = constants.priority;
  // Relative to the server's priority, which may be low already.
  setPriority(Math.min(getPriority() + PRIORITY_BELOW_NORMAL, PRIORITY_LOW));
} catch {
  // Not every system allows it. Hashing then has the same priority as the rest.
}
// Ignores signals. The server first finishes its requests, and then ends this process by closing the channel.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
process.on('disconnect', () => process.exit());
process.on('message', async ({ id, task }: ToHasher) => {
  const outcome = await doTask(task).then(
    (answer) => ({ answer }),
    ({ message }: Error) => ({ failure: message }),
  );
  process.send?.({ id, ...outcome });
});
