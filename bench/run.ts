/** The parts of a benchmark, each on its own servers. */
import { type DayReport, spendDay } from './day/exam-day.ts';
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
  /** What was lost, miscounted or answered wrongly. Any fault makes the figures worthless. */
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

export async function runBench(plan: Plan, parts: Part[], say: (line: string) => void): Promise<Report> {
  const report: Report = { conditions: readConditions(), plan, faults: [] };
  const env = { WORKERS: String(plan.workers) };
  if (parts.includes('rates')) {
    const { rates, faults } = await inSchool(env, (school) => measureRates(school, plan, say));
    report.rates = rates;
    report.faults.push(...faults);
  }
  if (parts.includes('day')) {
    report.day = await inSchool(env, (school) => spendDay(school, plan.day, plan.workers, say));
    report.faults.push(...report.day.faults);
  }
  if (parts.includes('scale')) {
    report.scale = await compareScales(plan.scale, env, say);
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
      ? 'What was acknowledged is not what the database has, or an answer was wrong: the figures are worth nothing.'
      : 'Everything that was acknowledged is in the database.',
  ];
}
