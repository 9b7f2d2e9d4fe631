/** `npm run bench`; README.md beside it says what for, and which options there are. */
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { FULL, type Plan, ROWS_DAY, SMOKE } from './options.ts';
import { profileRequests } from './profile.ts';
import { PARTS, present, runBench } from './run.ts';
import type { ScenarioName } from './scenarios/all.ts';
import { measureRows } from './school/measure-rows.ts';
import { readCosts, writeCosts } from './simulate/costs.ts';
import { presentSimulation } from './simulate/present.ts';

const RESULTS = fileURLToPath(new URL('./results/', import.meta.url));

const say = (line: string) => process.stdout.write(`${line}\n`);

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

const { values } = parseArgs({
  options: {
    rates: { type: 'boolean' },
    day: { type: 'boolean' },
    scale: { type: 'boolean' },
    profile: { type: 'string' },
    smoke: { type: 'boolean' },
    simulate: { type: 'boolean' },
    'write-costs': { type: 'boolean' },
    students: { type: 'string' },
    workers: { type: 'string' },
    connections: { type: 'string' },
    rounds: { type: 'string' },
  },
});

function readPlan(): Plan {
  const { rates, day, scale, ...rest } = values.smoke ? SMOKE : FULL;
  const given = (value: string | undefined, usual: number) => (value === undefined ? usual : Number(value));
  return {
    ...rest,
    workers: given(values.workers, rest.workers),
    connections: given(values.connections, rest.connections),
    rates: { ...rates, rounds: given(values.rounds, rates.rounds) },
    day: { ...day, students: given(values.students, day.students) },
    scale: { ...scale, rounds: given(values.rounds, scale.rounds) },
  };
}

async function profile(plan: Plan, scenario: string): Promise<string[]> {
  const { text, faults } = await profileRequests(scenario as ScenarioName, plan, {
    WORKERS: String(plan.workers),
  });
  for (const line of text) say(line);
  return faults;
}

async function measure(plan: Plan): Promise<string[]> {
  const chosen = PARTS.filter((part) => values[part]);
  const report = await runBench(plan, chosen.length > 0 ? chosen : [...PARTS], say);
  say('');
  for (const line of present(report)) say(line);
  await mkdir(RESULTS, { recursive: true });
  const file = `${RESULTS}${report.conditions.at.replaceAll(':', '-')}.json`;
  await writeFile(file, `${JSON.stringify(report, null, 2)}\n`);
  say(`Written to ${file}`);
  if (values['write-costs'] && report.faults.length === 0) {
    say(`Written to ${await writeCosts(report, () => measureRows(ROWS_DAY))}`);
  }
  return report.faults;
}

const plan = readPlan();
const simulate = async () => presentSimulation(await readCosts(), say);
const faults = await (values.simulate
  ? simulate()
  : values.profile
    ? profile(plan, values.profile)
    : measure(plan));
process.exit(faults.length > 0 ? 1 : 0);
