/**
 * Measures requests per second. Each scenario runs between two runs of its yardstick, and is compared with
 * their mean. So other load on the machine affects both alike.
 */
import { type Drive, drive } from './http/drive.ts';
import type { Plan } from './plan.ts';
import { allScenarios } from './scenarios/all.ts';
import type { Scenario } from './scenarios/scenario.ts';
import type { School } from './school/school.ts';
import { medianOf, quantile, spreadText } from './statistics.ts';
import { bareRequests, upserts, type Yardstick } from './yardsticks/yardsticks.ts';

interface Target {
  yardstick: 'H' | 'P';
  /** Minimum and desired share of the yardstick. */
  target: number;
  goal: number;
}

const TARGETS: Record<string, Target> = {
  saves: { yardstick: 'P', target: 0.75, goal: 1.2 },
  starts: { yardstick: 'P', target: 0.25, goal: 0.5 },
  'submits, graded': { yardstick: 'P', target: 0.25, goal: 0.5 },
  'paper fetches': { yardstick: 'H', target: 0.4, goal: 0.7 },
  'leaderboard pages': { yardstick: 'H', target: 0.3, goal: 0.6 },
  'dashboard lists': { yardstick: 'H', target: 0.3, goal: 0.6 },
};

/** Saves of 3,000 students who each answer every six seconds, and their logins within three minutes. */
const SAVES_A_SECOND = 500;
const LOGINS_A_SECOND = 17;

/** One measurement. */
export interface Round {
  perSecond: number;
  answered?: number;
  yardstick?: number;
  p95?: number;
  busy?: number | undefined;
}

export async function measureRates(
  school: School,
  { rates: plan, rounds, connections, yardstickSeconds }: Plan,
  print: (line: string) => void,
) {
  const { port } = school;
  const all = await allScenarios(school, { ...plan, connections });
  const timed = { seconds: plan.seconds };
  const counted = { count: plan.starts };
  const groups = [
    {
      yardstick: await upserts(school, plan.students),
      scenarios: [
        { scenario: all.saves, load: timed },
        { scenario: all.starts, load: counted },
        { scenario: all.submits, load: counted },
      ],
    },
    {
      yardstick: await bareRequests(connections),
      scenarios: [all.papers, all.leaderboard, all.dashboard].map((scenario) => ({ scenario, load: timed })),
    },
  ];
  const faults: string[] = [];
  const rates = new Map<string, Round[]>();
  const note = (name: string, round: Round) => rates.set(name, [...(rates.get(name) ?? []), round]);

  async function measureYardstick({ name, measure }: Yardstick): Promise<number> {
    const { faults: wrong, ...round } = await measure(yardstickSeconds);
    note(name, round);
    faults.push(...wrong);
    return round.perSecond;
  }

  async function measure({ next, prepare }: Scenario, load: Partial<Drive>): Promise<Round> {
    if (load.count !== undefined && prepare) {
      await prepare(load.count);
      await school.settle();
    }
    const { latencies, faults: wrong, ...driven } = await drive({ port, connections, next, ...load });
    faults.push(...wrong);
    return { ...driven, p95: quantile(latencies, 0.95) };
  }

  async function warmUp(): Promise<void> {
    const count = Math.round((plan.starts * plan.warmUpSeconds) / plan.seconds);
    for (const { yardstick, scenarios } of groups) {
      await yardstick.measure(plan.warmUpSeconds);
      for (const { scenario, load } of scenarios) {
        await measure(scenario, 'count' in load ? { count } : { seconds: plan.warmUpSeconds });
      }
    }
  }

  /** Measures saves at the pace of an examination, to show whether concurrent logins slow them down. */
  async function measureBesideLogins(): Promise<void> {
    const save = () => measure(all.saves, { ...timed, pace: SAVES_A_SECOND });
    note(`saves at ${SAVES_A_SECOND} a second`, await save());
    await all.logins.prepare?.(LOGINS_A_SECOND * plan.seconds);
    const load = { ...timed, connections: LOGINS_A_SECOND, pace: LOGINS_A_SECOND };
    const [beside] = await Promise.all([save(), measure(all.logins, load)]);
    note(`the same beside ${LOGINS_A_SECOND} logins a second`, beside);
  }

  if (plan.warmUpSeconds > 0) await warmUp();
  for (let round = 1; round <= rounds; round++) {
    for (const { yardstick, scenarios } of groups) {
      let before = await measureYardstick(yardstick);
      for (const { scenario, load } of scenarios) {
        const result = await measure(scenario, load);
        const after = await measureYardstick(yardstick);
        note(scenario.name, { ...result, yardstick: (before + after) / 2 });
        const [rate, beside] = [result.perSecond, after].map(Math.round);
        print(`round ${round}: ${scenario.name} ${rate}/s, ${yardstick.name} ${beside}/s`);
        before = after;
      }
    }
    note(all.logins.name, await measure(all.logins, { count: plan.logins, connections: 2 }));
    await measureBesideLogins();
  }
  for (const { yardstick } of groups) await yardstick.close();
  for (const scenario of Object.values(all)) faults.push(...((await scenario.verify?.()) ?? []));
  for (const name of Object.keys(TARGETS)) {
    if (!rates.get(name)?.some(({ answered = 0 }) => answered > 0))
      faults.push(`${name}: nothing was acknowledged.`);
  }
  return { rates, faults };
}

/** Returns a row for each rate, with the median, lowest and highest round. */
export function presentRates(rates: Map<string, Round[]>) {
  return [...rates].map(([name, rounds]) => {
    const { yardstick: unit = '', target = 0, goal = 0 } = TARGETS[name] ?? {};
    const list = (of: (round: Round) => number | undefined) => rounds.flatMap((round) => of(round) ?? []);
    const speeds = list(({ perSecond }) => perSecond);
    const ratios = list(({ perSecond, yardstick }) => yardstick && perSecond / yardstick);
    const ratio = medianOf(ratios);
    return {
      'in a second': name,
      'target (goal)': unit && `≥ ${target} ${unit} (${goal})`,
      ratio: unit && spreadText(ratios, 2),
      met: unit && (ratio >= goal ? 'goal' : ratio >= target ? 'yes' : 'NO'),
      'a second': spreadText(speeds, 0),
      'p95 ms': medianOf(list(({ p95 }) => p95)).toFixed(1),
      generator: `${Math.round(100 * Math.max(0, ...list(({ busy }) => busy)))} %`,
    };
  });
}
