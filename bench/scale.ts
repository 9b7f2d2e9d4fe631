/**
 * Compares the latency of requests with few and with many stored answers. A few students send requests to two
 * schools alternately. This measures the time of a request, not the throughput.
 */
import { drive } from './http/drive.ts';
import type { ScalePlan } from './options.ts';
import { quantile, type Spread, spreadOf } from './report/statistics.ts';
import { allScenarios } from './scenarios/all.ts';
import { openSchool, type School } from './school/school.ts';

const KINDS = ['saves', 'starts', 'submits', 'papers', 'leaderboard', 'dashboard'] as const;
type Kind = (typeof KINDS)[number];

/** The p95 in milliseconds. */
export interface Scaled {
  name: string;
  few: Spread;
  many: Spread;
  /** Ratio of many to few in each round. */
  ratio: Spread;
}

export interface ScaleReport {
  answers: [number, number];
  kinds: Scaled[];
  faults: string[];
}

export async function compareScales(
  { students, answers, rounds, requests, turns, connections }: ScalePlan,
  env: Record<string, string>,
  print: (line: string) => void,
): Promise<ScaleReport> {
  const opened: School[] = [];
  const faults: string[] = [];
  try {
    const schools: { school: School; scenarios: Awaited<ReturnType<typeof allScenarios>> }[] = [];
    opened.push(...(await Promise.all(answers.map(() => openSchool(env)))));
    for (const [index, school] of opened.entries()) {
      const pastAnswers = answers[index] ?? 0;
      const began = performance.now();
      schools.push({ school, scenarios: await allScenarios(school, { students, pastAnswers, connections }) });
      print(`${pastAnswers} answers stored in ${Math.round((performance.now() - began) / 1000)} s`);
    }

    /**
     * Returns the p95 of each school. The schools alternate many times, so that other load on the machine
     * affects both.
     */
    async function p95Of(kind: Kind): Promise<number[]> {
      const latencies = new Map<object, number[]>(schools.map((one) => [one, []]));
      for (const { scenarios } of schools) await scenarios[kind].prepare?.(requests);
      for (let turn = 0; turn < turns; turn++) {
        for (const one of turn % 2 ? schools : schools.toReversed()) {
          const { name, next } = one.scenarios[kind];
          const count = Math.ceil(requests / turns);
          const driven = await drive({ port: one.school.port, connections, count, next });
          faults.push(...driven.faults.map((fault) => `${name}: ${fault}`));
          latencies.get(one)?.push(...driven.latencies);
        }
      }
      return schools.map((school) =>
        quantile(latencies.get(school)?.sort((one, other) => one - other) ?? [], 0.95),
      );
    }

    const measured = new Map(KINDS.map((kind) => [kind, [] as [number, number][]]));
    // The first round does not count: it compiles and caches code that later rounds use.
    for (let round = 0; round <= rounds; round++) {
      for (const kind of KINDS) {
        const [few = Number.NaN, many = Number.NaN] = await p95Of(kind);
        if (round > 0) measured.get(kind)?.push([few, many]);
      }
      print(`round ${round} of ${rounds}`);
    }
    for (const { scenarios } of schools) {
      for (const kind of KINDS) faults.push(...((await scenarios[kind].verify?.()) ?? []));
    }
    return {
      answers,
      kinds: [...measured].map(([name, pairs]) => ({
        name,
        few: spreadOf(pairs.map(([few]) => few)),
        many: spreadOf(pairs.map(([, many]) => many)),
        ratio: spreadOf(pairs.map(([few, many]) => many / few)),
      })),
      faults,
    };
  } finally {
    for (const school of opened) await school.close();
  }
}
