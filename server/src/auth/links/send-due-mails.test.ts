import * as contract from '@lulus/contract';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { anAdmin, aStudent } from '../../../test/factories.ts';
import { startMailServer } from '../../../test/mail-server.ts';
import { moveTime } from '../../../test/move-time.ts';
import { createTestApp } from '../../../test/test-app.ts';
import { sendDueMails } from './send-due-mails.ts';

const post = await startMailServer();
const { context, call, clock } = await createTestApp({
  SMTP_URL: post.url,
  PUBLIC_URL: 'https://ujian.sekolah.test/',
  MAIL_FROM: 'SMA 1 <ujian@sekolah.test>',
});
const admin = await anAdmin(context);
afterAll(async () => {
  context.mailer?.close();
  await post.stop();
});

const MINUTE = 60_000;
const forgot = (email: string) => call(contract.forgotPassword, { body: { email } });
const set = (token: string) => call(contract.setPassword, { body: { token, password: 'bukit hijau' } });
const verify = async (token: string) => (await call(contract.verifyToken, { body: { token } })).status;
/** Opens a session for each call, since the tests move the clock by hours. */
const invite = async (id: string) => {
  const as = await context.sessions.open(admin);
  return call(contract.makePasswordLink, { as, params: { id }, body: { send: true } });
};
const linksOf = (id: string) =>
  context.db.selectFrom('password_links').selectAll().where('user_id', '=', id).execute();
const sentTo = (email: string | null) => post.mails.filter(({ to }) => to.includes(email ?? ''));
const failedRun = () =>
  sendDueMails(context).then(
    () => '',
    (error: Error) => error.message,
  );

beforeEach(async () => {
  post.mails.length = 0;
  post.fail(false);
  await context.db.deleteFrom('password_links').execute();
});

describe('a person who forgot the password', () => {
  test('is sent a link that works for an hour, once', async () => {
    const student = await aStudent(context, { first_name: 'Ayu D’Arc' });
    expect((await forgot(student.email?.toUpperCase() ?? '')).status).toBe(200);
    await sendDueMails(context);
    const [mail] = sentTo(student.email);
    expect(mail?.link).toMatch(/^https:\/\/ujian\.sekolah\.test\/setPassword\?token=[\w-]{43}$/);
    expect(mail?.content).toContain('SMA 1 <ujian@sekolah.test>');
    expect(mail?.content).toContain('Halo Ayu D’Arc,');
    expect((await set(mail?.token ?? '')).status).toBe(200);
    expect(await verify(mail?.token ?? '')).toBe(410);
    await sendDueMails(context);
    expect(post.mails).toHaveLength(1);
  });

  test.each(['Go to http://evil.test', 'menang.test', 'Ayu\nBcc: x@y.test', '<b>Ayu', 'Ayu '.repeat(20)])(
    'is greeted without a name that may contain a message: %j',
    async (first_name) => {
      const student = await aStudent(context, { first_name });
      await forgot(student.email ?? '');
      await sendDueMails(context);
      const [mail] = sentTo(student.email);
      expect(mail?.link).toMatch(/setPassword/);
      expect(mail?.content).not.toMatch(/Halo|evil|menang|Ayu/);
    },
  );

  test('may use the link for an hour after it was sent', async () => {
    const student = await aStudent(context);
    await forgot(student.email ?? '');
    clock.advance(30 * MINUTE);
    await sendDueMails(context);
    const token = post.mails[0]?.token ?? '';
    clock.advance(59 * MINUTE);
    expect(await verify(token)).toBe(200);
    clock.advance(MINUTE);
    expect(await verify(token)).toBe(410);
  });

  test('may give the WhatsApp number of an account that has an email address', async () => {
    const student = await aStudent(context, { whatsapp: '0813 1000 2000' });
    await forgot('+62 813-1000-2000');
    await sendDueMails(context);
    expect(sentTo(student.email)).toHaveLength(1);
  });

  test('gets the same reply, but no mail, without such an account or address', async () => {
    const known = await aStudent(context);
    await aStudent(context, { email: null, whatsapp: '0813 1000 3000' });
    const answers = await Promise.all(
      [known.email ?? '', 'unknown@example.test', '081310003000', '08', 'x'].map((email) => forgot(email)),
    );
    for (const { status, reply } of answers) {
      expect([status, reply]).toEqual([200, answers[0]?.reply]);
    }
    await sendDueMails(context);
    expect(post.mails.map(({ to }) => to)).toEqual([[known.email]]);
  });

  test('is sent one mail a minute, and the newest works', async () => {
    const student = await aStudent(context);
    for (let times = 0; times < 2; times++) await forgot(student.email ?? '');
    await sendDueMails(context);
    expect(post.mails).toHaveLength(1);
    clock.advance(MINUTE);
    await forgot(student.email ?? '');
    await sendDueMails(context);
    expect(post.mails).toHaveLength(2);
    expect(await Promise.all(post.mails.map(({ token }) => verify(token)))).toEqual([404, 200]);
  });

  test('cannot fill a mailbox, and always has a working link in it', async () => {
    const aDay = async (email: string) => {
      let asked = 0;
      for (let minutes = 0; minutes < 24 * 60; ) {
        const { status, headers } = await forgot(email);
        if (status === 200) asked += 1;
        const wait = status === 200 ? 1 : Math.ceil(Number(headers['retry-after']) / 60);
        moveTime(wait * MINUTE);
        minutes += wait;
      }
      return asked;
    };
    const student = await aStudent(context);
    const asked = await aDay(student.email ?? '');
    expect(asked).toBeLessThan(35);
    await sendDueMails(context);
    clock.advance(59 * MINUTE);
    expect(await verify(sentTo(student.email).at(-1)?.token ?? '')).toBe(200);
    expect(await aDay('unknown.again@example.test')).toBe(asked);
  });

  test('cannot revoke another person’s invitation by requesting a reset', async () => {
    const student = await aStudent(context);
    await invite(student.id);
    await sendDueMails(context);
    await forgot(student.email ?? '');
    await sendDueMails(context);
    expect(await Promise.all(post.mails.map(({ token }) => verify(token)))).toEqual([200, 200]);
    await set(post.mails[0]?.token ?? '');
    expect(await verify(post.mails[1]?.token ?? '')).toBe(404);
  });
});

