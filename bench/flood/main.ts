/**
 * `npm run test:flood [-- seconds students]`: measures how a flood of garbage from the same machine affects
 * students. Fails if a student is rejected or an acknowledged answer is lost.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { drive } from '../http/drive.ts';
import { fill } from '../scenarios/all.ts';
import { savingAnswers } from '../scenarios/saves.ts';
import { openSchool } from '../school/school.ts';
import { quantile } from '../statistics.ts';

const GARBAGE = fileURLToPath(new URL('./garbage.ts', import.meta.url));
const WARM_UP_SECONDS = 3;
const [seconds = 60, students = 100] = process.argv.slice(2).map(Number);
const print = (line: string) => process.stdout.write(`${line}\n`);
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

const school = await openSchool({});
const { students: all, examination } = await fill(school, { students, pastAnswers: 0, connections: 8 });
const saves = savingAnswers(school, examination, all);
const faults: string[] = [];

/** Each student saves once per second. Returns the latencies in milliseconds. */
async function work(name: string, time: number): Promise<number[]> {
  const load = { port: school.port, connections: students, pace: students, seconds: time };
  const { latencies, faults: wrong } = await drive({ ...load, next: saves.next });
  faults.push(...wrong);
  const [p50, p95] = [0.5, 0.95].map((share) => quantile(latencies, share).toFixed(1));
  print(`${name}: ${latencies.length} saves, p50 ${p50} ms, p95 ${p95} ms`);
  return latencies;
}

await work('warm-up', WARM_UP_SECONDS);
// Calm phases before and after, so that a machine that slows down by itself does not count as an effect.
const before = await work('without it', seconds / 6);
const garbage = spawn(process.execPath, [GARBAGE, String(school.port)], { stdio: 'inherit' });
process.once('exit', () => garbage.kill());
// A real attacker has another machine. Here the flood only gets CPU time that the school does not use.
setPriority(garbage.pid ?? 0, constants.priority.PRIORITY_LOW);
const flood = await work('with the flood', seconds);
garbage.kill();
await once(garbage, 'close');
const after = await work('without it', seconds / 6);
faults.push(...((await saves.verify?.()) ?? []));
await school.close();

for (const fault of new Set(faults)) print(`FAILED: ${fault}`);
const ratio = quantile(flood, 0.95) / quantile([...before, ...after], 0.95);
print(`p95 under the flood: ${ratio.toFixed(2)} times the calm one. ${faults.length} rejected or lost`);
process.exit(faults.length > 0 ? 1 : 0);
