/** Parses the arguments of `npm run bench --`. Throws for invalid ones at once, since the run takes long. */
import { parseArgs } from 'node:util';
import { FULL, type Plan, SMOKE } from './options.ts';
import { SCENARIO_NAMES, type ScenarioName } from './scenarios/all.ts';

const OPTIONS = {
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
} as const;

function readScenario(name: string | undefined): ScenarioName | undefined {
  const scenario = SCENARIO_NAMES.find((one) => one === name);
  if (name !== undefined && !scenario) throw new Error(`--profile is one of ${SCENARIO_NAMES.join(', ')}.`);
  return scenario;
}

export function readArguments(args: string[]) {
  const { values } = parseArgs({ args, options: OPTIONS });
  const { rates, day, scale, ...rest } = values.smoke ? SMOKE : FULL;

  function given(name: 'students' | 'workers' | 'connections' | 'rounds', usual: number): number {
    const value = values[name];
    if (value === undefined) return usual;
    if (!/^[1-9]\d*$/.test(value)) throw new Error(`--${name} is a whole number above 0.`);
    return Number(value);
  }

  const plan: Plan = {
    ...rest,
    workers: given('workers', rest.workers),
    connections: given('connections', rest.connections),
    rates: { ...rates, rounds: given('rounds', rates.rounds) },
    day: { ...day, students: given('students', day.students) },
    scale: { ...scale, rounds: given('rounds', scale.rounds) },
  };
  return { values, plan, profile: readScenario(values.profile) };
}
