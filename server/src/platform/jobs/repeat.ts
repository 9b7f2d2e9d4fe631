/**
 * Runs a job again and again, never twice at once, until stopped. `stop` waits for a run under way. A failure that
 * repeats is logged once.
 */
export function repeat(everyMs: number, job: () => Promise<unknown>, onError: (error: unknown) => void) {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let stopped = false;
  let told: string | undefined;

  async function run(): Promise<void> {
    try {
      await job();
      told = undefined;
    } catch (error) {
      const failure = String(error);
      if (failure !== told) onError(error);
      told = failure;
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
