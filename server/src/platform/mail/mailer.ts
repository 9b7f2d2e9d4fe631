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

/** A healthy mail server takes less time. A broken one must not delay the server's stop. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** `localhost`, 127.0.0.0/8 and ::1: what is sent there leaves no machine. */
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/**
 * Links to set a password, and the mail server's password, must not cross a network unencrypted. If the server does
 * not offer STARTTLS, or the offer is removed on the way, nothing is sent.
 */
function mustEncrypt({ SMTP_TLS }: Pick<Config, 'SMTP_TLS'>, url: string): boolean {
  return SMTP_TLS && !LOOPBACK.test(new URL(url).hostname);
}

/** Undefined without SMTP_URL: then no mail is sent. One connection, open while there are mails. */
export function createMailer(
  config: Pick<Config, 'SMTP_URL' | 'SMTP_TLS' | 'MAIL_FROM'>,
): Mailer | undefined {
  const { SMTP_URL: url, MAIL_FROM } = config;
  if (url === undefined) return undefined;
  const requireTLS = mustEncrypt(config, url);
  const transport = nodemailer.createTransport({
    ...TIMEOUTS,
    url,
    requireTLS,
    pool: true,
    maxConnections: 1,
  });
  return {
    async send(mail) {
      await transport.sendMail({ from: MAIL_FROM, headers: { 'Auto-Submitted': 'auto-generated' }, ...mail });
    },
    close: () => transport.close(),
  };
}
