import { flushCompileCache } from 'node:module';

/** In a program for `runApart`: answers what `work` makes of the input. An error ends the process without an answer. */
export function answerApart<Input, Answer>(work: (input: Input) => Answer | Promise<Answer>): void {
  // Nobody waits for the answer any more.
  process.once('disconnect', () => process.exit());
  process.once('message', async ({ input }: { input: Input }) => {
    const answer = await work(input);
    // What was compiled on the first run; the process does not live to do it at its end.
    flushCompileCache();
    process.send?.({ answer });
  });
}
