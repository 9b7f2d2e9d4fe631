import { once } from 'node:events';
import { readdir, stat } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { dirname } from 'node:path';
import type { Readable } from 'node:stream';
import { endpoint } from '@lulus/contract';
import { fieldMessage, problem } from '@lulus/contract/messages';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { anAdmin, aStudent } from '../../../../test/factories.ts';
import {
  BIG_HEAD,
  BIG_TAIL,
  bigForm,
  END,
  FORM_TYPE,
  formOf,
  MB,
  type Part,
  partHead,
} from '../../../../test/raw-forms.ts';
import { createTestApp } from '../../../../test/test-app.ts';
import { serve } from '../serve.ts';
import type { UploadedFile } from './multipart.ts';

const { app, context, tokenOf } = await createTestApp();
const seen: { files: UploadedFile[]; onDisk: string[] } = { files: [], onDisk: [] };

const uploadSomething = endpoint({
  method: 'POST',
  path: '/api/test/upload/:id',
  access: 'admin',
  summary: 'Takes a form',
  multipart: true,
  params: z.object({ id: z.string().max(3) }),
  body: z.object({ title: z.string({ error: fieldMessage('required') }), fail: z.string().optional() }),
  reply: z.object({ title: z.string(), files: z.number() }),
});

serve({ app, ...context, checkReach: async () => undefined }, uploadSomething, async ({ body, files }) => {
  seen.files = files;
  // Reads this request's folder only. Folders of other requests may be deleted at any moment.
  seen.onDisk = files[0] === undefined ? [] : await readdir(dirname(files[0].path));
  if (body.fail !== undefined) throw new Error('a fault in the handler');
  return { title: body.title, files: files.length };
});

let token = '';
let port = 0;
beforeAll(async () => {
  token = await tokenOf(await anAdmin(context));
  await app.listen({ host: '127.0.0.1', port: 0 });
  port = (app.server.address() as AddressInfo).port;
});
beforeEach(() => {
  seen.files = [];
});

interface Sent {
  status: number;
  code?: string;
  message?: unknown;
  title?: string;
  files?: number;
}

/** Sends a body, as a string or a stream, over a TCP connection. */
function send(body: string | Readable, headers: Record<string, string | number> = {}): Promise<Sent> {
  const { promise, resolve, reject } = Promise.withResolvers<Sent>();
  const request = httpRequest(
    {
      port,
      host: '127.0.0.1',
      method: 'POST',
      path: '/api/test/upload/1',
      headers: { authorization: `Bearer ${token}`, 'content-type': FORM_TYPE, ...headers },
    },
    async (response) => {
      const text = Buffer.concat(await response.toArray()).toString();
      resolve({ status: response.statusCode ?? 0, ...JSON.parse(text) });
      request.destroy();
    },
  );
  request.on('error', reject);
  if (typeof body === 'string') request.end(body);
  else body.pipe(request);
  return promise;
}

const noLeftovers = () =>
  vi.waitFor(async () => expect(await readdir(context.uploads)).toEqual([]), { timeout: 10_000 });

test('the handler gets validated fields and files on disk, which are deleted afterwards', async () => {
  const form = formOf(
    ['title', 'Ujian é'],
    ['bank_asset', 'one', 'a.png'],
    ['bank_asset', 'three', 'b.png', 'image/png'],
    ['bank_option_file[2]', '', 'c.png'],
  );
  expect(await send(form)).toEqual({ status: 200, title: 'Ujian é', files: 3 });
  expect(seen.files.map(({ field, bytes, filename }) => [field, bytes, filename])).toEqual([
    ['bank_asset', 3, 'a.png'],
    ['bank_asset', 5, 'b.png'],
    ['bank_option_file[2]', 0, 'c.png'],
  ]);
  expect(seen.onDisk).toEqual(['0', '1', '2']);
  await noLeftovers();
});

