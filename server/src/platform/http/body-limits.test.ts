/** The limits of bodies by the caller's access. */
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import type { Endpoint } from '@lulus/contract';
import * as contract from '@lulus/contract';
import { describe, expect, test } from 'vitest';
import { aStudent } from '../../../test/factories.ts';
import { createTestApp } from '../../../test/test-app.ts';
import { buildApp } from '../../process/app.ts';

const { importStudents, login, submitExam } = contract;
const { app, context, log, tokenOf } = await createTestApp();
await app.listen({ host: '127.0.0.1', port: 0 });
const { port } = app.server.address() as AddressInfo;

/** Sends the headers and the beginning of a body, which is also a valid chunk. Returns the reply. */
async function begin(path: string, type: string, size: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer x.y.z\r\ncontent-type: ${type}\r\n${size}\r\n\r\n1\r\n{\r\n`,
  );
  const [answer] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  return answer.toString();
}

const JSON_TYPE = 'application/json';

test.each([
  ['a submit', submitExam.path, JSON_TYPE, 'content-length: 900000', 401],
  ['a submit without a content length', submitExam.path, JSON_TYPE, 'transfer-encoding: chunked', 401],
  ['a login', login.path, JSON_TYPE, 'content-length: 40000', 413],
  [
    'a form with files',
    importStudents.path,
    'multipart/form-data; boundary=b',
    'content-length: 900000',
    401,
  ],
])('%s without a session is rejected before its large body arrives', async (_, path, type, size, status) => {
  expect(await begin(path, type, size)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
});

test.each([
  ['a small body', submitExam.path, JSON_TYPE, 'content-length: 2000'],
  ['a form with files', importStudents.path, 'multipart/form-data; boundary=b', 'content-length: 900000'],
])(
  '%s of a rejected request is read to its end, and the connection stays open',
  async (_, path, type, size) => {
    expect(await begin(path, type, size)).not.toMatch(/\r\nconnection: close\r\n/i);
  },
);

const FOR_ALL: contract.Access[] = ['public', 'user', 'student'];

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'access' in value;

describe('the limit of bodies from callers who are not staff', () => {
  const withBody = Object.values<unknown>(contract).filter(
    (value) => isEndpoint(value) && value.body !== undefined && FOR_ALL.includes(value.access),
  ) as Endpoint[];
  const larger = withBody.filter(({ maxBodyBytes }) => maxBodyBytes !== undefined);

  test.each(withBody.filter((one) => !larger.includes(one)))(
    'is 8 KB at $path, and larger bodies are rejected before they are parsed',
    async ({ method, path, access }) => {
      const token = access === 'public' ? undefined : await tokenOf(await aStudent(context));
      const send = (bytes: number) =>
        app.inject({
          method,
          url: path,
          headers: { 'content-type': JSON_TYPE, ...(token && { authorization: `Bearer ${token}` }) },
          payload: '['.padEnd(bytes),
        });
      expect((await send(8192)).json()).toMatchObject({ code: 'bad_request' });
      const refused = await send(8193);
      expect(refused.statusCode).toBe(413);
      expect(refused.json()).toEqual({ message: expect.any(String), code: 'too_large', params: {} });
    },
  );

  test('is larger for answers and registrations', () => {
    expect(larger.map(({ path }) => path).sort()).toEqual([
      '/api/auth/register',
      '/api/exam/answers',
      '/api/exam/late',
      '/api/exam/submit',
    ]);
  });

  test('leaves room for the longest value in every field', async () => {
    const name = '名'.repeat(contract.MAX_NAME_LENGTH);
    const line = '字'.repeat(contract.MAX_TEXT_LENGTH);
    const password = '密'.repeat(contract.MAX_PASSWORD_LENGTH);
    const email = '信'.repeat(contract.MAX_EMAIL_LENGTH);
    const places = ['province', 'city', 'district', 'village', 'address_detail', 'place_of_birth'];
    const guardian = ['guardian_name', 'guardian_number', 'guardian_status'];
    const send = async (path: string, payload: object) =>
      (await app.inject({ method: 'POST', url: path, payload })).statusCode;
    expect(
      await send(contract.register.path, {
        ...Object.fromEntries(['first_name', 'middle_name', 'last_name'].map((field) => [field, name])),
        ...Object.fromEntries([...places, ...guardian].map((field) => [field, line])),
        email,
        password,
        password_confirmation: password,
      }),
    ).toBe(422);
    const code = '一'.repeat(contract.MAX_CODE_LENGTH);
    expect(await send(login.path, { email, password, code, device_id: '' })).toBe(422);
    expect(await send(contract.setPassword.path, { token: '令'.repeat(200), password, code })).not.toBe(413);
  });
});

const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

test('a deeply nested body is rejected', async () => {
  const payload = `{"email":${nested(4000)}}`;
  const headers = { 'content-type': JSON_TYPE };
  // Without the hook of the tests, which reads all fields.
  const plain = await buildApp(context, log);
  const { statusCode, json } = await plain.inject({ method: 'POST', url: login.path, payload, headers });
  expect([statusCode, json().code]).toEqual([422, 'validation_failed']);
  await plain.close();
});

test('a compressed body is not read', async () => {
  const { statusCode, json } = await app.inject({
    method: 'POST',
    url: login.path,
    headers: { 'content-type': JSON_TYPE, 'content-encoding': 'gzip' },
    payload: Buffer.from('1f8b0800', 'hex'),
  });
  expect([statusCode, json().code]).toEqual([400, 'bad_request']);
});
