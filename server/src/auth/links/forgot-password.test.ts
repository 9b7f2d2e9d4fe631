import { randomUUID } from 'node:crypto';
import * as contract from '@lulus/contract';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { aStudent, PASSWORD } from '../../../test/factories.ts';
import { startMailServer } from '../../../test/mail-server.ts';
import { createTestApp } from '../../../test/test-app.ts';
import { sendDueMails } from './send-due-mails.ts';

const post = await startMailServer();
const { context, call, clock } = await createTestApp({
  SMTP_URL: post.url,
  PUBLIC_URL: 'https://ujian.sekolah.test/',
});
afterAll(async () => {
  context.mailer?.close();
  await post.stop();
});

const MINUTE = 60_000;
const forgot = (email: string, device_id?: string) =>
  call(contract.forgotPassword, { body: { email, device_id } });
const statusOf = async (...asked: Parameters<typeof forgot>) => (await forgot(...asked)).status;

/** Lets the mails counted for the address expire. */
beforeEach(() => clock.advance(60 * MINUTE));

test('an address may request sixty mails without a wait', async () => {
  const answers = await Promise.all(
    Array.from({ length: 80 }, (_, index) => forgot(`student${index}@example.test`)),
  );
  expect(answers.filter(({ status }) => status === 200).length).toBe(60);
  const refused = answers.find(({ status }) => status === 429);
  expect(refused?.error.code).toBe('rate_limited');
  // Concurrent requests read the clock before they are counted, so the wait may be a second longer.
  expect(['5', '6']).toContain(refused?.headers['retry-after']);
});

describe('a person who forgot the password, at an address that has used up its mails', () => {
  async function useUpMails() {
    const [email, other] = [(await aStudent(context)).email ?? '', (await aStudent(context)).email ?? ''];
    const device_id = randomUUID();
    expect((await call(contract.login, { body: { email, password: PASSWORD, device_id } })).status).toBe(200);
    await Promise.all(Array.from({ length: 61 }, (_, index) => forgot(`nobody${index}@example.test`)));
    return { email, other, device_id };
  }

  test('gets a link only with a device that has logged in to the account', async () => {
    const { email, other, device_id } = await useUpMails();
    // The address is known to the account, but many people may share it.
    expect(await statusOf(email)).toBe(429);
    expect(await statusOf(email, randomUUID())).toBe(429);
    expect(await statusOf(other, device_id)).toBe(429);
    expect(await statusOf('unknown@example.test', device_id)).toBe(429);
    expect(await statusOf(email, device_id)).toBe(200);
    await sendDueMails(context);
    expect(post.mails.map(({ to }) => to)).toEqual([[email]]);
  });

  test('gets at most three mails per login', async () => {
    const { email, device_id } = await useUpMails();
    const statuses = [];
    for (let times = 0; times < 4; times++) statuses.push(await statusOf(email, device_id));
    expect(statuses).toEqual([200, 200, 200, 429]);
  });

  test('shares sixty mails with all known devices at the address', async () => {
    const { email, device_id } = await useUpMails();
    const { throttle } = context;
    for (let asked = 0; asked < 60; asked++) {
      await throttle.count(throttle.countOf('mailsFromKnown', '127.0.0.1'));
    }
    expect(await statusOf(email, device_id)).toBe(429);
  });
});
