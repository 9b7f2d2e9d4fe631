import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type Answer, headerOf } from './connection.ts';

const DECODERS: Record<string, (body: Buffer) => Buffer> = {
  identity: (body) => body,
  br: brotliDecompressSync,
  gzip: gunzipSync,
};

/** Parses the JSON of an answer, with any encoding that was requested. */
export function readBody(answer: Answer): unknown {
  const decode = DECODERS[headerOf(answer, 'content-encoding') ?? 'identity'];
  if (!decode) throw new Error(`An encoding that was not requested:\n${answer.head}`);
  return JSON.parse(decode(answer.body).toString());
}
