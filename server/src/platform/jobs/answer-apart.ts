import { flushCompileCache } from 'node:module';

/**
 * Entry point of a program for `runApart`. Sends the result of `work` to the parent process. An error ends the process
 * without a result.
 */
export function answerApart<Input, Answer>(work: (input: Input) => Answer | Promise<Answer>): void {
  // A disconnect means that the parent process has ended.
  process.once('disconnect', () => process.exit());
  process.once('message', async ({ input }: { input: Input }) => {
    const answer = await work(input);
    // The parent kills this process after the answer, so the cache would not be written at exit.
    flushCompileCache();
    process.send?.({ answer });
  });
}
