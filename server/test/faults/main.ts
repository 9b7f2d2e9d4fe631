/** `npm run test:faults -w server [rounds] [seed] [students]`: fails when anything is lost, duplicated or wrong. */
import { runFaults } from './run-faults.ts';

const [rounds = 20, seed = Date.now() % 1e6, students = 30] = process.argv.slice(2).map(Number);
const say = (line: string) => process.stdout.write(`${line}\n`);

say(`Seed ${seed}, ${students} students, ${rounds} rounds.`);
const tally = await runFaults({ rounds, seed, students, say });
say(
  Object.entries(tally)
    .map(([name, count]) => `${name} ${count}`)
    .join(', '),
);
process.exit(tally.lost + tally.duplicated + tally.wrong > 0 ? 1 : 0);
