/** Runs a job again and again, never twice at once, until stopped. `stop` waits for a run under way. */
export function repeat(everyMs: number, job: () => Promise<unknown>, onError: (error: unknown) => void) {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let stopped = false;

  function schedule(): void {
    if (stopped) return;
    timer = setTimeout(() => {
      running = job()
        .then(() => undefined, onError)
        .finally(schedule);
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
