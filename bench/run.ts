/** Runs the parts of a benchmark, each on its own servers. */

import { type Day, runDay } from './day/exam-day.ts';
import { type DrawTimes, measureDraws } from './draws.ts';
import { type EssayTimes, measureEssays } from './essays.ts';
import { type ImportRuns, measureImports } from './imports.ts';
import type { Plan } from './plan.ts';
import { measureRates, type Round } from './rates.ts';
import { compareScales, type Scale } from './scale.ts';
import { openSchool, type School } from './school/school.ts';
import { measureTypes, type TypeRates } from './types.ts';

export const PARTS = ['rates', 'types', 'draws', 'essays', 'imports', 'day', 'scale'] as const;

export async function runBench(plan: Plan, parts: readonly string[], print: (line: string) => void) {
  async function inSchool<T>(
    work: (school: School, plan: Plan, print: (line: string) => void) => Promise<T>,
  ) {
    const school = await openSchool({ WORKERS: String(plan.workers) });
    return work(school, plan, print).finally(() => school.close());
  }
  const run = {
    rates: () => inSchool(measureRates),
    types: () => inSchool(measureTypes),
    draws: () => inSchool(measureDraws),
    essays: () => inSchool(measureEssays),
    imports: () => inSchool(measureImports),
    day: () => inSchool(runDay),
    scale: () => compareScales(plan, print),
  };
  const report: {
    rates?: Map<string, Round[]>;
    types?: TypeRates;
    draws?: DrawTimes;
    essays?: EssayTimes;
    imports?: ImportRuns;
    day?: Day;
    scale?: Scale;
    faults: string[];
  } = { faults: [] };
  for (const part of PARTS.filter((one) => parts.includes(one))) {
    const { faults, ...measured } = await run[part]();
    Object.assign(report, measured);
    report.faults.push(...faults);
  }
  return report;
}
