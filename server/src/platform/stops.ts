export type Stop = () => Promise<unknown>;

/** What has been started in this process, each with the way to end it. */
export interface Stops {
  add(stop: Stop): void;
  /** Ends it all, what was started last first. Calling it again waits for the first call and ends what has come since. */
  runAll(): Promise<void>;
}

export function createStops(): Stops {
  const stops: Stop[] = [];
  let running: Promise<void> = Promise.resolve();

  async function run(): Promise<void> {
    for (let stop = stops.pop(); stop; stop = stops.pop()) await stop();
  }

  return {
    add: (stop) => void stops.push(stop),
    runAll() {
      running = running.then(run);
      return running;
    },
  };
}
