/** Runs the server with the role of deploy/make-roles.sh, which may only read and write rows. */
import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getExamination, getLeaderboard, login, startExam, submitExam } from '@lulus/contract';
import pg from 'pg';
import { afterAll, expect, inject, test } from 'vitest';
import { anExamination, aStudent, PASSWORD } from '../../../test/factories.ts';
import { startServerProcess } from '../../../test/faults/server-process.ts';
import { createContext } from '../../process/create-context.ts';
import { systemClock } from '../clock.ts';
import { readConfig } from '../config.ts';
import { openDatabase } from './database.ts';

const name = `test_${randomUUID().replaceAll('-', '')}`;
const [owner, serving] = [`${name}_owner`, `${name}_serving`];

function addressOf(role?: string): string {
  const url = new URL(inject('postgresUrl'));
  url.pathname = `/${name}`;
  if (role) url.username = role;
  return url.href;
}

async function asSuperuser(connectionString: string, ...statements: string[]): Promise<void> {
  const superuser = new URL(connectionString);
  superuser.username = 'postgres';
  const client = new pg.Client(superuser.href);
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

/** Returns the statements that create the roles in compose.yaml's database, with this test's names. */
async function statementsForRoles(): Promise<string[]> {
  const script = await readFile(new URL('../../../../deploy/make-roles.sh', import.meta.url), 'utf8');
  const [, statements = ''] = /<<'SQL'\n(.*)\nSQL\n/s.exec(script) ?? [];
  return statements
    .replaceAll('lulus_owner', owner)
    .replaceAll('lulus_serving', serving)
    .replaceAll('database lulus', `database ${name}`)
    .replace(/:'(\w+)'/g, "'$1'")
    .split('\n');
}

// The image of PostgreSQL runs the script as superuser, too.
await asSuperuser(inject('postgresUrl'), `create database ${name}`);
await asSuperuser(addressOf(), ...(await statementsForRoles()));

const dataDir = await mkdtemp(join(tmpdir(), 'lulus-role-'));
const config = readConfig({ DATABASE_URL: addressOf(serving), DATA_DIR: dataDir });
const { port, kill } = await startServerProcess(addressOf(serving), dataDir, {
  MIGRATE_DATABASE_URL: addressOf(owner),
  SAMPLE: 'off',
});
const db = openDatabase({ connectionString: addressOf(serving), max: 2 });
afterAll(async () => {
  await db.destroy();
  await kill();
  await rm(dataDir, { recursive: true, force: true });
});

async function ask(method: string, path: string, token?: string, body?: object) {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, json: (await response.json()) as { access_token: string } };
}

test('the role can publish an examination, take it and read the leaderboard', async () => {
  const context = await createContext(config, db, systemClock);
  const student = await aStudent(context);
  const { id: exam_id } = await anExamination(context);
  const { json } = await ask('POST', login.path, undefined, { email: student.email, password: PASSWORD });
  const token = json.access_token;
  const answers = [
    await ask('GET', getExamination.path.replace(':id', exam_id), token),
    await ask('POST', startExam.path, token, { exam_id }),
    await ask('POST', submitExam.path, token, { exam_id, answers: '[]' }),
    await ask('GET', getLeaderboard.path, token),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
});

test.each([
  'create table more (id int)',
  'alter table users add column more text',
  'drop table users',
  'truncate answers',
  'alter table results disable trigger all',
  'create role more',
  'create database more',
  "copy users to program 'true'",
])('the role may not run “%s”', async (statement) => {
  const client = new pg.Client(addressOf(serving));
  await client.connect();
  // The code of a missing privilege.
  await expect(client.query(statement).finally(() => client.end())).rejects.toMatchObject({ code: '42501' });
});
