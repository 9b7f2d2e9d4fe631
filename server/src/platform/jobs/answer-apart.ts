import { flushCompileCache } from 'node:module';

/**
 * In a program for `runApart`: sends the result of `work` for the input. An error ends the process without a result.
 */
export function answerApart<Input, Answer>(work: (input: Input) => Answer | Promise<Answer>): void {
  // The process that waits for the answer has gone.
  process.once('disconnect', () => process.exit());
  process.once('message', async ({ input }: { input: Input }) => {
    const answer = await work(input);
    // Keeps the code that the first run compiled; the process does not live until its normal end.
    flushCompileCache();
    process.send?.({ answer });
  });
}
