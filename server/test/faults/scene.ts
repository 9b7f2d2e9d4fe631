/** Two servers on one PostgreSQL, each behind a faulty line, with a disk that can be full. */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemClock } from '../../src/platform/clock.ts';
import { readConfig } from '../../src/platform/config.ts';
import { openDatabase } from '../../src/platform/db/database.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../src/platform/db/embedded/postgres.ts';
import { migrate } from '../../src/platform/db/migrate.ts';
import type { Context } from '../../src/process/create-context.ts';
import { createContext } from '../../src/process/create-context.ts';
import { namedInAudit, namedInFile, postgresLog } from '../search-logs.ts';
import { secrets } from '../secrets.ts';
import { type Disk, makeDisk } from './disk.ts';
import { type Line, startLine } from './line.ts';
import { seededRandom } from './seeded.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';

export interface Node {
  proxy: Line & { origin: string };
  server: ServerProcess;
  dataDir: string;
}

export interface Scene {
  context: Context;
  /** Leads through the faulty line. */
  databaseUrl: string;
  databaseLine: Line;
  postgresDir: string;
  nodes: Node[];
  disk: Disk | undefined;
  random(): number;
  /** Milliseconds that a short fault lasts. */
  moment: number;
  /** Number of kills by kind. */
  kills: Map<string, number>;
  count(kind: string): void;
  complaints: string[];
  complain(line: string): void;
  stopPostgres(): Promise<void>;
  startPostgres(): Promise<void>;
  /** Returns lines with a password or a token, from PostgreSQL's log and the audit log. */
  findLeaks(): Promise<string[]>;
  /** Ends all processes. Throws if a server has logged a password or a token. */
  end(): Promise<void>;
}

/** With little WAL, a full disk takes effect soon, and a small disk suffices. */
const SETTINGS = { min_wal_size: '32MB', max_wal_size: '96MB' };

/** Starts a server in place of one that has ended. */
export async function startNode({ databaseUrl }: Pick<Scene, 'databaseUrl'>, node: Node): Promise<void> {
  node.server = await startServerProcess(databaseUrl, node.dataDir);
  node.proxy.leadTo(node.server.port);
}

async function makeNode(databaseUrl: string, dataDir: string): Promise<Node> {
  const [line, server] = await Promise.all([startLine(), startServerProcess(databaseUrl, dataDir)]);
  line.leadTo(server.port);
  return { proxy: { ...line, origin: `http://127.0.0.1:${line.address}` }, server, dataDir };
}

export async function makeScene(
  { seed, moment }: { seed: number; moment: number },
  print: (line: string) => void,
): Promise<Scene> {
  const started: (() => Promise<unknown>)[] = [];
  async function end(): Promise<void> {
    const failed: unknown[] = [];
    for (let stop = started.pop(); stop; stop = started.pop()) {
      await stop().catch((error) => failed.push(error));
    }
    if (failed.length > 0) throw failed[0];
  }
  try {
    const root = await mkdtemp(join(tmpdir(), 'lulus-faults-'));
    started.push(() => rm(root, { recursive: true, force: true }));
    const dataDir = join(root, 'database');
    const disk = await makeDisk(dataDir);
    if (typeof disk === 'string') print(`Skipped: the disk is full (${disk}).`);
    else started.push(() => disk.remove());

    let postgres: EmbeddedPostgres = await startEmbeddedPostgres({ dataDir, settings: SETTINGS });
    started.push(() => postgres.stop());
    const direct = new URL(postgres.connectionString);
    const postgresDir = direct.searchParams.get('host') ?? '';
    const lineDir = join(root, 'line');
    await mkdir(lineDir);
    const databaseLine = await startLine(join(lineDir, '.s.PGSQL.5432'));
    started.push(() => databaseLine.close());
    databaseLine.leadTo(join(postgresDir, '.s.PGSQL.5432'));
    direct.searchParams.set('host', lineDir);
    const databaseUrl = direct.href;

    const db = openDatabase({ connectionString: postgres.connectionString, max: 4 });
    started.push(() => db.destroy());
    await migrate(db);
    const config = readConfig({ DATABASE_URL: databaseUrl, DATA_DIR: join(root, 'test') });
    const context = await createContext(config, db, systemClock);

    const nodes: Node[] = [];
    for (const name of ['one', 'two']) {
      const node = await makeNode(databaseUrl, join(root, name));
      nodes.push(node);
      started.push(
        () => node.proxy.close(),
        () => node.server.kill(),
      );
    }

    const complaints: string[] = [];
    const kills = new Map<string, number>();
    return {
      ...{ context, databaseUrl, databaseLine, postgresDir, nodes, moment, complaints, kills, end },
      disk: typeof disk === 'string' ? undefined : disk,
      random: seededRandom(seed),
      count: (kind) => void kills.set(kind, (kills.get(kind) ?? 0) + 1),
      complain: (line) => void complaints.push(line),
      findLeaks: async () => [
        ...(await namedInFile(postgresLog(dataDir), secrets)),
        ...(await namedInAudit(postgres.connectionString, secrets)),
      ],
      stopPostgres: () => postgres.stop(),
      async startPostgres() {
        postgres = await startEmbeddedPostgres({ dataDir, settings: SETTINGS });
      },
    };
  } catch (error) {
    await end();
    throw error;
  }
}
