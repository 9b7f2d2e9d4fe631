/** `npm run bench`. README.md describes its purpose and options. */
import { mkdir, writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { presentDay } from './day/exam-day.ts';
import { presentDraws } from './draws.ts';
import { presentEssays } from './essays.ts';
import { presentImports } from './imports.ts';
import { FULL } from './plan.ts';
import { presentRates } from './rates.ts';
import { PARTS, runBench } from './run.ts';
import { presentScale } from './scale.ts';
import { presentTypes } from './types.ts';
import { isPgbenchThere } from './yardsticks/yardsticks.ts';

const RESULTS = fileURLToPath(new URL('./results/', import.meta.url));

const print = (line: string) => process.stdout.write(`${line}\n`);

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

const { values } = parseArgs({
  options: {
    rates: { type: 'boolean' },
    types: { type: 'boolean' },
    draws: { type: 'boolean' },
    essays: { type: 'boolean' },
    imports: { type: 'boolean' },
    day: { type: 'boolean' },
    scale: { type: 'boolean' },
    rounds: { type: 'string' },
    students: { type: 'string' },
    minutes: { type: 'string' },
  },
});
const { rounds = FULL.rounds, students = FULL.day.students, minutes = FULL.essays.minutes } = values;
const plan = {
  ...FULL,
  rounds: Number(rounds),
  essays: { ...FULL.essays, minutes: Number(minutes) },
  day: { ...FULL.day, students: Number(students) },
};
/** The essays take twenty minutes by themselves. */
const USUAL = PARTS.filter((part) => part !== 'essays' && part !== 'imports');

/** Above a load of 0, other programs are working. */
const conditions = {
  at: new Date().toISOString(),
  processor: `${cpus().length} × ${cpus()[0]?.model}`,
  node: process.version,
  load: loadavg()[0],
  pgbench: isPgbenchThere,
};
const chosen = PARTS.filter((part) => values[part]);
const { rates, types, draws, essays, imports, day, scale, faults } = await runBench(
  plan,
  chosen.length > 0 ? chosen : USUAL,
  print,
);

const { table } = console;
table(conditions);
if (rates) table(presentRates(rates));
if (types) table(presentTypes(types));
if (draws) table(presentDraws(draws, plan.draws));
if (essays) table(presentEssays(essays));
if (imports) table(presentImports(imports));
if (day) {
  const { rows, summary } = presentDay(day);
  table(rows);
  table(summary);
}
if (scale) table(presentScale(scale));
for (const fault of faults) print(`FAILED: ${fault}`);
print(faults.length > 0 ? 'The figures are invalid.' : 'All acknowledged data are in the database.');
await mkdir(RESULTS, { recursive: true });
const file = `${RESULTS}${conditions.at.replaceAll(':', '-')}.json`;
const byName = { rates: rates && Object.fromEntries(rates), types: types && Object.fromEntries(types) };
const report = {
  conditions,
  plan,
  ...byName,
  draws,
  essays: essays && presentEssays(essays),
  imports: imports && presentImports(imports),
  day,
  scale,
  faults,
};
await writeFile(file, `${JSON.stringify(report, null, 2)}\n`);
print(`Written to ${file}`);
process.exit(faults.length > 0 ? 1 : 0);
