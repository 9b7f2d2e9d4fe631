import nodemailer from 'nodemailer';
import type { Config } from '../config.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

export interface Mailer {
  /** Resolves when the mail server has taken the mail. */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** No mail server that is well takes longer; one that is not must not hold up the server's stop. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Undefined without SMTP_URL: then nothing is mailed. One connection, kept while there are mails. */
export function createMailer({ SMTP_URL, MAIL_FROM }: Config): Mailer | undefined {
  if (SMTP_URL === undefined) return undefined;
  const transport = nodemailer.createTransport({ ...TIMEOUTS, url: SMTP_URL, pool: true, maxConnections: 1 });
  return {
    async send(mail) {
      await transport.sendMail({ from: MAIL_FROM, headers: { 'Auto-Submitted': 'auto-generated' }, ...mail });
    },
    close: () => transport.close(),
  };
}
