import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type Answer, headerOf } from './connection.ts';

const DECODERS: Record<string, (body: Buffer) => Buffer> = {
  identity: (body) => body,
  br: brotliDecompressSync,
  gzip: gunzipSync,
};

/** The JSON of an answer, whatever it is compressed with. */
export function readBody(answer: Answer): unknown {
  const decode = DECODERS[headerOf(answer, 'content-encoding') ?? 'identity'];
  if (!decode) throw new Error(`An encoding that nobody asked for:\n${answer.head}`);
  return JSON.parse(decode(answer.body).toString());
}
