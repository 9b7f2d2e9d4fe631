/** The faults, which occur one at a time while students work. Each is over when its function returns. */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import type { Trouble } from './line.ts';
import { type Scene, startNode } from './scene.ts';
import { anyOf } from './seeded.ts';
import type { SimulatedStudent } from './student.ts';

/** Longer than the server waits for any response of its database (`REQUEST_LIMITS`). */
const ENDLESS_MS = 22_000;
const LOCKED_MS = 11_000;
const OUTAGE_MS = 30_000;
/** More requests than both servers have database connections. */
const CROWD = 60;

/** Runs the work as the superuser, on a connection that bypasses the faulty line. */
async function asSuperuser<T>({ postgresDir }: Scene, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ host: postgresDir, user: 'postgres', database: 'lulus' });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    void client.end().catch(() => undefined);
  }
}

async function postmasterOf({ postgresDir }: Scene): Promise<number> {
  return Number((await readFile(join(postgresDir, 'postmaster.pid'), 'utf8')).split('\n')[0]);
}

/** Returns the pids of the postmaster and its child processes. */
async function processesOf(scene: Scene): Promise<number[]> {
  const postmaster = await postmasterOf(scene);
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=']);
  const children = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([, parent]) => parent === postmaster)
    .map(([pid]) => pid ?? 0);
  return [postmaster, ...children];
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // The process has ended in the meantime.
  }
}

async function freeze(scene: Scene, ms: number): Promise<void> {
  const pids = await processesOf(scene);
  for (const pid of pids) signal(pid, 'SIGSTOP');
  await sleep(ms);
  for (const pid of pids) signal(pid, 'SIGCONT');
}

async function stopFor(scene: Scene, ms: number): Promise<void> {
  await scene.stopPostgres();
  await sleep(ms);
  await scene.startPostgres();
}

async function suffer(lines: { suffer(trouble: Trouble | undefined): void }[], trouble: Trouble, ms: number) {
  for (const line of lines) line.suffer(trouble);
  await sleep(ms);
  for (const line of lines) line.suffer(undefined);
}

const proxies = ({ nodes }: Scene) => nodes.map(({ proxy }) => proxy);

/** Locks the tables, so that all work waits and requests for a connection queue up. */
async function occupy(scene: Scene, students: SimulatedStudent[], ms: number): Promise<void> {
  await asSuperuser(scene, async (client) => {
    await client.query('begin');
    await client.query('lock table attempts, answers in access exclusive mode');
    const crowd = Array.from({ length: CROWD }, () => anyOf(students, scene.random).look());
    await sleep(ms);
    await client.query('rollback');
    for (const status of await Promise.all(crowd)) {
      if (status && status !== 200 && status !== 503)
        scene.complain(`A look was answered with ${status} in a crowd.`);
    }
  });
}

/**
 * Fills the disk, so that tables cannot grow. Half of the time it also writes useless WAL. Then PostgreSQL
 * needs space at once and panics.
 */
async function fillDisk(scene: Scene): Promise<void> {
  await scene.disk?.fill(true);
  if (scene.random() < 0.5) {
    const waste = 'select pg_logical_emit_message(true, $1, repeat($1, 100000)), pg_switch_wal()';
    await asSuperuser(scene, async (client) => {
      for (let times = 0; times < 8; times++) await client.query(waste, ['x']);
    }).catch(() => undefined);
  }
  await sleep(scene.moment);
  await scene.disk?.fill(false);
}

export interface Fault {
  name: string;
  /** Whether it occurs once where the others occur four times. */
  rare?: true;
  act(scene: Scene, students: SimulatedStudent[]): Promise<void>;
}

export const FAULTS: Fault[] = [
  {
    name: 'a server is killed and started again',
    async act(scene) {
      const node = anyOf(scene.nodes, scene.random);
      await node.server.kill();
      scene.count('servers');
      await startNode(scene, node);
    },
  },
  {
    name: 'PostgreSQL is killed',
    async act(scene) {
      const killed = await postmasterOf(scene);
      signal(killed, 'SIGKILL');
      scene.count('postmasters');
      // Its child processes run for another moment.
      while ((await postmasterOf(scene).catch(() => killed)) === killed) await sleep(50);
    },
  },
  {
    name: 'a process of PostgreSQL is killed',
    async act(scene) {
      const pids = (await processesOf(scene)).slice(1);
      signal(anyOf(pids, scene.random), 'SIGKILL');
      scene.count('backends');
      await sleep(scene.moment / 2);
    },
  },
  { name: 'PostgreSQL stands still', act: (scene) => freeze(scene, scene.moment) },
  {
    name: 'PostgreSQL stands still for longer than anyone waits',
    rare: true,
    act: (scene) => freeze(scene, ENDLESS_MS),
  },
  { name: 'PostgreSQL is stopped and started again', act: (scene) => stopFor(scene, scene.moment) },
  { name: 'PostgreSQL is away for thirty seconds', rare: true, act: (scene) => stopFor(scene, OUTAGE_MS) },
  { name: 'the disk is full', act: fillDisk },
  {
    name: 'requests break off in the middle',
    act: (scene) => suffer(proxies(scene), 'half-asked', scene.moment),
  },
  { name: 'answers are lost on the way', act: (scene) => suffer(proxies(scene), 'unanswered', scene.moment) },
  {
    name: 'connections to the servers are cut',
    async act(scene) {
      for (let times = 0; times < 10; times++) {
        for (const proxy of proxies(scene)) proxy.cut();
        await sleep(scene.moment / 10);
      }
    },
  },
  {
    name: 'connections to the database are cut',
    async act({ databaseLine, moment }) {
      for (let times = 0; times < 10; times++) {
        databaseLine.cut();
        await sleep(moment / 10);
      }
    },
  },
  {
    name: 'what the database answers is lost on the way',
    act: (scene) => suffer([scene.databaseLine], 'unanswered', scene.moment),
  },
  {
    name: 'the database gives no sign',
    act: (scene) => suffer([scene.databaseLine], 'silent', scene.moment),
  },
  {
    name: 'every connection waits for a lock',
    act: (scene, students) => occupy(scene, students, 2 * scene.moment),
  },
  {
    name: 'every connection waits for a lock, for longer than it may',
    rare: true,
    act: (scene, students) => occupy(scene, students, LOCKED_MS),
  },
];