test('reads a form that `fetch` sends, as browsers do', async () => {
  const form = new FormData();
  form.append('title', 'From fetch');
  form.append('file', new Blob(['hello']), 'héllo "x".txt');
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`http://127.0.0.1:${port}/api/test/upload/1`, {
    method: 'POST',
    body: form,
    headers,
  });
  expect(await response.json()).toEqual({ title: 'From fetch', files: 1 });
});

test('wrong fields get 422 by field, a wrong path gets 404, and no file stays', async () => {
  expect(await send(formOf(['file', 'x', 'x.png']))).toEqual({
    status: 422,
    code: 'validation_failed',
    params: {},
    message: { title: ['This field is required.'] },
    fields: { title: [problem('required')] },
  });
  const response = await app.inject({
    method: 'POST',
    url: '/api/test/upload/1234',
    headers: { authorization: `Bearer ${token}`, 'content-type': FORM_TYPE },
    payload: formOf(['title', 'x']),
  });
  expect(response.statusCode).toBe(404);
  await noLeftovers();
});

test('no file stays when the handler fails', async () => {
  expect((await send(formOf(['title', 'x'], ['fail', 'yes'], ['file', 'x', 'x.png']))).status).toBe(500);
  await noLeftovers();
});

describe('a caller that may not upload is rejected before the form is read', () => {
  test.each([
    ['a caller without a session', 401, async () => ({ authorization: '' })],
    ['a student', 403, async () => ({ authorization: `Bearer ${await tokenOf(await aStudent(context))}` })],
  ])('%s', async (_, status, headers) => {
    expect((await send(formOf(['title', 'x'], ['file', 'x', 'x.png']), await headers())).status).toBe(status);
    expect(seen.files).toEqual([]);
  });
});

describe('an unreadable form gets 400', () => {
  const whole = formOf(['title', 'x'], ['file', 'some content', 'x.png']);
  test.each<[string, string, Record<string, string>]>([
    ['without a boundary', whole, { 'content-type': 'multipart/form-data' }],
    ['with another boundary', whole, { 'content-type': 'multipart/form-data; boundary=other' }],
    ['cut off within a file', whole.slice(0, -40), {}],
    ['cut off within a head', whole.slice(0, 30), {}],
    ['without its end', whole.slice(0, -END.length), {}],
    ['that is JSON instead', '{"title":"x"}', {}],
    ['with a field named __proto__', formOf(['title', 'x'], ['__proto__', 'x']), {}],
    ['with a field named constructor', formOf(['title', 'x'], ['constructor', 'x']), {}],
    ['with a file named __proto__', formOf(['title', 'x'], ['__proto__', 'x', 'x.png']), {}],
    ['with a field of invalid JSON', formOf(['title', '{', undefined, 'application/json']), {}],
  ])('%s', async (_, body, headers) => {
    expect(await send(body, headers)).toMatchObject({ status: 400, code: 'bad_request' });
    await noLeftovers();
  });
});

test.each([
  ['application/json', '{"title":"x"}'],
  ['text/plain', 'x'],
  ['application/x-www-form-urlencoded', 'title=x'],
])('%s instead of a form gets 415', async (type, body) => {
  expect(await send(body, { 'content-type': type })).toMatchObject({ status: 415 });
});

test('an empty body gets 422', async () => {
  expect((await send('')).status).toBe(422);
});

