/** Runs the parts of a benchmark, each on its own servers. */
import { type DayReport, runDay } from './day/exam-day.ts';
import { type Conditions, readConditions } from './machine/conditions.ts';
import type { Plan } from './options.ts';
import { measureRates } from './rates.ts';
import { presentDay, presentRates, presentScale } from './report/present.ts';
import type { Rate } from './report/summarise-rate.ts';
import { compareScales, type ScaleReport } from './scale.ts';
import { openSchool, type School } from './school/school.ts';

export const PARTS = ['rates', 'day', 'scale'] as const;
export type Part = (typeof PARTS)[number];

export interface Report {
  conditions: Conditions;
  plan: Plan;
  rates?: Rate[];
  day?: DayReport;
  scale?: ScaleReport;
  /** Messages about lost, miscounted or wrong data. Any fault makes the figures invalid. */
  faults: string[];
}

async function inSchool<T>(env: Record<string, string>, work: (school: School) => Promise<T>): Promise<T> {
  const school = await openSchool(env);
  try {
    return await work(school);
  } finally {
    await school.close();
  }
}

export async function runBench(plan: Plan, parts: Part[], print: (line: string) => void): Promise<Report> {
  const report: Report = { conditions: readConditions(), plan, faults: [] };
  const env = { WORKERS: String(plan.workers) };
  if (parts.includes('rates')) {
    const { rates, faults } = await inSchool(env, (school) => measureRates(school, plan, print));
    report.rates = rates;
    report.faults.push(...faults);
  }
  if (parts.includes('day')) {
    report.day = await inSchool(env, (school) => runDay(school, plan.day, plan.workers, print));
    report.faults.push(...report.day.faults);
  }
  if (parts.includes('scale')) {
    report.scale = await compareScales(plan.scale, env, print);
    report.faults.push(...report.scale.faults);
  }
  return report;
}

export function present({ conditions, rates, day, scale, faults }: Report): string[] {
  return [
    Object.entries(conditions)
      .map(([name, value]) => `${name}: ${value}`)
      .join(', '),
    ...(rates ? ['', ...presentRates(rates)] : []),
    ...(day ? ['', ...presentDay(day)] : []),
    ...(scale ? ['', ...presentScale(scale)] : []),
    '',
    ...faults.map((fault) => `FAILED: ${fault}`),
    faults.length > 0
      ? 'Acknowledged data are not in the database, or an answer was wrong. The figures are invalid.'
      : 'All acknowledged data are in the database.',
  ];
}
