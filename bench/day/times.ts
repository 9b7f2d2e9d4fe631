import { quantile } from '../report/statistics.ts';

/** Milliseconds. */
export interface Latency {
  count: number;
  p50: number;
  p95: number;
  p99: number;
  max: number;
}

/** Times of each kind of request from the first try to the success, and counts of other events. */
export interface Times {
  note(kind: string, ms: number): void;
  count(what: string): void;
  latencies(): Record<string, Latency>;
  counts(): Record<string, number>;
}

export function recordTimes(): Times {
  const noted = new Map<string, number[]>();
  const counted = new Map<string, number>();
  return {
    note(kind, ms) {
      const list = noted.get(kind);
      if (list) list.push(ms);
      else noted.set(kind, [ms]);
    },
    count: (what) => void counted.set(what, (counted.get(what) ?? 0) + 1),
    latencies() {
      return Object.fromEntries(
        [...noted].map(([kind, list]) => {
          const ascending = list.sort((one, other) => one - other);
          const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => quantile(ascending, share));
          return [kind, { count: list.length, p50, p95, p99, max: ascending.at(-1) }] as [string, Latency];
        }),
      );
    },
    counts: () => Object.fromEntries(counted),
  };
}
