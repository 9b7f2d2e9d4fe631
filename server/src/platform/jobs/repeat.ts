/**
 * Runs a job repeatedly, `everyMs` after the end of the last run. `stop` waits for a current run. `onError` is called
 * once for a failure that repeats.
 */
export function repeat(everyMs: number, job: () => Promise<unknown>, onError: (error: unknown) => void) {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let stopped = false;
  let lastFailure: string | undefined;

  async function run(): Promise<void> {
    try {
      await job();
      lastFailure = undefined;
    } catch (error) {
      const failure = String(error);
      if (failure !== lastFailure) onError(error);
      lastFailure = failure;
    }
  }

  function schedule(): void {
    if (stopped) return;
    timer = setTimeout(() => {
      running = run().finally(schedule);
    }, everyMs);
  }

  schedule();
  return {
    async stop(): Promise<void> {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
