/**
 * The topology of compose.yaml as local processes: a balancer, nodes, a primary with a streaming standby, and
 * an S3 store. Students take an examination while a node is killed and restarted. Then the standby takes
 * over.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BankItem, getState, insertBankItem } from '@lulus/contract';
import { afterAll, expect, test, vi } from 'vitest';
import { systemClock } from '../../src/platform/clock.ts';
import { readConfig } from '../../src/platform/config.ts';
import { openDatabase } from '../../src/platform/db/database.ts';
import { migrate } from '../../src/platform/db/migrate.ts';
import { createContext } from '../../src/process/create-context.ts';
import { countLostBy, countResults } from '../check-simulated-student.ts';
import { anAdmin, anExamination, aStudent } from '../factories.ts';
import { startServerProcess } from '../faults/server-process.ts';
import { startS3Server } from '../s3-server.ts';
import { namedInAudit, namedInFile, postgresLog } from '../search-logs.ts';
import { secrets } from '../secrets.ts';
import { simulateStudent } from '../simulate-student.ts';
import { startBalancer } from './balancer.ts';
import { startReplicatedPostgres } from './replicated-postgres.ts';

const STUDENTS = 12;
const METRICS_TOKEN = 'a token for the metrics';
const WAIT = { timeout: 20_000, interval: 100 };
const PICTURE = await readFile(new URL('../../sample/media/sign-a.png', import.meta.url));

const cleanups: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (let clean = cleanups.pop(); clean; clean = cleanups.pop()) await clean();
});

const root = await mkdtemp(join(tmpdir(), 'lulus-topology-'));
cleanups.push(() => rm(root, { recursive: true, force: true }));
const FILES_URL = await startS3Server();
const postgres = await startReplicatedPostgres(root);
cleanups.push(
  () => postgres.primary.stop(),
  () => postgres.standby.stop(),
  // By now, the standby has the last writes of the primary.
  async () =>
    expect([
      ...(await namedInAudit(postgres.standby.connectionString, secrets)),
      ...(await namedInFile(postgresLog(join(root, 'primary')), secrets)),
      ...(await namedInFile(postgresLog(join(root, 'standby')), secrets)),
    ]).toEqual([]),
);

async function contextOn(DATABASE_URL: string) {
  const db = openDatabase({ connectionString: DATABASE_URL, max: 2 });
  cleanups.push(() => db.destroy());
  return { db, config: readConfig({ DATABASE_URL, DATA_DIR: join(root, 'test') }) };
}

async function startNode(name: string, databaseUrl: string, env: Record<string, string>) {
  const node = await startServerProcess(databaseUrl, join(root, name), {
    ...{ FILES_URL, METRICS_TOKEN, SAMPLE: 'off' },
    ...env,
  });
  cleanups.push(() => node.kill());
  return node;
}

/** Returns how many saves the node's processes have answered. */
async function answeredBy({ port }: { port: number }): Promise<number> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`, { headers })).text();
  const counts = text.matchAll(
    /^lulus_http_request_seconds_count{[^}]*route="\/api\/exam\/answers"[^}]*} (\d+)$/gm,
  );
  return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
}

/** Uploads a picture as an admin through the balancer, and returns its link. */
async function putPicture(origin: string, token: string, examination_id: string): Promise<string> {
  const form = new FormData();
  const fields = {
    ...{ examination_id, bank_type: 'image', bank_section: 'A', bank_question: 'What does it mean?' },
    ...{
      bank_question_weight: '1',
      option_type: 'text',
      bank_option: '{"1":"Go","2":"Stop"}',
      bank_answer: '[1]',
    },
  };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('bank_asset', new Blob([Uint8Array.from(PICTURE)]), 'sign.png');
  const response = await fetch(origin + insertBankItem.path, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  expect(response.status).toBe(201);
  const { bank } = (await response.json()) as { bank: BankItem };
  return `/api/assets/${bank.bank_asset.image[0]}`;
}

test('nothing acknowledged is lost when a node is killed, or when the standby takes over', {
  timeout: 120_000,
}, async () => {
  const primaryUrl = postgres.primary.connectionString;
  const { db, config } = await contextOn(primaryUrl);
  await migrate(db);
  const context = await createContext(config, db, systemClock);
  const nodes = await Promise.all([
    startNode('one', primaryUrl, { WORKERS: '2' }),
    startNode('two', primaryUrl, { WORKERS: '1' }),
  ]);
  const [one, two] = nodes;
  const balancer = await startBalancer(nodes.map(({ port }) => port));
  cleanups.push(() => balancer.close());

  // Files that were uploaded through one node are available on both.
  const draft = await anExamination(context, { published: false });
  const admin = await context.sessions.open(await anAdmin(context));
  const link = await putPicture(balancer.origin, admin, draft.id);
  for (const { port } of nodes) {
    const picture = await fetch(new URL(link, `http://127.0.0.1:${port}`));
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
  }

  const { id: exam_id, items } = await anExamination(context);
  const students = await Promise.all(
    Array.from({ length: STUDENTS }, async () => {
      const user = await aStudent(context);
      const token = await context.sessions.open(user);
      const questions = items.map(({ id }) => id);
      const origin = () => balancer.origin;
      return {
        token,
        ...simulateStudent({ userId: user.id, token, exam_id, questions, origin, random: Math.random }),
      };
    }),
  );
  await Promise.all(students.map((student) => student.start()));
  const working = Promise.all(students.map((student) => student.work()));
  const saves = () => students.reduce((sum, student) => sum + student.saves(), 0);
  const isSaving = (since: number) => vi.waitUntil(() => saves() > since + STUDENTS, WAIT);
  await isSaving(0);
  await one.kill();
  await isSaving(saves());
  const again = await startNode('one', primaryUrl, { WORKERS: '2', PORT: String(one.port) });
  // Clients only reconnect after a broken connection. Killing the other node moves them to the new one.
  await isSaving(saves());
  await two.kill();
  await vi.waitUntil(async () => (await answeredBy(again)) > STUDENTS, WAIT);
  const twoAgain = await startNode('two', primaryUrl, { WORKERS: '1', PORT: String(two.port) });
  for (const student of students) student.stop();
  await working;
  await Promise.all(students.map((student) => student.submit()));

  const nothingWrong = { lost: 0, duplicated: 0, wrong: 0 };
  const countWrong = async (where: typeof context) => ({
    lost: await countLostBy(where, students),
    ...(await countResults(where, STUDENTS)),
  });
  expect(await countWrong(context)).toEqual(nothingWrong);

  await vi.waitUntil(() => postgres.isCaughtUp(), WAIT);
  const standby = await contextOn(postgres.standby.connectionString);
  expect(await countWrong({ ...context, db: standby.db })).toEqual(nothingWrong);

  for (const node of [again, twoAgain]) await node.kill();
  await db.destroy();
  await postgres.primary.stop();
  await postgres.promote();
  const last = await startNode('three', postgres.standby.connectionString, { WORKERS: '1' });
  const state = await fetch(`http://127.0.0.1:${last.port}${getState.path}?exam_id=${exam_id}`, {
    headers: { authorization: `Bearer ${students[0]?.token}` },
  });
  expect(state.status).toBe(200);
  expect(((await state.json()) as { submitted_at: string | null }).submitted_at).not.toBeNull();
  await anExamination({ ...context, db: standby.db });
});