describe('a form that is too large gets 413', () => {
  test.each<[string, () => string]>([
    [
      'with 21 files',
      () => formOf(['title', 'x'], ...Array.from({ length: 21 }, (): Part => ['file', 'x', 'x.png'])),
    ],
    ['with 61 fields', () => formOf(...Array.from({ length: 61 }, (_, n): Part => [`field${n}`, 'x']))],
    [
      'with 10,000 fields',
      () => formOf(...Array.from({ length: 10_000 }, (_, n): Part => [`field${n}`, 'x'])),
    ],
    [
      'with 10,000 files',
      () => formOf(...Array.from({ length: 10_000 }, (): Part => ['file', 'x', 'x.png'])),
    ],
    ['with a field of over 1 MB', () => formOf(['title', 'x'.repeat(MB + 1)])],
  ])('%s', async (_, body) => {
    expect(await send(body())).toMatchObject({ status: 413, code: 'too_large' });
    await noLeftovers();
  });

  test.each([
    ['and a content length', { 'content-length': BIG_HEAD.length + 300 * MB + BIG_TAIL.length }],
    ['and no content length', {}],
  ])('with 300 MB %s, and is never in memory as a whole', async (_, headers) => {
    const before = process.memoryUsage().rss;
    let peak = 0;
    const watch = setInterval(() => {
      peak = Math.max(peak, process.memoryUsage().rss);
    }, 20);
    const answer = await send(bigForm(300 * MB), headers);
    clearInterval(watch);
    expect(answer).toMatchObject({ status: 413, code: 'too_large' });
    expect(peak - before).toBeLessThan(150 * MB);
    await noLeftovers();
  });
});

test('accepts a file of the maximum size of a video', async () => {
  expect(await send(bigForm(200 * MB))).toMatchObject({ status: 200 });
  expect(seen.files[0]?.bytes).toBe(200 * MB);
  await noLeftovers();
});

test('an upload that breaks off leaves no files, and the server accepts the next one', async () => {
  const socket = connect(port, '127.0.0.1');
  const head = `POST /api/test/upload/1 HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nContent-Type: ${FORM_TYPE}\r\nContent-Length: 1000000\r\n\r\n`;
  socket.write(`${head}${partHead(['file', '', 'x.mp4'])}${'x'.repeat(100_000)}`);
  await vi.waitFor(async () => expect(await readdir(context.uploads)).toHaveLength(1));
  socket.destroy();
  await noLeftovers();
  expect((await send(formOf(['title', 'x']))).status).toBe(200);
});

test.each(['../../etc/passwd', '..\\..\\evil.png', '/etc/passwd', 'a\0b.png', '.', ''])(
  'a file named %j is not stored under its own name',
  async (filename) => {
    expect((await send(formOf(['title', 'x'], ['file', 'x', filename]))).status).toBeLessThan(500);
    expect(seen.files.every(({ path }) => path.startsWith(context.uploads))).toBe(true);
    await noLeftovers();
  },
);

test('other accounts of the machine cannot read uploads', async () => {
  expect((await stat(context.uploads)).mode & 0o777).toBe(0o700);
});

test('a client that disconnects before the form is read leaves no files', async () => {
  const head = `POST /api/test/upload/1 HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n`;
  for (let caller = 0; caller < 20; caller++) {
    const socket = connect(port, '127.0.0.1');
    socket.end(`${head}Content-Type: ${FORM_TYPE}\r\nContent-Length: 0\r\n\r\n`);
    await once(socket.resume(), 'close');
  }
  await noLeftovers();
  expect((await send(formOf(['title', 'x']))).status).toBe(200);
  await noLeftovers();
});

test('a connection can be used again after an upload was rejected', async () => {
  const socket = connect(port, '127.0.0.1');
  let answers = '';
  socket.on('data', (data) => {
    answers += String(data);
  });
  const upload = (body: string) =>
    socket.write(
      `POST /api/test/upload/1 HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nContent-Type: ${FORM_TYPE}\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    );
  upload(formOf(...Array.from({ length: 5000 }, (): Part => ['file', 'x', 'x.png'])));
  upload(formOf(['title', 'second']));
  await vi.waitFor(() => expect(answers).toContain('"second"'), 5000);
  expect(answers.match(/HTTP\/1.1 \d+/g)).toEqual(['HTTP/1.1 413', 'HTTP/1.1 200']);
  socket.destroy();
});

test('the API reference shows the form', () => {
  const { paths } = app.swagger() as { paths: Record<string, { post: { requestBody: unknown } }> };
  expect(paths['/api/test/upload/{id}']?.post.requestBody).toMatchObject({
    content: { 'multipart/form-data': { schema: { properties: { title: { type: 'string' } } } } },
  });
});
