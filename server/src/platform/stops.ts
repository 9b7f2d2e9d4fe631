export type Stop = () => Promise<unknown>;

/** Stop functions of the services that this process has started. */
export interface Stops {
  add(stop: Stop): void;
  /** Stops all services, the last started first. A second call waits for the first, then stops services added since. */
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
