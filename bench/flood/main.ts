/** `npm run test:flood [-- seconds students kind…]`: fails if a student is rejected or an acknowledged answer is lost. */
import { type Phase, runFlood } from './run-flood.ts';

const [seconds = 60, students = 100] = process.argv.slice(2, 4).map(Number);
const kinds = process.argv.slice(4);
const print = (line: string) => process.stdout.write(`${line}\n`);
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

const { phases, ratio, answered, garbage, faults } = await runFlood({
  seconds,
  students,
  kinds,
});
const sent = Object.values(garbage).reduce((sum, count) => sum + count, 0);
for (const [kind, count] of Object.entries(garbage).sort()) print(`  ${kind}: ${count}`);

const share = (cores: Phase['cores']) =>
  Object.entries(cores)
    .map(([who, count]) => `${who} ${count.toFixed(2)}`)
    .join(', ');
for (const { name, p50, p95, cores } of phases) {
  print(`${name}: p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms; cores busy: ${share(cores)}`);
}
for (const fault of new Set(faults)) print(`FAILED: ${fault}`);
print(
  `${students} students, ${answered} requests, ${Math.round(sent / seconds)} garbage requests per second. ` +
    `p95 under the flood: ${ratio.toFixed(2)} times the calm one. ${faults.length} rejected or lost`,
);
process.exit(faults.length > 0 ? 1 : 0);
