/** A real mail server on this machine that collects mail. */
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  to: string[];
  /** The whole mail, decoded. */
  content: string;
  /** The set-password link. */
  link: string;
  token: string;
}

const decoded = (quotedPrintable: string) =>
  Buffer.from(
    quotedPrintable
      .replace(/=\r\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');

export async function startMailServer() {
  const mails: ReceivedMail[] = [];
  let failing = false;
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onRcptTo(address, _, done) {
      done(
        failing ? Object.assign(new Error(`No room for ${address.address}`), { responseCode: 452 }) : null,
      );
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const content = decoded(Buffer.concat(chunks).toString('latin1'));
        const [link = '', token = ''] = /https?:\S+token=([\w-]+)/.exec(content) ?? [];
        mails.push({ to: session.envelope.rcptTo.map(({ address }) => address), content, link, token });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    /** Rejects all mail while `on`, with the address in the error, like real mail servers. */
    fail(on: boolean) {
      failing = on;
    },
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}
