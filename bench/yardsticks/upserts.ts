/**
 * P: single-row upserts per second from 32 connections, each in its own transaction, into a table like
 * `answers` in the same PostgreSQL. Uses pgbench if it is installed, and otherwise the server's driver in
 * this process.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { QUESTIONS } from '../school/examination.ts';
import type { School } from '../school/school.ts';
import type { Yardstick } from './yardstick.ts';

const CONNECTIONS = 32;
const THREADS = 2;

/** Rows like those of `answers`, with ids made of two numbers. */
const upsert = (attempt: string, question: string, option: string) =>
  `
  insert into yardstick_answers (attempt_id, question_id, option, seq, answered_at)
  values (
    ('01990000-0000-7000-8000-' || ${attempt}::text)::uuid, ('01990000-0000-7000-8000-' || ${question}::text)::uuid,
    ${option}::text, 1, now())
  on conflict (attempt_id, question_id) do update set
    option = excluded.option, seq = yardstick_answers.seq + 1, answered_at = excluded.answered_at`.replaceAll(
    '\n',
    ' ',
  );

/** The lowest number of twelve digits, the last part of an id. */
const FIRST = 100_000_000_000;

export const isPgbenchThere = spawnSync('pgbench', ['--version']).status === 0;

export async function upserts(school: School, attempts: number): Promise<Yardstick> {
  await runSql(school.databaseUrl, 'create table yardstick_answers (like answers including all)');
  return isPgbenchThere ? byPgbench(school, attempts) : byDriver(school, attempts);
}

async function runSql(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

async function byPgbench({ databaseUrl }: School, attempts: number): Promise<Yardstick> {
  const folder = await mkdtemp(join(tmpdir(), 'lulus-bench-'));
  const script = join(folder, 'upsert.sql');
  await writeFile(
    script,
    `\\set attempt random(${FIRST}, ${FIRST + attempts - 1})
\\set question random(${FIRST}, ${FIRST + QUESTIONS - 1})
\\set option random(1, 3)
${upsert(':attempt', ':question', ':option')};
`,
  );
  const load = [`--client=${CONNECTIONS}`, `--jobs=${THREADS}`, '--protocol=prepared', '--no-vacuum'];
  return {
    name: 'P',
    async measure(seconds) {
      const time = `--time=${Math.ceil(seconds)}`;
      const child = spawn('pgbench', [...load, time, `--file=${script}`, databaseUrl]);
      let written = '';
      for (const output of [child.stdout, child.stderr]) output.on('data', (chunk) => (written += chunk));
      const [code] = await once(child, 'close');
      const perSecond = Number(/tps = ([\d.]+)/.exec(written)?.[1]);
      const isGood = code === 0 && perSecond > 0 && !/failed transactions: [1-9]/.test(written);
      return { perSecond, faults: isGood ? [] : [`pgbench: ${written}`] };
    },
    close: () => rm(folder, { recursive: true }),
  };
}

async function byDriver({ databaseUrl }: School, attempts: number): Promise<Yardstick> {
  const clients = Array.from({ length: CONNECTIONS }, () => new pg.Client(databaseUrl));
  await Promise.all(clients.map((client) => client.connect()));
  const text = upsert('$1', '$2', '$3');
  const random = (count: number) => String(FIRST + Math.floor(Math.random() * count));
  return {
    name: 'P',
    async measure(seconds) {
      const began = performance.now();
      const end = began + seconds * 1000;
      let written = 0;
      async function work(client: pg.Client): Promise<void> {
        while (performance.now() < end) {
          await client.query({ name: 'upsert', text, values: [random(attempts), random(QUESTIONS), '1'] });
          written++;
        }
      }
      await Promise.all(clients.map(work));
      return { perSecond: (written * 1000) / (performance.now() - began), faults: [] };
    },
    close: async () => void (await Promise.all(clients.map((client) => client.end()))),
  };
}
