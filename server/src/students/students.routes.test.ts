import { randomInt } from 'node:crypto';
import { read } from '@e965/xlsx';
import type { Endpoint } from '@lulus/contract';
import * as contract from '@lulus/contract';
import { decodeJwt } from 'jose';
import { describe, expect, test } from 'vitest';
import { anAdmin, anExamination, aStudent, PASSWORD } from '../../test/factories.ts';
import { createTestApp } from '../../test/test-app.ts';
import { STUDENT_COLUMNS } from './import/student-columns.ts';

const { app, context, call, tokenOf } = await createTestApp();
const admin = await anAdmin(context);

const form = {
  first_name: 'Siti',
  middle_name: 'Nur',
  last_name: 'Aisyah',
  gender: 'female' as const,
  class: '10A',
  email: 'Siti@Example.test',
  whatsapp: '0812 1111 2222',
};
/** Default accommodations. */
const none = { extra_time_percent: 0, text_size: 100, no_animations: false, high_contrast: false };
/** School numbers of a student who has none. */
const noNumbers = { nis: null, nisn: null, participant_number: null, username: null };
const create = (fields: object = {}) =>
  call(contract.createStudent, { as: admin, body: { ...form, ...fields } });
const logIn = (email: string, password: string) => call(contract.login, { body: { email, password } });
const unknownId = '01890000-0000-7000-8000-000000000000';

describe('creating a student', () => {
  test.each([
    ['first_name', ' '],
    ['last_name', 'x'.repeat(101)],
    ['class', 'nul\0character'],
    ['gender', 'L'],
    ['email', 'not an address'],
    ['whatsapp', '12'],
  ])('is rejected with %s %j', async (field, value) => {
    const { status, error } = await create({ [field]: value });
    expect(status).toBe(422);
    expect(Object.keys(error.message)).toContain(field);
  });

  test('is rejected without a login', async () => {
    const { status, error } = await create({ email: '', whatsapp: '' });
    expect(status).toBe(422);
    expect(error.message).toHaveProperty('email');
  });

  test('is rejected with a taken email address and number', async () => {
    await aStudent(context, { email: 'taken@example.test', whatsapp: '081333334444' });
    const { status, error } = await create({ email: 'TAKEN@example.test', whatsapp: '+62 813-3333-4444' });
    expect(status).toBe(422);
    expect(error.message).toEqual({
      email: ['The email has already been taken.'],
      whatsapp: ['The WhatsApp number has already been taken.'],
    });
  });

  test('lists the student, whose card logs in and requires a new password', async () => {
    const { status, reply } = await create();
    expect(status).toBe(201);
    expect(reply.card).toEqual({
      name: 'Siti Nur Aisyah',
      class: '10A',
      login: 'siti@example.test',
      password: expect.stringMatching(/^[a-z]{3,7}-[a-z]{3,7}-\d\d$/),
      link: null,
    });
    const { access_token } = (await logIn(reply.card.login, reply.card.password ?? '')).reply;
    expect(decodeJwt(access_token)).toMatchObject({ role: 'student', must_change_password: true });
    const list = await call(contract.listStudents, { as: admin });
    expect(list.reply).toContainEqual({
      ...form,
      ...none,
      ...noNumbers,
      id: reply.student.id,
      email: 'siti@example.test',
      login: 'siti@example.test',
      has_password: true,
    });
    expect(list.reply.map(({ id }) => id)).not.toContain(admin.id);
  });

  test('accepts a WhatsApp number as the only login', async () => {
    const { reply } = await create({ email: '', whatsapp: '0812 5555 6666' });
    expect(reply.card.login).toBe('0812 5555 6666');
    expect((await logIn('+6281255556666', reply.card.password ?? '')).status).toBe(200);
  });

  test('accepts a school number as the only login, which the card names', async () => {
    const numbers = { nisn: '0071234567', username: 'Siti' };
    const { reply } = await create({ email: '', whatsapp: '', ...numbers });
    expect(reply.student).toMatchObject({ ...noNumbers, ...numbers, email: null, login: '0071234567' });
    expect(reply.card.login).toBe('0071234567');
    for (const login of ['0071234567', 'siti']) {
      expect((await logIn(login, reply.card.password ?? '')).status).toBe(200);
    }
  });

  test.each(contract.SCHOOL_NUMBERS)('is rejected with an invalid or taken %s', async (field) => {
    const digits = String(randomInt(1e9, 1e10));
    await aStudent(context, { nis: `taken-${field}`, whatsapp: `+62 ${digits}` });
    const codeOf = async (value: string) => {
      const { error } = await create({ email: '', whatsapp: '', [field]: value });
      return error.fields?.[field]?.map(({ code }) => code);
    };
    expect(await codeOf('siti@home')).toEqual(['no_at_sign']);
    expect(await codeOf('x'.repeat(51))).toEqual(['too_long']);
    expect(await codeOf(`TAKEN-${field}`)).toEqual([`${field}_taken`]);
    // A phone number occupies both of its usual spellings.
    for (const phone of [`0${digits}`, `62${digits}`]) {
      expect(await codeOf(phone)).toEqual([`${field}_taken`]);
    }
  });

  test('accepts one number in several fields', async () => {
    const { reply } = await create({ email: '', whatsapp: '', nis: '30001', username: '30001' });
    expect((await logIn('30001', reply.card.password ?? '')).status).toBe(200);
  });

  test('creates a student even if the form names another role', async () => {
    const { reply } = await create({ email: 'role@example.test', whatsapp: '', role: 'admin' });
    const row = await context.db
      .selectFrom('users')
      .select('role')
      .where('id', '=', reply.student.id)
      .execute();
    expect(row).toEqual([{ role: 'student' }]);
  });
});

