import { deviceCopies } from './device-copies.ts';

/** Hands in what earlier visits could not send. Mostly nothing is kept, and no part of the program is fetched for it. */
export async function handInWaiting(userId: string): Promise<void> {
  if ((await deviceCopies.all()).length === 0) return;
  const { handInLateAnswers } = await import('./hand-in-all.ts');
  await handInLateAnswers(userId);
}
