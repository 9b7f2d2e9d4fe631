/** Sends a request unchanged, and formats it for the developer who fixes a finding. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import type { Answered } from './judge.ts';
import type { FormFile, Request } from './requests.ts';

const asText = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

/** Encodes like a client, except for lone surrogates, which no client can encode. */
const encode = (value: unknown) => encodeURIComponent(asText(value).toWellFormed());

function addressOf({ operation, params, query }: Request): string {
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => encode(params[name]));
  const pairs = Object.entries(query).map(([name, value]) => `${encode(name)}=${encode(value)}`);
  return pairs.length === 0 ? path : `${path}?${pairs.join('&')}`;
}

/** Builds a multipart form by hand, since no form library produces such data. */
function asForm(body: unknown, files: FormFile[]): { type: string; payload: Buffer } {
  const boundary = 'lulus-fuzz';
  const quoted = (name: string) => name.replace(/["\r\n]/g, '_');
  const parts: Buffer[] = [];
  function add(disposition: string, content: Uint8Array | string): void {
    parts.push(
      Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n`),
      Buffer.from(content as string),
      Buffer.from('\r\n'),
    );
  }
  const fields = typeof body === 'object' && body !== null ? Object.entries(body) : [];
  for (const [name, value] of fields) add(`name="${quoted(name)}"`, asText(value));
  for (const { field, filename, content } of files) {
    add(`name="${quoted(field)}"; filename="${quoted(filename)}"`, content);
  }
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    payload: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
  };
}

const DECODERS: Record<string, (body: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync };

export async function send(
  app: FastifyInstance,
  request: Request,
  token: string | undefined,
): Promise<Answered> {
  const { operation, body, files, headers } = request;
  const form = operation.body?.multipart ? asForm(body, files) : undefined;
  const payload = form?.payload ?? (body === undefined ? undefined : JSON.stringify(body));
  const response = await app.inject({
    method: operation.method,
    url: addressOf(request),
    headers: {
      ...headers,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(payload !== undefined && { 'content-type': form?.type ?? 'application/json' }),
    },
    ...(payload !== undefined && { payload }),
  });
  const { statusCode: status, headers: replied, rawPayload } = response;
  const decode = DECODERS[String(replied['content-encoding'])];
  return { status, headers: replied, body: (decode?.(rawPayload) ?? rawPayload).toString() };
}

const SHOWN = 600;

export function show(request: Request): string {
  const { operation, role, body, files, headers } = request;
  const sent = [
    body === undefined ? '' : JSON.stringify(body),
    files.length === 0
      ? ''
      : `files ${files.map(({ field, filename }) => `${field}=${JSON.stringify(filename)}`)}`,
    Object.keys(headers).length === 0 ? '' : JSON.stringify(headers),
  ];
  const text = [`${operation.method} ${addressOf(request)}`, `as ${role}`, ...sent.filter(Boolean)].join(' ');
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}… (${text.length} characters)` : text;
}
