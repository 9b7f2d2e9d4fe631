/**
 * Compares the latency of requests with few and with many stored answers. A few students send requests to two
 * schools alternately. This measures the time of a request, not the throughput.
 */
import { drive } from './http/drive.ts';
import type { Plan } from './plan.ts';
import { allScenarios, type Scenarios } from './scenarios/all.ts';
import { openSchool, type School } from './school/school.ts';
import { medianOf, quantile, spreadText } from './statistics.ts';

const KINDS = ['saves', 'starts', 'submits', 'papers', 'leaderboard', 'dashboard'] as const;
/** Maximum p95 with many answers, relative to the p95 with few. */
const MAX_RATIO = 1.3;

/** The p95 in milliseconds with few and with many answers, for each round. */
export type Scale = Record<(typeof KINDS)[number], [few: number, many: number][]>;

export async function compareScales(plan: Plan, print: (line: string) => void) {
  const { students, answers, requests, turns, connections } = plan.scale;
  const schools: School[] = [];
  const scenarios: Scenarios[] = [];
  const scale: Scale = { saves: [], starts: [], submits: [], papers: [], leaderboard: [], dashboard: [] };
  const faults: string[] = [];

  /** The schools alternate many times, so that other load on the machine affects both. */
  async function p95Of(kind: (typeof KINDS)[number]): Promise<[number, number]> {
    const latencies: [number[], number[]] = [[], []];
    for (const one of scenarios) await one[kind].prepare?.(requests);
    const count = Math.ceil(requests / turns);
    for (let turn = 0; turn < turns; turn++) {
      for (const which of turn % 2 ? [0, 1] : [1, 0]) {
        const next = () => scenarios[which]?.[kind].next();
        const driven = await drive({ port: schools[which]?.port ?? 0, connections, count, next });
        faults.push(...driven.faults.map((fault) => `${kind}: ${fault}`));
        latencies[which]?.push(...driven.latencies);
      }
    }
    return [quantile(latencies[0], 0.95), quantile(latencies[1], 0.95)];
  }

  try {
    for (const pastAnswers of answers) {
      const school = await openSchool({ WORKERS: String(plan.workers) });
      schools.push(school);
      scenarios.push(await allScenarios(school, { students, pastAnswers, connections }));
      print(`${pastAnswers} answers stored`);
    }
    // The first round does not count: it compiles and caches code that later rounds use.
    for (let round = 0; round <= plan.rounds; round++) {
      for (const kind of KINDS) {
        const p95 = await p95Of(kind);
        if (round > 0) scale[kind].push(p95);
      }
      print(`round ${round} of ${plan.rounds}`);
    }
    for (const one of scenarios) {
      for (const kind of KINDS) faults.push(...((await one[kind].verify?.()) ?? []));
    }
  } finally {
    for (const school of schools) await school.close();
  }
  return { scale, faults };
}

export function presentScale(scale: Scale) {
  return KINDS.map((kind) => {
    const ratios = scale[kind].map(([few, many]) => many / few);
    const [few, many] = [0, 1].map((which) => medianOf(scale[kind].map((pair) => pair[which] ?? 0)));
    return {
      'p95 by stored answers': kind,
      ratio: spreadText(ratios, 2),
      [`≤ ${MAX_RATIO}`]: medianOf(ratios) <= MAX_RATIO ? 'yes' : 'NO',
      'ms with few': few?.toFixed(1),
      'ms with many': many?.toFixed(1),
    };
  });
}
