/** A contract client's calls for accounts: registration, login, passwords, links, logout. */
import { expect, serverTest as test } from '../fixtures.ts';
import { aClient, ID, keyedBy, payloadOf, SENTENCE } from './client.ts';
import { aRegistration, aStudent, logIn, theAdmin } from './people.ts';

test('a client registers with the eight required fields and optional others', async ({ server }) => {
  const client = aClient(server.url);
  const form = aRegistration();
  const { message } = await client.refused('POST', '/api/auth/register', 422, { json: {} });
  expect(message).toMatchObject(keyedBy(...Object.keys(form)));

  const others = {
    gender: 'female',
    place_of_birth: 'Bandung',
    date_of_birth: '2010-05-17',
    guardian_name: 'Dewi',
    guardian_number: '0812 1111 2222',
    guardian_status: 'Ibu',
    province: 'Jawa Barat',
    city: 'Bandung',
    district: 'Coblong',
    village: 'Dago',
    address_detail: 'Jalan Mawar 1',
  };
  const created = await client.call('POST', '/api/auth/register', {
    json: { ...form, ...others, role: 'admin' },
  });
  expect(created.status).toBe(201);
  expect(created.body).toEqual({ message: SENTENCE });
  const { token } = await logIn(server.url, form.email, form.password);
  expect(payloadOf(token).role).toBe('student');

  const again = await client.refused('POST', '/api/auth/register', 422, { json: form });
  expect(again).toMatchObject({ code: 'validation_failed', message: keyedBy('email', 'whatsapp') });
  expect(again.message.email).toEqual(['The email has already been taken.']);
});

test('a client logs in with any spelling of the email address or the number, and reads the user', async ({
  server,
}) => {
  const form = aRegistration();
  await aClient(server.url).ok('POST', '/api/auth/register', { json: form });
  const digits = form.whatsapp.replaceAll(' ', '').slice(1);
  const spellings = [
    form.email,
    form.email.toUpperCase(),
    `0${digits}`,
    `62${digits}`,
    `+62 ${digits.slice(0, 3)}-${digits.slice(3)}`,
  ];
  for (const email of spellings) {
    const { token } = await logIn(server.url, email, form.password);
    const user = payloadOf(token);
    expect(user).toMatchObject({
      sub: ID,
      id: user.sub,
      role: 'student',
      first_name: 'Rina',
      middle_name: 'Kartika',
      last_name: 'Sari',
      email: form.email,
      class: '10C',
      must_change_password: false,
      jti: ID,
      iat: expect.any(Number),
      exp: expect.any(Number),
    });
    expect(user.exp).toBeGreaterThan(Date.now() / 1000);
    expect(user.exp).toBeLessThan(Date.now() / 1000 + 366 * 24 * 3600);
  }

  const client = aClient(server.url);
  const unknown = { email: 'unknown@klien.test', password: 'x' };
  const wrong = { email: form.email, password: 'not the one' };
  const refusal = await client.refused('POST', '/api/auth/login', 401, { json: wrong });
  expect(refusal).toEqual({ message: SENTENCE, code: 'bad_credentials', params: {} });
  expect(await client.refused('POST', '/api/auth/login', 401, { json: unknown })).toEqual(refusal);
});

test('a client changes the password, which revokes other sessions, and logs out', async ({ server }) => {
  const { client, email, password } = await aStudent(server);
  const other = await logIn(server.url, email, password);
  const json = { password: 'sandi yang baru', current_password: password };
  await client.refused('POST', '/api/auth/update-password', 422, { json: { password: json.password } });
  const changed = await client.ok('POST', '/api/auth/update-password', { json });
  expect(changed).toEqual({ message: SENTENCE, access_token: expect.any(String) });
  await other.client.refused('GET', '/api/examination', 401);

  const renewed = aClient(server.url, changed.access_token);
  expect(await renewed.ok('POST', '/api/auth/logout')).toEqual({ message: SENTENCE });
  const after = await renewed.refused('GET', '/api/examination', 401);
  expect(after).toEqual({ message: SENTENCE, code: 'unauthenticated', params: {} });
  await logIn(server.url, email, json.password);
});

test('a client verifies the token of a set-password link and can set the password once', async ({
  server,
}) => {
  const client = aClient(server.url);
  const unknown = await client.call('POST', '/api/verifyToken', { json: { token: 'x'.repeat(43) } });
  expect([404, 410]).toContain(unknown.status);
  expect(unknown.body).not.toHaveProperty('email');
  expect(unknown.body.message).toEqual(SENTENCE);

  const student = await aStudent(server);
  const admin = await theAdmin(server);
  const { card } = await admin.ok('POST', `/api/student/${student.id}/password-link`, { json: {} });
  // The link is a path, because this server has no configured address.
  const token = new URL(card.link, server.url).searchParams.get('token');
  expect(await client.ok('POST', '/api/verifyToken', { json: { token } })).toEqual({
    email: student.email,
    first_name: 'Rina',
  });
  const short = await client.refused('POST', '/api/setPassword', 422, { json: { token, password: '12345' } });
  expect(short.message).toEqual({ password: ['Kata sandi minimal 6 karakter'] });

  const json = { token, password: 'sandi dari tautan' };
  const { access_token } = await client.ok('POST', '/api/setPassword', { json });
  expect(payloadOf(access_token).id).toBe(student.id);
  await aClient(server.url, access_token).ok('GET', '/api/examination');
  const { status, body } = await client.call('POST', '/api/setPassword', { json });
  expect([404, 410]).toContain(status);
  expect(body.message).toEqual(SENTENCE);
  await logIn(server.url, student.email, json.password);
});
