/**
 * A supervisor of two workers that each run three tasks in turn, and report each. With `killed`, the first
 * worker is killed during a task. Ends after all tasks.
 */
import cluster, { type Worker } from 'node:cluster';
import { setTimeout as sleep } from 'node:timers/promises';
import { giveTurns } from '../src/platform/jobs/give-turns.ts';
import { runInTurn } from '../src/platform/jobs/run-in-turn.ts';

const TASKS = 3;
const SHORT_MS = 20;
const LONG_MS = 60_000;

type Step = { kind: 'begins' | 'ends' | 'done' };

async function work(): Promise<void> {
  const report = (kind: Step['kind']) => process.send?.({ kind } satisfies Step);
  const task = () =>
    runInTurn(async () => {
      report('begins');
      await sleep(process.env.ENDLESS ? LONG_MS : SHORT_MS);
      report('ends');
    });
  await Promise.all(Array.from({ length: TASKS }, task));
  report('done');
}

function supervise(): void {
  const isKilled = process.argv[2] === 'killed';
  giveTurns();
  const name = (worker: Worker) => (worker === first ? 1 : 2);
  cluster.on('message', (worker, { kind }: Step) => {
    if (kind === 'begins' || kind === 'ends') process.stdout.write(`${name(worker)} ${kind}\n`);
    if (kind === 'begins' && worker === first && isKilled) worker.process.kill('SIGKILL');
    if (kind === 'done') worker.kill();
  });
  const first = cluster.fork(isKilled ? { ENDLESS: 'yes' } : {});
  cluster.fork();
}

if (cluster.isWorker) await work();
else supervise();
