import { afterAll, beforeEach, expect, test } from 'vitest';
import { startMailServer } from '../../../test/mail-server.ts';
import { readConfig } from '../config.ts';
import { createMailer } from './mailer.ts';

const post = await startMailServer();
afterAll(() => post.stop());
beforeEach(() => {
  post.mails.length = 0;
});

/** Reaches this machine, but is no loopback address. */
const ELSEWHERE = post.url.replace('127.0.0.1', '0.0.0.0');

async function send(env: Record<string, string>): Promise<void> {
  const mailer = createMailer(readConfig({ PUBLIC_URL: 'https://ujian.sekolah.test', ...env }));
  try {
    await mailer?.send({ to: 'ayu@sekolah.test', subject: 'Tautan', text: 'Halo', html: '<p>Halo</p>' });
  } finally {
    mailer?.close();
  }
}

test('sends nothing to a mail server that offers no encryption', async () => {
  await expect(send({ SMTP_URL: ELSEWHERE })).rejects.toThrow(/STARTTLS/);
  expect(post.mails).toEqual([]);
});

test('sends mails without encryption if SMTP_TLS is off', async () => {
  await send({ SMTP_URL: ELSEWHERE, SMTP_TLS: 'off' });
  expect(post.mails).toHaveLength(1);
});

test('sends mails without encryption to a mail server on the same machine', async () => {
  await send({ SMTP_URL: post.url });
  expect(post.mails).toHaveLength(1);
});
