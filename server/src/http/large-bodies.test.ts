import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { importStudents, login, submitExam } from '@lulus/contract';
import { expect, test } from 'vitest';
import { createTestApp } from '../../test/test-app.ts';

const { app } = await createTestApp();
await app.listen({ host: '127.0.0.1', port: 0 });
const { port } = app.server.address() as AddressInfo;

/** Sends the headers and the beginning of a body, as it is and as a chunk, and answers the refusal. */
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
  ['a submit', submitExam.path, 'content-length: 900000', 401],
  ['a submit that does not say how large it is', submitExam.path, 'transfer-encoding: chunked', 401],
  ['what is nowhere', '/api/nowhere', 'content-length: 900000', 404],
  ['a login', login.path, 'content-length: 40000', 413],
])(
  '%s of somebody unknown is refused before its large body has come, and the connection ends',
  async (_, path, size, status) => {
    const answer = await begin(path, JSON_TYPE, size);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answer).toMatch(/\r\nconnection: close\r\n/i);
  },
);

test.each([
  ['a small body', submitExam.path, JSON_TYPE, 'content-length: 2000'],
  ['a form with files', importStudents.path, 'multipart/form-data; boundary=b', 'content-length: 900000'],
])('%s is read to its end, and the connection stays', async (_, path, type, size) => {
  const answer = await begin(path, type, size);
  expect(answer).toMatch(/^HTTP\/1\.1 401 /);
  expect(answer).not.toMatch(/\r\nconnection: close\r\n/i);
});
