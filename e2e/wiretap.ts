/**
 * A proxy between a browser and the server that records all replies: to pages, service workers and the browser
 * itself.
 */
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { RunningServer } from './running-server.ts';

export interface Wiretap {
  url: string;
  /** Headers and bodies of all replies, as one text per call such as `GET /path`. */
  replies: Map<string, string>;
  stop(): Promise<void>;
}

const DECODERS: Record<string, (body: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync };

/** Returns headers and body as text. Latin 1 keeps every byte, so that binary bodies can be searched too. */
function textOf({ headers, rawHeaders }: IncomingMessage, body: Buffer): string {
  const decode = DECODERS[headers['content-encoding'] ?? ''];
  // An empty body cannot be decoded.
  const bytes = decode && body.length > 0 ? decode(body) : body;
  return `${rawHeaders.join('\n')}\n\n${bytes.toString('utf8')}\n${bytes.toString('latin1')}`;
}

export async function tap({ url }: RunningServer): Promise<Wiretap> {
  const replies = new Map<string, string>();
  const record = (call: string, text: string) => replies.set(call, `${replies.get(call) ?? ''}\n${text}`);
  const proxy = createServer((incoming, reply) => {
    const { method, headers } = incoming;
    const upstream = request(`${url}${incoming.url}`, { method, headers }, (answer) => {
      const body: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => body.push(chunk));
      answer.on('end', () => record(`${method} ${incoming.url}`, textOf(answer, Buffer.concat(body))));
      reply.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.pipe(reply);
    });
    // If one connection ends, the other must end too.
    upstream.on('error', () => reply.destroy());
    reply.on('close', () => upstream.destroy());
    incoming.pipe(upstream);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    replies,
    async stop() {
      proxy.closeAllConnections();
      await new Promise((resolve) => proxy.close(resolve));
    },
  };
}
