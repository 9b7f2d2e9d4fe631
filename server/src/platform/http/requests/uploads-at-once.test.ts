/** Uploads count as costly calls of their caller while they arrive. */
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { type ClientRequest, request as httpRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { endpoint } from '@lulus/contract';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { anAdmin } from '../../../../test/factories.ts';
import { BIG_HEAD, BIG_TAIL, FORM_TYPE } from '../../../../test/raw-forms.ts';
import { createTestApp } from '../../../../test/test-app.ts';
import { COSTLY, serve } from '../serve.ts';

const { app, context, tokenOf } = await createTestApp();

const upload = endpoint({
  method: 'POST',
  path: '/api/test/upload',
  access: 'admin',
  summary: 'Takes a form',
  multipart: true,
  body: z.object({ title: z.string() }),
  reply: z.object({ bytes: z.number() }),
});
serve({ app, ...context }, upload, async ({ files }) => ({ bytes: files[0]?.bytes ?? 0 }));
await app.listen({ host: '127.0.0.1', port: 0 });
const { port } = app.server.address() as AddressInfo;

const CONTENT = 'x'.repeat(100_000);

/** Sends a form up to the middle of its file. */
function begin(token: string): { request: ClientRequest; response: Promise<IncomingMessage> } {
  const headers = { authorization: `Bearer ${token}`, 'content-type': FORM_TYPE };
  const request = httpRequest({
    ...{ port, host: '127.0.0.1', method: 'POST', path: upload.path, headers, agent: false },
  });
  onTestFinished(() => void request.destroy());
  const response = once(request, 'response').then(([answer]) => answer as IncomingMessage);
  request.write(BIG_HEAD + CONTENT);
  return { request, response };
}

const arriving = async () => (await readdir(context.uploads)).length;
const POLLING = { timeout: 10_000 };

test('one of twenty-five slow uploads is rejected and not stored, and the others succeed', async () => {
  const token = await tokenOf(await anAdmin(context));
  const uploads = Array.from({ length: COSTLY.atOnce + COSTLY.waiting + 1 }, () => begin(token));
  expect(uploads).toHaveLength(25);
  const answered: IncomingMessage[] = [];
  for (const { response } of uploads) {
    void response.then(
      (answer) => answered.push(answer),
      () => undefined,
    );
  }

  await expect.poll(() => answered.map(({ statusCode }) => statusCode), POLLING).toEqual([429]);
  expect(answered[0]?.headers['retry-after']).toBe('5');
  // Waiting uploads have no files on disk yet.
  expect(await arriving()).toBe(COSTLY.atOnce);

  for (const { request } of uploads) request.end(CONTENT + BIG_TAIL);
  await expect.poll(() => answered.length, POLLING).toBe(uploads.length);
  const replies = await Promise.all(
    answered.slice(1).map(async (answer) => JSON.parse(Buffer.concat(await answer.toArray()).toString())),
  );
  expect(replies).toEqual(Array(24).fill({ bytes: 2 * CONTENT.length }));
  await expect.poll(arriving, POLLING).toBe(0);
});
