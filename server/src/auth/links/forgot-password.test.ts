import * as contract from '@lulus/contract';
import { afterAll, expect, test } from 'vitest';
import { aStudent } from '../../../test/factories.ts';
import { startMailServer } from '../../../test/mail-server.ts';
import { moveTime } from '../../../test/move-time.ts';
import { createTestApp } from '../../../test/test-app.ts';

const post = await startMailServer();
const { context, call } = await createTestApp({
  SMTP_URL: post.url,
  PUBLIC_URL: 'https://ujian.sekolah.test/',
});
afterAll(async () => {
  context.mailer?.close();
  await post.stop();
});

const HOUR = 3_600_000;
const forgot = (email: string) => call(contract.forgotPassword, { body: { email } });
const statusOf = async (email: string) => (await forgot(email)).status;

test('a login may request three mails, and then one an hour', async () => {
  const email = 'one@example.test';
  for (let times = 0; times < 3; times++) expect(await statusOf(email)).toBe(200);
  const { status, error, headers } = await forgot(email);
  expect([status, error.code, headers['retry-after']]).toEqual([429, 'rate_limited', '3600']);
  expect(await statusOf('another@example.test')).toBe(200);
  for (let hours = 0; hours < 3; hours++) {
    moveTime(HOUR);
    expect([await statusOf(email), await statusOf(email)]).toEqual([200, 429]);
  }
});

test('a mail can be requested by any login', async () => {
  const { id } = await aStudent(context, { nis: '990099' });
  expect(await statusOf('990099')).toBe(200);
  const links = context.db.selectFrom('password_links').select('purpose').where('user_id', '=', id);
  expect(await links.execute()).toEqual([{ purpose: 'reset' }]);
});

test('a school may request three hundred mails from one address, and then one every five seconds', async () => {
  // After the counts of the first test.
  moveTime(5 * HOUR);
  const asked = (from: number, count: number) =>
    Promise.all(Array.from({ length: count }, (_, index) => statusOf(`student${from + index}@example.test`)));
  expect(new Set(await asked(0, 300))).toEqual(new Set([200]));
  expect(await asked(300, 2)).toEqual([429, 429]);
  moveTime(5000);
  expect((await asked(302, 2)).sort()).toEqual([200, 429]);
  // A request that was rejected for its address does not count for the login.
  moveTime(HOUR);
  expect(await statusOf('student300@example.test')).toBe(200);
});
