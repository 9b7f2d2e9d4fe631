/**
 * Measures requests per second. Each scenario runs between two runs of its yardstick, and is compared with
 * their mean. So other load on the machine affects both alike.
 */
import { drive } from './http/drive.ts';
import type { Plan } from './options.ts';
import { quantile } from './report/statistics.ts';
import { type Rate, type Round, summarise } from './report/summarise-rate.ts';
import { RATES } from './report/targets.ts';
import { allScenarios } from './scenarios/all.ts';
import type { Scenario } from './scenarios/scenario.ts';
import type { School } from './school/school.ts';
import { bareRequests } from './yardsticks/bare-requests.ts';
import { upserts } from './yardsticks/upserts.ts';
import type { Yardstick } from './yardsticks/yardstick.ts';

const LOGINS_AT_ONCE = 2;

/** Saves of 3,000 students who each answer every six seconds, and their logins within three minutes. */
const SAVES_A_SECOND = 500;
const LOGINS_A_SECOND = 17;

/** How a scenario ends: after some seconds, or after a number of requests. */
type Extent = { seconds: number } | { count: number };

async function runScenario(school: School, scenario: Scenario, extent: Extent, connections: number) {
  if ('count' in extent && scenario.prepare) {
    await scenario.prepare(extent.count);
    await school.settle();
  }
  const before = school.cpu();
  const driven = await drive({ port: school.port, connections, next: scenario.next, ...extent });
  const after = school.cpu();
  const cpu = { server: after.server - before.server, postgres: after.postgres - before.postgres };
  const { answered, perSecond, generator, latencies, faults } = driven;
  return { answered, perSecond, generator, cpu, p95: quantile(latencies, 0.95), faults };
}

interface Group {
  yardstick: Yardstick;
  scenarios: [Scenario, Extent][];
}

async function groupByYardstick(
  school: School,
  all: Awaited<ReturnType<typeof allScenarios>>,
  { rates: plan, connections }: Plan,
): Promise<Group[]> {
  const timed = { seconds: plan.seconds };
  const counted = { count: plan.starts };
  return [
    {
      yardstick: await upserts(school, plan.students),
      scenarios: [
        [all.saves, timed],
        [all.starts, counted],
        [all.submits, counted],
      ],
    },
    {
      yardstick: await bareRequests(connections),
      scenarios: [
        [all.papers, timed],
        [all.leaderboard, timed],
        [all.dashboard, timed],
      ],
    },
  ];
}

export async function measureRates(
  school: School,
  wholePlan: Plan,
  print: (line: string) => void,
): Promise<{ rates: Rate[]; faults: string[] }> {
  const { rates: plan, connections } = wholePlan;
  const { students, pastAnswers, warmUpSeconds } = plan;
  const all = await allScenarios(school, { students, pastAnswers, connections });
  const groups = await groupByYardstick(school, all, wholePlan);
  const faults: string[] = [];
  const measured = new Map<string, Round[]>();
  const note = (name: string, round: Round) => measured.set(name, [...(measured.get(name) ?? []), round]);

  async function measureYardstick({ name, measure }: Yardstick): Promise<number> {
    const { perSecond, generator, faults: wrong } = await measure(plan.yardstickSeconds);
    note(name, { answered: 0, perSecond, generator });
    faults.push(...wrong);
    return perSecond;
  }

  async function measure(scenario: Scenario, extent: Extent, many = connections) {
    const { faults: wrong, ...round } = await runScenario(school, scenario, extent, many);
    faults.push(...wrong);
    return round;
  }

  async function warmUp({ yardstick, scenarios }: Group): Promise<void> {
    await yardstick.measure(warmUpSeconds);
    const fewer = Math.round((plan.starts * warmUpSeconds) / plan.seconds);
    for (const [scenario, extent] of scenarios) {
      await measure(scenario, 'count' in extent ? { count: fewer } : { seconds: warmUpSeconds });
    }
  }

  /**
   * Measures saves at the pace of an examination, alone and with concurrent logins. Their latency shows
   * whether logins slow them down.
   */
  async function measureBesideLogins(): Promise<void> {
    const { port } = school;
    const { seconds } = plan;
    const save = async () => {
      const driven = await drive({ port, connections, next: all.saves.next, seconds, pace: SAVES_A_SECOND });
      faults.push(...driven.faults);
      const { answered, perSecond, generator, latencies } = driven;
      return { answered, perSecond, generator, p95: quantile(latencies, 0.95) };
    };
    note(`saves at ${SAVES_A_SECOND} a second`, await save());
    const count = LOGINS_A_SECOND * seconds;
    await all.logins.prepare?.(count);
    const { next } = all.logins;
    const [beside, others] = await Promise.all([
      save(),
      drive({ port, connections: LOGINS_A_SECOND, next, seconds, count, pace: LOGINS_A_SECOND }),
    ]);
    faults.push(...others.faults);
    note(`the same beside ${LOGINS_A_SECOND} logins a second`, beside);
  }

  async function measureGroup(round: number, { yardstick, scenarios }: Group): Promise<void> {
    let before = await measureYardstick(yardstick);
    for (const [scenario, extent] of scenarios) {
      const result = await measure(scenario, extent);
      const after = await measureYardstick(yardstick);
      note(scenario.name, { ...result, yardstick: (before + after) / 2 });
      const [rate, beside] = [result.perSecond, after].map(Math.round);
      print(`round ${round}: ${scenario.name} ${rate}/s, ${yardstick.name} ${beside}/s`);
      before = after;
    }
  }

  if (warmUpSeconds > 0) for (const group of groups) await warmUp(group);
  for (let round = 1; round <= plan.rounds; round++) {
    for (const group of groups) await measureGroup(round, group);
    note(all.logins.name, await measure(all.logins, { count: plan.logins }, LOGINS_AT_ONCE));
    await measureBesideLogins();
  }
  for (const { yardstick } of groups) await yardstick.close();
  for (const scenario of Object.values(all)) faults.push(...((await scenario.verify?.()) ?? []));

  const rates = [...measured].map(([name, rounds]) => summarise(name, rounds));
  for (const { name, answered } of rates) {
    if (name in RATES && answered === 0) faults.push(`${name}: nothing was acknowledged.`);
  }
  return { rates, faults };
}
