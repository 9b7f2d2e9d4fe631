/**
 * Two servers on one PostgreSQL, students who save and remember what was acknowledged, and one fault after the other.
 * What is acknowledged has to be there after each; at the end each attempt has one result, the one that grading its
 * stored answers anew gives.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { systemClock } from '../../src/clock.ts';
import { readConfig } from '../../src/config.ts';
import type { Context } from '../../src/context.ts';
import { createContext } from '../../src/create-context.ts';
import { openDatabase } from '../../src/db/database.ts';
import { startEmbeddedPostgres } from '../../src/db/embedded/postgres.ts';
import { migrate } from '../../src/db/migrate.ts';
import { anExamination, aStudent } from '../factories.ts';
import { countLost, countResults } from './checks.ts';
import { type Line, startProxy } from './proxy.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';
import { type SimulatedStudent, simulateStudent } from './student.ts';

export interface Tally {
  rounds: number;
  /** Of servers and of PostgreSQL's processes. */
  kills: number;
  acknowledged: number;
  lost: number;
  duplicated: number;
  wrong: number;
}

interface Node {
  proxy: Line;
  server: ServerProcess;
  dataDir: string;
}

interface Scene {
  context: Context;
  databaseUrl: string;
  nodes: Node[];
  tally: Tally;
  random(): number;
  say(line: string): void;
}

const STALL_MS = 2000;
const BETWEEN_MS = 1000;

/** The same numbers for the same seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The processes of PostgreSQL that work for the servers and for this test. */
async function backends({ context }: Scene): Promise<number[]> {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity where datname = current_database() and pid is not null order by pid`.execute(
    context.db,
  );
  return rows.map(({ pid }) => pid);
}

function anyOf<T>(list: T[], random: () => number): T {
  const one = list[Math.floor(random() * list.length)];
  if (one === undefined) throw new Error('There is nothing to choose from.');
  return one;
}

const FAULTS = {
  async 'a server is killed and started again'(scene: Scene) {
    const node = anyOf(scene.nodes, scene.random);
    await node.server.kill();
    scene.tally.kills++;
    node.server = await startServerProcess(scene.databaseUrl, node.dataDir);
    node.proxy.leadTo(node.server.port);
  },
  async 'a process of PostgreSQL is killed'(scene: Scene) {
    process.kill(anyOf(await backends(scene), scene.random), 'SIGKILL');
    scene.tally.kills++;
  },
  async 'PostgreSQL stands still for two seconds'(scene: Scene) {
    const stalled = await backends(scene);
    for (const pid of stalled) process.kill(pid, 'SIGSTOP');
    await sleep(STALL_MS);
    for (const pid of stalled) process.kill(pid, 'SIGCONT');
  },
  async 'connections are cut'({ nodes }: Scene) {
    for (let times = 0; times < 10; times++) {
      for (const { proxy } of nodes) proxy.cut();
      await sleep(100);
    }
  },
} as const satisfies Record<string, (scene: Scene) => Promise<void>>;

async function play(scene: Scene, students: SimulatedStudent[], rounds: number): Promise<void> {
  const { tally, random, say } = scene;
  await Promise.all(students.map((student) => student.start()));
  const working = Promise.allSettled(students.map((student) => student.work()));
  try {
    for (let round = 1; round <= rounds; round++) {
      await sleep(BETWEEN_MS);
      const name = anyOf(Object.keys(FAULTS) as (keyof typeof FAULTS)[], random);
      await FAULTS[name](scene);
      tally.rounds++;
      for (const { server } of scene.nodes) {
        const words = server.lastWords();
        if (words !== undefined) throw new Error(`A server ended by itself:\n${words}`);
      }
      await sleep(BETWEEN_MS);
      tally.lost += await countLost(scene.context, students);
      say(`${round}. ${name}: ${students.reduce((sum, { saves }) => sum + saves(), 0)} acknowledged so far`);
    }
  } finally {
    for (const student of students) student.stop();
  }
  for (const outcome of await working) if (outcome.status === 'rejected') throw outcome.reason;
  await Promise.all(students.map((student) => student.submit()));
  tally.lost += await countLost(scene.context, students);
  tally.acknowledged = students.reduce((sum, { saves }) => sum + saves(), 0);
}

export async function runFaults(options: {
  rounds: number;
  seed: number;
  students: number;
  say?: (line: string) => void;
}): Promise<Tally> {
  const started: (() => Promise<unknown>)[] = [];
  try {
    const root = await mkdtemp(join(tmpdir(), 'lulus-faults-'));
    started.push(() => rm(root, { recursive: true, force: true }));
    const postgres = await startEmbeddedPostgres({ dataDir: join(root, 'database') });
    started.push(() => postgres.stop());
    const databaseUrl = postgres.connectionString;
    const db = openDatabase({ connectionString: databaseUrl, max: 2 });
    started.push(() => db.destroy());
    await migrate(db);
    const config = readConfig({ DATABASE_URL: databaseUrl, DATA_DIR: join(root, 'test') });
    const context = await createContext(config, db, systemClock);

    const nodes = await Promise.all(
      ['one', 'two'].map(async (name): Promise<Node> => {
        const dataDir = join(root, name);
        const [proxy, server] = [await startProxy(), await startServerProcess(databaseUrl, dataDir)];
        proxy.leadTo(server.port);
        return { proxy, server, dataDir };
      }),
    );
    for (const node of nodes)
      started.push(
        () => node.proxy.close(),
        () => node.server.kill(),
      );

    // The faults have numbers of their own, so that which come does not hang on how fast the students are.
    const [random, choice] = [seededRandom(options.seed), seededRandom(options.seed + 1)];
    const { id: exam_id, items } = await anExamination(context);
    const students = await Promise.all(
      Array.from({ length: options.students }, async () => {
        const user = await aStudent(context);
        return simulateStudent({
          userId: user.id,
          token: await context.sessions.open(user),
          exam_id,
          questions: items.map(({ id }) => id),
          origin: () => anyOf(nodes, choice).proxy.origin,
          random: choice,
        });
      }),
    );

    const tally: Tally = { rounds: 0, kills: 0, acknowledged: 0, lost: 0, duplicated: 0, wrong: 0 };
    const say = options.say ?? (() => undefined);
    await play({ context, databaseUrl, nodes, tally, random, say }, students, options.rounds);
    return { ...tally, ...(await countResults(context, students.length)) };
  } finally {
    for (let stop = started.pop(); stop; stop = started.pop()) await stop();
  }
}
