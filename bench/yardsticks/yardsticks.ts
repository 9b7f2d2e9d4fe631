/** Simple tasks. Rates are relative to their speed on this machine at the same time. */
import { fork, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { drive } from '../http/drive.ts';
import { assertSuccess, get, headersOf } from '../http/requests.ts';
import { QUESTIONS } from '../school/examination.ts';
import type { School } from '../school/school.ts';

export interface Yardstick {
  name: 'H' | 'P';
  measure(seconds: number): Promise<{ perSecond: number; busy?: number; faults: string[] }>;
  close(): Promise<unknown>;
}

const ROUTE = fileURLToPath(new URL('./bare-route.ts', import.meta.url));

/** H: requests per second of a bare Fastify route in its own process, from the same generator. */
export async function bareRequests(connections: number): Promise<Yardstick> {
  const child = fork(ROUTE);
  const [{ port }] = (await once(child, 'message')) as [AddressInfo];
  const job = { request: get('/', headersOf()), check: assertSuccess };
  return {
    name: 'H',
    measure: (seconds) => drive({ port, connections, seconds, next: () => job }),
    async close() {
      child.disconnect();
      await once(child, 'exit');
    },
  };
}

/** The lowest number of twelve digits, the last part of an id. */
const FIRST = 100_000_000_000;

export const isPgbenchThere = spawnSync('pgbench', ['--version']).status === 0;

const script = (attempts: number) => `\\set attempt random(${FIRST}, ${FIRST + attempts - 1})
\\set question random(${FIRST}, ${FIRST + QUESTIONS - 1})
\\set option random(1, 3)
insert into yardstick_answers (attempt_id, question_id, option, seq, answered_at) values (\
('01990000-0000-7000-8000-' || :attempt::text)::uuid, ('01990000-0000-7000-8000-' || :question::text)::uuid, \
:option::text, 1, now()) on conflict (attempt_id, question_id) do update set \
option = excluded.option, seq = yardstick_answers.seq + 1, answered_at = excluded.answered_at;
`;

/**
 * P: single-row upserts per second by pgbench from 32 connections, each in its own transaction, into a table
 * like `answers` in the same PostgreSQL. Not a number without pgbench.
 */
export async function upserts({ context, databaseUrl }: School, attempts: number): Promise<Yardstick> {
  await sql`create table yardstick_answers (like answers including all)`.execute(context.db);
  const folder = await mkdtemp(join(tmpdir(), 'lulus-bench-'));
  const file = join(folder, 'upsert.sql');
  await writeFile(file, script(attempts));
  const load = ['--client=32', '--jobs=2', '--protocol=prepared', '--no-vacuum', `--file=${file}`];
  return {
    name: 'P',
    async measure(seconds) {
      if (!isPgbenchThere) return { perSecond: Number.NaN, faults: [] };
      const child = spawn('pgbench', [...load, `--time=${Math.ceil(seconds)}`, databaseUrl]);
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