describe('an invitation', () => {
  test('is mailed in the school’s name and language', async () => {
    await context.db
      .updateTable('settings')
      .set({ school_name: 'SMA Nusa', default_language: 'en' })
      .execute();
    const student = await aStudent(context, { first_name: 'Ayu' });
    const { reply } = await invite(student.id);
    expect(reply.card).toBeNull();
    await sendDueMails(context);
    expect(post.mails[0]?.content).toContain('Subject: Set your password for SMA Nusa');
    expect(post.mails[0]?.content).toContain('Hello Ayu,');
    await context.db.updateTable('settings').set({ school_name: '', default_language: 'default' }).execute();
  });

  test('has no token while it is queued, and only a hash afterwards', async () => {
    const student = await aStudent(context);
    await invite(student.id);
    expect(await linksOf(student.id)).toMatchObject([{ token_hash: null, expires_at: null }]);
    await sendDueMails(context);
    const [link] = await linksOf(student.id);
    expect(link).toMatchObject({ mail_at: null, mail_tries: 1, token_hash: expect.any(Buffer) });
    expect(link?.token_hash?.toString()).not.toContain(post.mails[0]?.token);
  });

  test('is mailed once when several nodes send at once', async () => {
    const students = await Promise.all(Array.from({ length: 8 }, () => aStudent(context)));
    for (const { id } of students) await invite(id);
    await Promise.all([1, 2, 3].map(() => sendDueMails(context)));
    await sendDueMails(context);
    expect(post.mails.map(({ to }) => to[0]).sort()).toEqual(students.map(({ email }) => email).sort());
  });

  test('is mailed in runs of at most ten mails', async () => {
    const students = await Promise.all(Array.from({ length: 12 }, () => aStudent(context)));
    for (const { id } of students) await invite(id);
    await sendDueMails(context);
    expect(post.mails).toHaveLength(10);
    await sendDueMails(context);
    expect(post.mails).toHaveLength(12);
  });

  test('is not mailed once it is used, nor to an address that was removed', async () => {
    const student = await aStudent(context);
    await invite(student.id);
    await context.db.updateTable('users').set({ email: null }).where('id', '=', student.id).execute();
    await sendDueMails(context);
    expect(post.mails).toEqual([]);
    expect(await linksOf(student.id)).toMatchObject([{ mail_at: null }]);
  });
});

describe('a mail server that fails', () => {
  test('is tried again later, and then the mail arrives with a link that works', async () => {
    const student = await aStudent(context);
    await invite(student.id);
    post.fail(true);
    const message = await failedRun();
    expect(message).toMatch(/try 1 of 5/);
    expect(message).not.toContain(student.email);
    post.fail(false);
    await sendDueMails(context);
    expect(post.mails).toEqual([]);
    clock.advance(MINUTE);
    await sendDueMails(context);
    expect(post.mails).toHaveLength(1);
    expect((await set(post.mails[0]?.token ?? '')).status).toBe(200);
  });

  test('is given up after five tries within a day', async () => {
    const student = await aStudent(context);
    await invite(student.id);
    post.fail(true);
    const tries: string[] = [];
    for (let minutes = 0; minutes < 24 * 60; minutes++) {
      const message = await failedRun();
      if (message) tries.push(message);
      clock.advance(MINUTE);
    }
    expect(tries.map((message) => /try (.*)\.$/.exec(message)?.[1])).toEqual([
      '1 of 5',
      '2 of 5',
      '3 of 5',
      '4 of 5',
      '5 of 5: given up',
    ]);
    expect(await linksOf(student.id)).toMatchObject([{ mail_at: null }]);
  });

  test('does not use up the tries of the other mails', async () => {
    const students = [await aStudent(context), await aStudent(context)];
    for (const { id } of students) await invite(id);
    post.fail(true);
    await failedRun();
    const tries = await Promise.all(students.map(({ id }) => linksOf(id)));
    expect(tries.map(([link]) => link?.mail_tries)).toEqual([1, 0]);
  });

  test('counts as failed if it cannot be reached', async () => {
    const unreachable = await createTestApp({
      SMTP_URL: 'smtp://127.0.0.1:1',
      PUBLIC_URL: 'http://lulus.test',
    });
    const student = await aStudent(unreachable.context);
    await unreachable.call(contract.forgotPassword, { body: { email: student.email ?? '' } });
    await expect(sendDueMails(unreachable.context)).rejects.toThrow(
      /could not be mailed \(E\w+\), try 1 of 5/,
    );
  });

  test('loses no mail if the process ends while sending: the link gets another token', async () => {
    const student = await aStudent(context);
    await invite(student.id);
    const taken = { ...context, mailer: { send: () => Promise.reject(new Error('ended')), close() {} } };
    await sendDueMails(taken).catch(() => undefined);
    const [before] = await linksOf(student.id);
    clock.advance(MINUTE);
    await sendDueMails(context);
    const [after] = await linksOf(student.id);
    expect(after?.token_hash).not.toEqual(before?.token_hash);
    expect(await verify(post.mails[0]?.token ?? '')).toBe(200);
  });
});
