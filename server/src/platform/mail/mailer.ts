import nodemailer from 'nodemailer';
import type { Config } from '../config.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

export interface Mailer {
  /** Resolves when the mail server has accepted the mail. */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** In milliseconds. A working mail server is faster, and a broken one must not delay the stop of this server. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** `localhost`, 127.0.0.0/8 and ::1. Mails to these addresses do not leave the machine. */
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/**
 * Password links and the mail server's password must not cross a network unencrypted. If encryption is required and
 * the mail server does not offer STARTTLS, `send` rejects.
 */
function mustEncrypt({ SMTP_TLS }: Pick<Config, 'SMTP_TLS'>, url: string): boolean {
  return SMTP_TLS && !LOOPBACK.test(new URL(url).hostname);
}

/** Returns undefined if SMTP_URL is not set. Uses one connection, which closes when it is idle. */
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
