/** The targets. A rate is compared with the rate of a yardstick in the same minute. */

export interface RateTarget {
  /** The yardstick: bare requests (H), or single-row upserts (P). */
  yardstick: 'H' | 'P';
  /** Minimum share of the yardstick. */
  target: number;
  /** Desired share of the yardstick. */
  goal: number;
}

/** By scenario name. */
export const RATES: Record<string, RateTarget> = {
  saves: { yardstick: 'P', target: 0.75, goal: 1.2 },
  starts: { yardstick: 'P', target: 0.25, goal: 0.5 },
  'submits, graded': { yardstick: 'P', target: 0.25, goal: 0.5 },
  'paper fetches': { yardstick: 'H', target: 0.4, goal: 0.7 },
  'leaderboard pages': { yardstick: 'H', target: 0.3, goal: 0.6 },
  'dashboard lists': { yardstick: 'H', target: 0.3, goal: 0.6 },
};

/** Milliseconds on the examination day. */
export const DAY_MS = { start: { p95: 1000 }, save: { p95: 100 }, submit: { p95: 300, p99: 1000 } } as const;
export const SERVER_MB = 300;
/** Maximum p95 with many answers, relative to the p95 with few. */
export const SCALE_RATIO = 1.3;
