/**
 * Measures leaderboard requests with 100 and with 1,000,000 students in the month: `npm run bench:leaderboard
 * -w server`. Requests alternate between the two databases, so that other load affects both. `GET
 * /api/settings` shows the cost of a minimal request.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { getLeaderboard, getLeaderboardMonths, getSettings } from '@lulus/contract';
import { sql } from 'kysely';
import { getUser } from '../src/auth/account/users.queries.ts';
import { getMonths } from '../src/leaderboard/leaderboard.queries.ts';
import { systemClock } from '../src/platform/clock.ts';
import { readConfig } from '../src/platform/config.ts';
import { openDatabase } from '../src/platform/db/database.ts';
import { startEmbeddedPostgres } from '../src/platform/db/embedded/postgres.ts';
import { migrate } from '../src/platform/db/migrate.ts';
import { buildApp } from '../src/process/app.ts';
import { createContext } from '../src/process/create-context.ts';

const SIZES = [100, 1_000_000];
const ROUNDS = Number(process.argv[2] ?? 300);
const WARM_UP = 30;

const print = (line: string) => process.stdout.write(`${line}\n`);

/** Starts a server on its own database with this many students in the month's ranking. */
async function aSchool(students: number) {
  const dataDir = await mkdtemp(join(tmpdir(), 'lulus-bench-'));
  const postgres = await startEmbeddedPostgres({ dataDir });
  const db = openDatabase({ connectionString: postgres.connectionString });
  await migrate(db);
  const config = readConfig({
    DATABASE_URL: postgres.connectionString,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
  });
  const context = await createContext(config, db, systemClock);
  const { current } = await getMonths(db, context.clock(), config.TIME_ZONE);
  await sql`insert into users (id, role, first_name, last_name, email)
    select gen_random_uuid(), 'student', 'Siswa', 'Nomor ' || n, n || '@example.test'
    from generate_series(1, ${students}::integer) as n`.execute(db);
  // There are a hundred different balances. With a million students, ten thousand have each.
  await sql`insert into monthly_balances (user_id, month, total_score, reached_at)
    select id, ${`${current}-01`}::date, floor(random() * 100), now() - random() * interval '1 day' from users`.execute(
    db,
  );
  await sql`vacuum analyze`.execute(db);

  const app = await buildApp(context);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;

  async function tokenAtRank(rank: number): Promise<string> {
    const { user_id } = await db
      .selectFrom('monthly_balances')
      .select('user_id')
      .orderBy('total_score', 'desc')
      .orderBy('reached_at')
      .orderBy('user_id')
      .offset(rank - 1)
      .limit(1)
      .executeTakeFirstOrThrow();
    return context.sessions.open(await getUser(db, user_id));
  }
  const [high, low] = [await tokenAtRank(5), await tokenAtRank(students)];
  const calls: Record<string, { path: string; token: string }> = {
    'page 1': { path: `${getLeaderboard.path}?month=${current}&page=1`, token: high },
    'months, rank 5': { path: getLeaderboardMonths.path, token: high },
    'months, last rank': { path: getLeaderboardMonths.path, token: low },
    'settings (yardstick)': { path: getSettings.path, token: high },
  };

  return {
    students,
    names: Object.keys(calls),
    /** Milliseconds from the request to the end of its answer. */
    async ask(name: string): Promise<number> {
      const { path, token } = calls[name] ?? { path: '/', token: '' };
      const start = performance.now();
      const response = await fetch(origin + path, { headers: { authorization: `Bearer ${token}` } });
      await response.text();
      if (!response.ok) throw new Error(`${path}: ${response.status}`);
      return performance.now() - start;
    },
    async close(): Promise<void> {
      await app.close();
      await db.destroy();
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

const quantile = (sorted: number[], share: number) =>
  sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;

const [small, large] = [await aSchool(SIZES[0] ?? 0), await aSchool(SIZES[1] ?? 0)];
const took = new Map<string, number[]>();
for (let round = -WARM_UP; round < ROUNDS; round++) {
  for (const name of small.names) {
    // The order alternates too.
    for (const school of round % 2 ? [small, large] : [large, small]) {
      const ms = await school.ask(name);
      const key = `${name} ${school.students}`;
      if (round >= 0) took.set(key, [...(took.get(key) ?? []), ms]);
    }
  }
}

print(
  `${availableParallelism()} cores, Node ${process.version}, ${ROUNDS} rounds; median (middle half) in ms`,
);
print(['', ...SIZES.map((size) => `${size} students`), 'ratio of medians'].join(' | '));
for (const name of small.names) {
  const of = (size: number) => (took.get(`${name} ${size}`) ?? []).sort((one, other) => one - other);
  const cells = SIZES.map((size) => {
    const [first, middle, last] = [0.25, 0.5, 0.75].map((share) => quantile(of(size), share).toFixed(2));
    return `${middle} (${first}–${last})`;
  });
  const ratio = quantile(of(large.students), 0.5) / quantile(of(small.students), 0.5);
  print([name, ...cells, ratio.toFixed(2)].join(' | '));
}

await small.close();
await large.close();
