/** Logins by school number and username, and what such accounts look like elsewhere. */
import * as contract from '@lulus/contract';
import { decodeJwt } from 'jose';
import { expect, test, vi } from 'vitest';
import { anAdmin, aStudent, PASSWORD } from '../../../test/factories.ts';
import { loginAttempts } from '../../../test/log-in-as.ts';
import { createTestApp } from '../../../test/test-app.ts';

// The test logs in hundreds of times.
vi.mock('@node-rs/argon2', async (original) => {
  const { fakeHashing } = await import('../../../test/fake-hashing.ts');
  return fakeHashing(await original<typeof import('@node-rs/argon2')>());
});

const server = await createTestApp();
const { context, call } = server;
const { statusOf, hammer } = loginAttempts(server);
const admin = await anAdmin(context);
const NO_CONTACT = { email: null, whatsapp: null };

async function idOf(login: string) {
  const { reply } = await call(contract.login, { body: { email: login, password: PASSWORD } });
  return decodeJwt(reply.access_token).sub;
}

test('a student logs in with each number and the username, in any case', async () => {
  const fields = { nis: '12345', nisn: '0071234567', participant_number: 'K01-22-003', username: 'Siti.N' };
  const { id } = await aStudent(context, { ...fields, whatsapp: '0812 4444 5555' });
  for (const login of [...Object.values(fields), 'siti.n', ' SITI.N ', 'k01-22-003', '+62 812-4444-5555']) {
    expect([login, await idOf(login)]).toEqual([login, id]);
  }
});

test('leading zeros count', async () => {
  const long = await aStudent(context, { nisn: '0081234567' });
  expect(await statusOf('81234567', PASSWORD)).toBe(401);
  expect(await statusOf('6281234567', PASSWORD)).toBe(401);
  const short = await aStudent(context, { nis: '81234567' });
  expect(await idOf('0081234567')).toBe(long.id);
  expect(await idOf('81234567')).toBe(short.id);
});

test('an exact match comes before a phone number', async () => {
  const phone = await aStudent(context, { whatsapp: '+65 8123 4567' });
  const number = await aStudent(context, { nis: '+6581234567' });
  expect(await idOf('+6581234567')).toBe(number.id);
  expect(await idOf('6581234567')).toBe(phone.id);
  expect(await idOf('+65 8123 4567')).toBe(phone.id);
});

test('all logins of an account share one count of tries', async () => {
  const { email, nis } = await aStudent(context, { nis: '777001' });
  await hammer(email ?? '');
  expect(await statusOf(nis ?? '', PASSWORD)).toBe(429);
});

test.each([
  [{ ...NO_CONTACT, username: 'budi', nis: '00123' }, '00123'],
  [{ ...NO_CONTACT, username: 'Dewi' }, 'Dewi'],
  [{ email: null, whatsapp: '0812 9999 0000' }, '0812 9999 0000'],
  [{ email: 'siti@example.test', nis: '00124' }, 'siti@example.test'],
])('the token and the set-password link of %j name %s as email', async (fields, email) => {
  const student = await aStudent(context, fields);
  const token = await context.sessions.open(student);
  expect(decodeJwt(token).email).toBe(email);
  const { reply } = await call(contract.makePasswordLink, {
    as: admin,
    params: { id: student.id },
    body: {},
  });
  const linkToken = reply.card?.link?.split('token=')[1] ?? '';
  const verified = await call(contract.verifyToken, { body: { token: linkToken } });
  expect(verified.reply.email).toBe(email);
});

test('500 students log in by NIS from one address within a minute', async () => {
  const numbers = Array.from({ length: 500 }, (_, index) => `0${10_000 + index}`);
  await Promise.all(numbers.map((nis) => aStudent(context, { ...NO_CONTACT, nis })));
  const address = '10.1.0.2';
  await hammer('unknown', { address });
  const statuses = await Promise.all(numbers.map((nis) => statusOf(nis, PASSWORD, { address })));
  expect(new Set(statuses)).toEqual(new Set([200]));
}, 60_000);
