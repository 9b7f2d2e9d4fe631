/** `npm run test:faults [rounds] [seed] [students]`: fails if data is lost, duplicated or wrong. */
import { runFaults } from './run-faults.ts';

const [rounds = 200, seed = Date.now() % 1e6, students = 30] = process.argv.slice(2).map(Number);
const print = (line: string) => process.stdout.write(`${line}\n`);
const stopping = new AbortController();
for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => stopping.abort());

print(`Seed ${seed}, ${students} students, ${rounds} rounds.`);
const { kills, acknowledged, ...tally } = await runFaults({
  rounds,
  seed,
  students,
  print,
  signal: stopping.signal,
});
const { servers = 0, postmasters = 0, backends = 0 } = kills;
print(
  `rounds ${tally.rounds}, killed ${servers} servers, ${postmasters} times PostgreSQL, ${backends} of its processes; ` +
    `acknowledged ${acknowledged.answers} answers (${acknowledged.longEssays} long essays), ` +
    `${acknowledged.plays} plays and ${acknowledged.positions} listening positions in ${tally.attempts} attempts; ` +
    `lost ${tally.lost}, duplicated ${tally.duplicated}, wrong ${tally.wrong} (seed ${seed})`,
);
process.exit(tally.lost + tally.duplicated + tally.wrong > 0 ? 1 : 0);
