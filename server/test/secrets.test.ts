/** The search finds passwords, tokens and codes in every place. */
import { randomUUID } from 'node:crypto';
import { appendFile, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { startServer } from '../../e2e/running-server.ts';
import { startServerProcess } from './faults/server-process.ts';
import { namedInAudit, namedInFile } from './search-logs.ts';
import { collectSecrets } from './secrets.ts';
import { createTestDatabase } from './template-database.ts';

const SECRET = 'hujan lebat di kebun';
const HASH = '$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA';
const TIMEOUT = { timeout: 60_000 };

/** Creates a temporary database. It is dropped before the final search of all databases. */
async function aDatabase(): Promise<pg.Client> {
  const name = `planted_${randomUUID()}`;
  const client = new pg.Client(await createTestDatabase(inject('postgresUrl'), name));
  await client.connect();
  onTestFinished(async () => {
    await client.end();
    const other = new pg.Client(inject('postgresUrl'));
    await other.connect();
    await other.query(`drop database ${pg.escapeIdentifier(name)}`);
    await other.end();
  });
  return client;
}

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'lulus-planted-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

test.each([
  ['a password that was sent', `typed ${SECRET}`],
  ['a token of a reply', 'bearer a-token-of-no-one'],
  ['the code of an app', 'the code 123456 is wrong'],
  ['any token', 'eyJhbGciOiJIUzI1NiJ9.eyJyb2xlIjoiYWRtaW4ifQ.AAAA'],
  ['the hash of any password', `hash ${HASH}`],
  ['an address with a token', 'GET /setPassword?token=abc'],
  ['a field with a secret name', '{"body":{"new_password":"x"}}'],
  ['a field with a secret name in nested JSON', JSON.stringify({ body: '{"access_token":"x"}' })],
  ['a list of recovery codes', '{"recovery_codes":["x"]}'],
])('%s is found in a line', (_, line) => {
  const secrets = collectSecrets();
  secrets.collect({ body: { password: SECRET, code: '123456' }, access_token: 'a-token-of-no-one' });
  expect(
    secrets.foundIn(['{"password_changes":3,"mails":["password_reset"]}', line, 'in 1234567 ms']),
  ).toEqual([line]);
});

test('allows the password of the first admin once, in its own line', () => {
  const shown = '  Password    a-b-c-d-e-f   shown this once: keep it';
  expect(collectSecrets().foundIn([shown, 'and again: a-b-c-d-e-f'])).toEqual(['and again: a-b-c-d-e-f']);
});

test('finds a secret in a file, also from an offset on', async () => {
  const path = join(await aFolder(), 'log');
  const secrets = collectSecrets();
  secrets.add(SECRET);
  await appendFile(path, `before: ${SECRET}\n`);
  const { size } = await stat(path);
  await appendFile(path, `nothing\nafter: ${SECRET}\n`);
  expect(await namedInFile(path, secrets)).toEqual([`before: ${SECRET}`, `after: ${SECRET}`]);
  expect(await namedInFile(path, secrets, size)).toEqual([`after: ${SECRET}`]);
});

test('finds a secret in the audit log', async () => {
  const client = await aDatabase();
  const secrets = collectSecrets();
  secrets.add(SECRET);
  const line = `insert into audit_log (at, action, after) values (now(), 'logged_in', $1)`;
  await client.query(line, [{ note: 'nothing' }]);
  expect(await namedInAudit(urlOf(client), secrets)).toEqual([]);
  await client.query(line, [{ note: `typed ${SECRET}` }]);
  expect(await namedInAudit(urlOf(client), secrets)).toHaveLength(1);
});

function urlOf({ database }: pg.Client): string {
  return inject('postgresUrl').replace(/\/[^/?]*(\?|$)/, `/${database}$1`);
}

test('PostgreSQL logs a rejected row without its values and its statement', async () => {
  const log = inject('postgresLog');
  const { size } = await stat(log);
  const client = await aDatabase();
  await client.query('create table planted (secret text primary key, other text)');
  const secrets = collectSecrets();
  for (const secret of [SECRET, 'awan putih di bukit']) secrets.add(secret);
  const insert = 'insert into planted values ($1, $2)';
  await client.query(insert, [SECRET, 'awan putih di bukit']);
  await expect(client.query(insert, [SECRET, HASH])).rejects.toMatchObject({ code: '23505' });
  const inText = `insert into planted values ('${SECRET}', '${HASH}')`;
  await expect(client.query(inText)).rejects.toMatchObject({ code: '23505' });
  expect(await namedInFile(log, secrets, size)).toEqual([]);
  // This error does contain the value, so the test searches the right place.
  await expect(client.query(`select $1::text::uuid`, [SECRET])).rejects.toMatchObject({ code: '22P02' });
  await expect.poll(() => namedInFile(log, secrets, size)).toEqual([expect.stringContaining(SECRET)]);
});

test('fails a test whose server writes its secret to its output', TIMEOUT, async () => {
  const client = await aDatabase();
  const dataDir = await aFolder();
  // The server logs the path of its data.
  const server = await startServerProcess(urlOf(client), dataDir, { METRICS_TOKEN: dataDir, SAMPLE: 'off' });
  await expect(server.kill()).rejects.toThrow(/^The server has written a password or a token:\n {2}Data /);
});

test('fails a test whose server or embedded PostgreSQL logs a secret', TIMEOUT, async () => {
  const planted = 'a planted metrics token';
  const server = await startServer({
    dataDir: await aFolder(),
    env: { METRICS_TOKEN: planted, SAMPLE: 'off', WORKERS: '1' },
  });
  await expect(server.sql('select $1::text::uuid', [planted])).rejects.toThrow();
  await server.sql(`insert into audit_log (at, action, after) values (now(), 'logged_in', $1)`, [
    { planted },
  ]);
  const stopped = await server.stop().catch((error: Error) => error.message.split('\n'));
  expect(stopped).toEqual([
    expect.stringContaining('The server has written'),
    expect.stringContaining(`{"planted": "${planted}"}`),
    expect.stringContaining(`invalid input syntax for type uuid: "${planted}"`),
  ]);
});
