/** Rejections that the specification defines, and their messages. */
import { expect, serverTest as test } from '../fixtures.ts';
import { connect, messagesOf } from './client.ts';
import { formOf, insertExamination, textQuestion } from './examination.ts';
import { aRegistration, aStudent, logInAsAdmin } from './people.ts';

const REQUIRED = [
  'first_name',
  'middle_name',
  'last_name',
  'class',
  'whatsapp',
  'email',
  'password',
  'password_confirmation',
];

test('a registration without fields is rejected with different messages for each', async ({ server }) => {
  const visitor = connect(server.url);
  const empty = Object.fromEntries(REQUIRED.map((field) => [field, '']));
  for (const form of [{}, empty]) {
    const { message } = await visitor.refused('POST', 'api/auth/register', form);
    expect(Object.keys(message).sort()).toEqual([...REQUIRED].sort());
    for (const texts of Object.values(message).map((texts) => messagesOf({ texts }))) {
      expect([...new Set(texts)], 'no text twice').toEqual(texts);
    }
  }
});

test('a registration is rejected for a short password, a wrong confirmation, and a used email address', async ({
  server,
}) => {
  const visitor = connect(server.url);
  const short = { ...aRegistration(), password: '12345', password_confirmation: '12345' };
  const tooShort = await visitor.refused('POST', 'api/auth/register', short);
  expect(tooShort.message).toEqual({ password: ['Kata sandi minimal 6 karakter'] });

  const other = { ...aRegistration(), password_confirmation: 'rahasia2' };
  const different = await visitor.refused('POST', 'api/auth/register', other);
  expect(messagesOf(different.message)).toEqual(['Kata sandi tidak sama']);

  const { form } = await aStudent(server);
  const twice = { ...aRegistration(), email: form.email };
  const taken = await visitor.refused('POST', 'api/auth/register', twice);
  expect(Object.keys(taken.message)).toEqual(['email']);
});

test('a login is rejected for missing fields and wrong credentials', async ({ server }) => {
  const visitor = connect(server.url);
  const empty = await visitor.refused('POST', 'api/auth/login', { email: '', password: '' });
  expect(Object.keys(empty.message).sort()).toEqual(['email', 'password']);
  const { form } = await aStudent(server);
  const wrong = { email: form.email, password: 'bukan yang benar' };
  expect((await visitor.refused('POST', 'api/auth/login', wrong)).message).toEqual(expect.any(String));
});

test('an examination and a question are rejected with a message for each invalid field', async ({
  server,
}) => {
  const { client: admin } = await logInAsAdmin(server);
  const examination = { examination_name: '', examination_desc: '', examination_duration: 'an hour' };
  const refused = await admin.refused('POST', 'api/examination', examination);
  expect(Object.keys(refused.message).sort()).toEqual(['examination_duration', 'examination_name']);

  const { id } = await insertExamination(admin, 'Refusals');
  const wrong = { bank_type: 'poem', bank_section: '', bank_question_weight: 'much', bank_answer: 'first' };
  const question = formOf({ ...textQuestion(id, 'Which?'), ...wrong });
  const { message } = await admin.refused('POST', 'api/examination-bank', question);
  expect(Object.keys(message).sort()).toEqual(Object.keys(wrong).sort());
  expect(await admin.get(`api/examination/bank/${id}`)).toEqual([]);
});

test('an import is rejected for a file that is not a spreadsheet', async ({ server }) => {
  const { client: admin } = await logInAsAdmin(server);
  const list = new File(['First Name,Kelas\nJoko,12C\n'], 'siswa.csv', { type: 'text/csv' });
  await admin.refused('POST', 'api/student/import', formOf({}, ['file', list]));
});

test('a link with an unknown token is rejected with a message and no email address', async ({ server }) => {
  const visitor = connect(server.url);
  const { message } = await visitor.refused('POST', 'api/verifyToken', { token: 'unknown' });
  expect(message).toEqual(expect.any(String));
  await visitor.refused('POST', 'api/setPassword', { token: 'unknown', password: 'rahasia' });
});

test('calls without a token are rejected', async ({ server }) => {
  const visitor = connect(server.url);
  for (const path of ['api/examination', 'api/leaderboard', 'api/student/list']) {
    expect((await visitor.refused('GET', path)).status).toBe(401);
  }
});