describe('editing a student', () => {
  const edit = (id: string, fields: object = {}) =>
    call(contract.updateStudent, { as: admin, params: { id }, body: { ...form, ...fields } });

  test('is rejected with a taken email address, but not with the student’s own', async () => {
    const other = await aStudent(context);
    const student = await aStudent(context);
    const refused = await edit(student.id, { email: other.email, whatsapp: '' });
    expect(refused.status).toBe(422);
    expect(refused.error.message).toEqual({ email: ['The email has already been taken.'] });
    expect((await edit(student.id, { email: student.email, whatsapp: '' })).status).toBe(200);
  });

  test('saves every field, and clears empty ones', async () => {
    const student = await aStudent(context);
    const fields = { middle_name: '', gender: null, class: '11B', email: '', whatsapp: '0812 7777 8888' };
    const { reply } = await edit(student.id, fields);
    const empty = { middle_name: null, email: null, ...noNumbers, login: '0812 7777 8888' };
    const saved = { ...form, ...none, ...fields, ...empty, id: student.id, has_password: true };
    expect(reply.student).toEqual(saved);
    expect((await call(contract.listStudents, { as: admin })).reply).toContainEqual(saved);
  });

  test('gives the student new logins, and ends the old ones', async () => {
    const student = await aStudent(context, { nis: '20001' });
    expect((await edit(student.id, { email: '', whatsapp: '', nis: '20002' })).status).toBe(200);
    expect((await logIn('20002', PASSWORD)).status).toBe(200);
    for (const old of ['20001', student.email ?? '', student.whatsapp ?? '']) {
      expect((await logIn(old, PASSWORD)).status).toBe(401);
    }
    expect((await create({ email: '', whatsapp: '', nis: '20001' })).status).toBe(201);
  });

  test('keeps a number that another student has, without making it a login', async () => {
    const owner = await aStudent(context, { nis: '20003' });
    const student = await aStudent(context);
    await context.db.updateTable('users').set({ nis: '20003' }).where('id', '=', student.id).execute();
    const { reply } = await edit(student.id, { email: student.email, whatsapp: '', nis: '20003' });
    expect(reply.student).toMatchObject({ nis: '20003', login: student.email });
    const { access_token } = (await logIn('20003', PASSWORD)).reply;
    expect(decodeJwt(access_token).sub).toBe(owner.id);
    // It becomes a login once the other student gives it up.
    await edit(owner.id, { email: owner.email, whatsapp: '', nis: '' });
    await edit(student.id, { email: student.email, whatsapp: '', nis: '20003' });
    expect(decodeJwt((await logIn('20003', PASSWORD)).reply.access_token).sub).toBe(student.id);
  });

  test.each(['an admin', 'an unknown id'])('does not work for %s', async (who) => {
    const id = who === 'an admin' ? (await anAdmin(context)).id : unknownId;
    expect((await edit(id, { email: 'free@example.test', whatsapp: '' })).status).toBe(404);
    expect((await call(contract.resetStudentPassword, { as: admin, params: { id } })).status).toBe(404);
    expect((await call(contract.deleteStudent, { as: admin, params: { id } })).status).toBe(404);
  });
});

test('a password reset ends the sessions and gives a password that must be changed', async () => {
  const student = await aStudent(context);
  const token = await context.sessions.open(student);
  const { reply } = await call(contract.resetStudentPassword, { as: admin, params: { id: student.id } });
  expect((await call(contract.logout, { as: token })).status).toBe(401);
  const { access_token } = (await logIn(reply.card.login, reply.card.password ?? '')).reply;
  expect(decodeJwt(access_token)).toMatchObject({ must_change_password: true });
});

test('deleting a student deletes their data, and revokes their token at once', async () => {
  const exam = await anExamination(context);
  const student = await aStudent(context);
  const other = await aStudent(context);
  for (const as of [student, other]) {
    await call(contract.startExam, { as, body: { exam_id: exam.id } });
    const answers = [{ question_id: exam.items[0]?.id ?? '', option: '1', seq: 1 }];
    await call(contract.saveAnswers, { as, body: { exam_id: exam.id, answers } });
    await call(contract.submitExam, { as, body: { exam_id: exam.id, answers: '[]' } });
  }
  const { reply } = await call(contract.deleteStudent, { as: admin, params: { id: student.id } });
  expect(reply.message).toBe('Siswa berhasil dihapus');
  expect((await call(contract.listExaminations, { as: student })).status).toBe(401);
  const owners = await context.db.selectFrom('attempts').select('user_id').execute();
  expect(owners).toEqual([{ user_id: other.id }]);
  for (const table of ['answers', 'results'] as const) {
    const rows = await context.db.selectFrom(table).select('attempt_id').execute();
    expect(rows).toHaveLength(1);
  }
});

