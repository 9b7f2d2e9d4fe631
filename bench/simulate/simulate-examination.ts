/** Simulates an examination on given machines: the latencies for students and the load of the cores. */
import { quantile } from '../report/statistics.ts';
import { DAY_MS } from '../report/targets.ts';
import type { Costs } from './costs.ts';
import { phasesOf, requestsOf, type Shape } from './examination-shape.ts';
import { type Kind, type Machines, serve } from './queue.ts';

/** The targets have no limit for logins. This is how long a user would wait for a page. */
const TARGETS: Record<string, { p95: number; p99?: number }> = { ...DAY_MS, login: { p95: 10_000 } };

/** Share of each core that is reserved for the system, backups and unexpected load. */
const SPARE = 0.3;
/** A commit on a disk that does not lose acknowledged writes. */
const COMMIT_MS = 2;

/** Returns the cost of each kind of request. Unmeasured kinds cost as much as a dashboard list. */
export function kindsOf({ cpuMs }: Costs): Record<string, Kind> {
  const cost = ({ server, postgres }: { server: number; postgres: number }): Kind => ({
    server: server / (1 - SPARE),
    postgres: postgres / (1 - SPARE),
  });
  const reads = cost(cpuMs.dashboard);
  return {
    login: { ...cost(cpuMs.login), beside: true, commit: COMMIT_MS },
    dashboard: reads,
    start: { ...cost(cpuMs.start), commit: COMMIT_MS },
    state: reads,
    clock: reads,
    paper: cost(cpuMs.paper),
    save: { ...cost(cpuMs.save), commit: COMMIT_MS },
    submit: { ...cost(cpuMs.submit), commit: COMMIT_MS },
  };
}

export interface Outcome {
  students: number;
  meetsTargets: boolean;
  /** Milliseconds by kind. */
  p95: Record<string, number>;
  /** Busy share of all cores by phase. Reserved cores count as idle. */
  busy: Record<string, { server: number; postgres: number }>;
}

export function simulate(shape: Shape, students: number, machines: Machines, costs: Costs): Outcome {
  const requests = requestsOf(shape, students);
  const { cameAt, answeredAt, busy } = serve(requests, kindsOf(costs), machines);
  const took: Record<string, number[]> = {};
  requests.forEach(({ kind }, place) => {
    took[kind] ??= [];
    took[kind].push((answeredAt[place] ?? 0) - (cameAt[place] ?? 0));
  });
  const sorted = new Map(
    Object.entries(took).map(([kind, times]) => [kind, Float64Array.from(times).sort()]),
  );
  const meetsTargets = Object.entries(TARGETS).every(([kind, { p95, p99 = Number.POSITIVE_INFINITY }]) => {
    const times = sorted.get(kind) ?? [];
    return quantile(times, 0.95) < p95 && quantile(times, 0.99) < p99;
  });
  const within = (ms: number[], cores: number, begins: number, ends: number) => {
    const sum = ms.slice(begins / 1000, ends / 1000).reduce((total, used = 0) => total + used, 0);
    return sum / (cores * (ends - begins));
  };
  const { cores, postgresCores = cores } = machines;
  return {
    students,
    meetsTargets,
    p95: Object.fromEntries(Array.from(sorted, ([kind, times]) => [kind, quantile(times, 0.95)])),
    busy: Object.fromEntries(
      phasesOf(shape).map(({ name, begins, ends }) => [
        name,
        {
          server: within(busy.server, cores, begins, ends),
          postgres: within(busy.postgres, postgresCores, begins, ends),
        },
      ]),
    ),
  };
}

/** Sizes have two digits, so that neighbours differ by at most a tenth: 100, 110 … 990, 1000, 1100 … */
const STEPS_A_DECADE = 90;
const LEAST_STUDENTS = 100;

const sizeAt = (step: number) =>
  (LEAST_STUDENTS / 10) * (10 + (step % STEPS_A_DECADE)) * 10 ** Math.floor(step / STEPS_A_DECADE);

function stepOf(students: number): number {
  let step = 0;
  while (sizeAt(step) < students) step += 1;
  return step;
}

/** The size of a district. Larger schools need several machines for other reasons. */
export const MOST_STUDENTS = 100_000;

/** Returns the next larger size to try. */
export const sizeAfter = (students: number) => sizeAt(stepOf(students) + 1);

/**
 * Returns the outcome with the most students, up to `most`, that meets every target. Undefined if no size
 * does.
 */
export function findLargest(
  shape: Shape,
  machines: Machines,
  costs: Costs,
  most = MOST_STUDENTS,
): Outcome | undefined {
  const atMost = simulate(shape, most, machines, costs);
  if (atMost.meetsTargets) return atMost;
  let best: Outcome | undefined;
  let least = 0;
  let beyond = stepOf(most);
  while (least < beyond) {
    const step = (least + beyond) >> 1;
    const outcome = simulate(shape, sizeAt(step), machines, costs);
    if (outcome.meetsTargets) {
      best = outcome;
      least = step + 1;
    } else {
      beyond = step;
    }
  }
  return best;
}
