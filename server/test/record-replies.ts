/** Records the complete replies to a caller: status, headers and the decoded body. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Endpoint } from '@lulus/contract';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { asForm, type TestApp } from './test-app.ts';

type Subject = Parameters<TestApp['tokenOf']>[0];

export interface RecordedReply {
  /** For example `GET /api/exam/bank?exam_id=…`. */
  call: string;
  status: number;
  /** Status, headers and body as one text. */
  text: string;
  body: string;
}

export interface Asked {
  params?: object;
  query?: object;
  body?: object;
  headers?: Record<string, string>;
}

const DECODERS: Record<string, (body: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync };

function read({ headers, rawPayload }: LightMyRequestResponse): string {
  const decode = DECODERS[String(headers['content-encoding'])];
  return (decode?.(rawPayload) ?? rawPayload).toString('utf8');
}

/** Returns the reply without request id and date, so that replies can be compared. */
export const stableText = ({ text }: RecordedReply) => text.replace(/"(x-request-id|date)":"[^"]*",?/g, '');

export function recordReplies({ app, context, tokenOf }: TestApp) {
  const replies: RecordedReply[] = [];

  async function ask(options: InjectOptions & { url: string }): Promise<RecordedReply> {
    await context.notices.settle();
    const response = await app.inject(options);
    const body = read(response);
    const one = {
      call: `${options.method ?? 'GET'} ${options.url}`,
      status: response.statusCode,
      text: `${response.statusCode} ${response.statusMessage}\n${JSON.stringify(response.headers)}\n${body}`,
      body,
    };
    replies.push(one);
    return one;
  }

  return {
    replies,
    ask,
    async call(
      { method, path, multipart }: Endpoint,
      as: Subject | undefined,
      asked: Asked = {},
    ): Promise<RecordedReply> {
      const { params = {}, query = {}, body, headers } = asked;
      const values = params as Record<string, string>;
      const url = path.replace(/:(\w+)/g, (_, name: string) => values[name] ?? '');
      const search = new URLSearchParams(query as Record<string, string>).toString();
      const form = multipart && body && (await asForm(body, []));
      return ask({
        method,
        url: search ? `${url}?${search}` : url,
        headers: {
          ...headers,
          ...(as && { authorization: `Bearer ${await tokenOf(as)}` }),
          ...(form && { 'content-type': form.type }),
        },
        ...(body && { payload: form ? form.payload : body }),
      });
    },
  };
}