describe('a file', () => {
  async function download(endpoint: Endpoint, payload?: object) {
    const response = await app.inject({
      method: endpoint.method,
      url: endpoint.path,
      headers: { authorization: `Bearer ${await tokenOf(admin)}` },
      ...(payload && { payload }),
    });
    return { ...response, status: response.statusCode, content: Uint8Array.from(response.rawPayload) };
  }
  const card = { name: 'Siti', class: null, login: 'siti@example.test', password: 'abcdefghjk' };
  const cards = (list: unknown[]) => download(contract.loginCardsSheet, { cards: list });

  test.each([
    ['no cards', []],
    ['invalid cards', [{ name: 1 }]],
    ['more cards than an import makes', Array.from({ length: 20_001 }, () => card)],
  ])('of login cards is rejected for %s', async (_, list) => {
    expect((await cards(list)).status).toBe(422);
  });

  test('of login cards has room for the largest import', async () => {
    const long = { ...card, name: 'Siti Nur Aisyah '.repeat(10) };
    const { status, content } = await cards(Array.from({ length: 20_000 }, () => long));
    expect(status).toBe(200);
    expect(read(content).Sheets['Kartu Login']?.['!ref']).toBe('A1:D20001');
  });

  test('of login cards never has a formula', async () => {
    const evil = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '=HYPERLINK("http://example.test")'];
    const { headers, content } = await cards(evil.map((name) => ({ ...card, name })));
    expect(headers).toMatchObject({
      'content-type': contract.loginCardsSheet.file.type,
      'content-disposition': 'attachment; filename="lulus-login-cards.xlsx"',
    });
    const sheet = read(content, { cellNF: true }).Sheets['Kartu Login'];
    evil.forEach((name, index) => {
      const cell = sheet?.[`A${index + 2}`];
      expect([cell.t, cell.v, cell.z, cell.f]).toEqual(['s', name, '@', undefined]);
    });
  });

  test('with the sample can be imported, with every column and row', async () => {
    const { content } = await download(contract.sampleStudents);
    const files = [{ field: 'file', filename: 'sample.xlsx', content }];
    const { reply } = await call(contract.importStudents, { as: admin, body: {}, files });
    expect(reply).toMatchObject({ created: 2, rejected: [] });
    const user = await context.db
      .selectFrom('users')
      .selectAll()
      .where('nis', '=', reply.cards[0]?.login ?? '')
      .executeTakeFirstOrThrow();
    for (const field of Object.keys(STUDENT_COLUMNS)) {
      if (field in user) expect([field, user[field as keyof typeof user]]).not.toEqual([field, null]);
    }
  });
});

describe('a student’s accommodations', () => {
  const given = { extra_time_percent: 50, text_size: 150, no_animations: true, high_contrast: true } as const;

  test.each([
    ['extra_time_percent', 301],
    ['extra_time_percent', 12.5],
    ['extra_time_percent', -1],
    ['text_size', 110],
    ['no_animations', 'yes'],
  ])('are rejected with %s %j', async (field, value) => {
    const { status, error } = await create({ email: 'fair@example.test', whatsapp: '', [field]: value });
    expect([status, Object.keys(error.message)]).toEqual([422, [field]]);
  });

  test('are none at first, and stay as set when a form omits them', async () => {
    const { reply } = await create({ email: 'fair@example.test', whatsapp: '' });
    const { student } = reply;
    expect(student).toMatchObject(none);
    const update = async (fields: object) => {
      const body = { first_name: 'Siti', email: 'fair@example.test', ...fields };
      return (await call(contract.updateStudent, { as: admin, params: { id: student.id }, body })).reply
        .student;
    };
    expect(await update(given)).toMatchObject(given);
    expect(await update({ last_name: 'Aisyah' })).toMatchObject(given);
    expect(await update({ extra_time_percent: 0 })).toMatchObject({ ...given, extra_time_percent: 0 });
  });

  test('are in the student’s token only if they concern the screen', async () => {
    const screens = { text_size: 150, no_animations: true, high_contrast: false } as const;
    const student = await aStudent(context, { ...screens, extra_time_percent: 25 });
    const plain = await aStudent(context, { extra_time_percent: 25 });
    const tokens = [student, plain].map(async ({ email }) =>
      decodeJwt((await logIn(email ?? '', PASSWORD)).reply.access_token),
    );
    const [own, other] = await Promise.all(tokens);
    expect(own?.display).toEqual(screens);
    expect(other).not.toHaveProperty('display');
  });
});
