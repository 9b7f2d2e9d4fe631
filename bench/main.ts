/** `npm run bench`. README.md describes its purpose and options. */
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { ROWS_DAY } from './options.ts';
import { profileRequests } from './profile.ts';
import { readArguments } from './read-arguments.ts';
import { PARTS, present, runBench } from './run.ts';
import type { ScenarioName } from './scenarios/all.ts';
import { measureRows } from './school/measure-rows.ts';
import { readCosts, writeCosts } from './simulate/costs.ts';
import { presentSimulation } from './simulate/present.ts';

const RESULTS = fileURLToPath(new URL('./results/', import.meta.url));

const print = (line: string) => process.stdout.write(`${line}\n`);

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

function readOrExit() {
  try {
    return readArguments(process.argv.slice(2));
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exit(1);
  }
}

const { values, plan, profile } = readOrExit();

async function profileOf(scenario: ScenarioName): Promise<string[]> {
  const { text, faults } = await profileRequests(scenario, plan);
  for (const line of text) print(line);
  return faults;
}

async function measure(): Promise<string[]> {
  const chosen = PARTS.filter((part) => values[part]);
  const report = await runBench(plan, chosen.length > 0 ? chosen : [...PARTS], print);
  print('');
  for (const line of present(report)) print(line);
  await mkdir(RESULTS, { recursive: true });
  const file = `${RESULTS}${report.conditions.at.replaceAll(':', '-')}.json`;
  await writeFile(file, `${JSON.stringify(report, null, 2)}\n`);
  print(`Written to ${file}`);
  if (values['write-costs'] && report.faults.length === 0) {
    print(`Written to ${await writeCosts(report, () => measureRows(ROWS_DAY))}`);
  }
  return report.faults;
}

const simulate = async () => presentSimulation(await readCosts(), print);
const faults = await (values.simulate ? simulate() : profile ? profileOf(profile) : measure());
process.exit(faults.length > 0 ? 1 : 0);
