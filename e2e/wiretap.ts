/**
 * A proxy between a browser and the server. It records all replies, to a page, its service worker, or the browser
 * itself.
 */
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { RunningServer } from './running-server.ts';

export interface Wiretap {
  url: string;
  /** By `GET /path`: the headers and the body as one text, of every request. */
  heard: Map<string, string>;
  stop(): Promise<void>;
}

const DECODERS: Record<string, (body: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync };

/** Latin 1 has a letter for each byte, so that binary bodies are searched, too. */
function textOf({ headers, rawHeaders }: IncomingMessage, body: Buffer): string {
  const decode = DECODERS[headers['content-encoding'] ?? ''];
  // A body that the browser did not wait for cannot be decoded to its end.
  const bytes = decode && body.length > 0 ? decode(body) : body;
  return `${rawHeaders.join('\n')}\n\n${bytes.toString('utf8')}\n${bytes.toString('latin1')}`;
}

export async function tap({ url }: RunningServer): Promise<Wiretap> {
  const heard = new Map<string, string>();
  const keep = (call: string, text: string) => heard.set(call, `${heard.get(call) ?? ''}\n${text}`);
  const proxy = createServer((asked, reply) => {
    const { method, headers } = asked;
    const upstream = request(`${url}${asked.url}`, { method, headers }, (answer) => {
      const body: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => body.push(chunk));
      answer.on('end', () => keep(`${method} ${asked.url}`, textOf(answer, Buffer.concat(body))));
      reply.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.pipe(reply);
    });
    // The server or the browser is gone, so the other connection ends too.
    upstream.on('error', () => reply.destroy());
    reply.on('close', () => upstream.destroy());
    asked.pipe(upstream);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    heard,
    async stop() {
      proxy.closeAllConnections();
      await new Promise((resolve) => proxy.close(resolve));
    },
  };
}
