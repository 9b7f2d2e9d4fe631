import { randomInt, randomUUID } from 'node:crypto';
import { listClasses, login, register, updateSettings } from '@lulus/contract';
import { decodeJwt } from 'jose';
import { describe, expect, test } from 'vitest';
import { aClass, anAdmin, aStudent } from '../../../test/factories.ts';
import { createTestApp } from '../../../test/test-app.ts';

const { context, call } = await createTestApp();

const form = {
  first_name: 'Budi',
  middle_name: 'Putra',
  last_name: 'Santoso',
  class: '12 IPA 1',
  whatsapp: '0812-1111-2222',
  email: 'Budi@Example.test',
  password: 'padi kuning',
  password_confirmation: 'padi kuning',
};

const DETAILS = [
  'gender',
  'place_of_birth',
  'date_of_birth',
  'guardian_name',
  'guardian_number',
  'guardian_status',
  'province',
  'city',
  'district',
  'village',
  'address_detail',
] as const;

const loginAs = (email: string, password: string) => call(login, { body: { email, password } });

describe('the classes that the registration offers', () => {
  const classes = async () => (await call(listClasses, {})).reply.classes;

  test('are those of this year', async () => {
    for (const name of ['10 B', '9A', '9 a']) await aClass(context, name);
    const { class_id } = await aClass(context, 'of last year');
    await context.db
      .updateTable('classes')
      .set({ archived_at: context.clock() })
      .where('id', '=', class_id)
      .execute();
    expect(await classes()).toEqual(['9A', '10 B']);
  });

  test('are none while registration is closed', async () => {
    const as = await anAdmin(context);
    await call(updateSettings, { as, body: { registration_open: 'false' } });
    expect(await classes()).toEqual([]);
    await call(updateSettings, { as, body: { registration_open: 'true' } });
  });
});

describe('registration', () => {
  test('names every missing field', async () => {
    const { status, error } = await call(register, { body: {} as typeof form });
    expect(status).toBe(422);
    expect(error.code).toBe('validation_failed');
    expect(Object.keys(error.message).sort()).toEqual(Object.keys(form).sort());
  });

  test.each([
    ['email', 'not an address'],
    ['email', `${'a'.repeat(300)}@example.test`],
    ['whatsapp', '12'],
    ['whatsapp', 'phone 0812 1111 2222'],
    ['password', 'short'],
    ['password_confirmation', 'something else'],
    ['first_name', '   '],
    ['first_name', 'nul\u0000character'],
    ['last_name', 'x'.repeat(101)],
    ['class', 'half a \ud800 surrogate'],
  ])('rejects %s %j with a message under its name', async (field, value) => {
    const { status, error } = await call(register, { body: { ...form, [field]: value } });
    expect(status).toBe(422);
    expect(Object.keys(error.message)).toContain(field);
  });

  test.each(['bismillah', 'budi santoso', '081211112222'])(
    'rejects the guessable password %s',
    async (password) => {
      const { status, error } = await call(register, {
        body: { ...form, password, password_confirmation: password },
      });
      expect([status, Object.keys(error.message)]).toEqual([422, ['password']]);
    },
  );

  test('returns one message for an empty required field', async () => {
    const { error } = await call(register, { body: { ...form, first_name: '' } });
    expect(error.message).toEqual({ first_name: ['This field is required.'] });
  });

  test.each([
    ['-', '-'],
    ['a number', 0],
    ['a list', ['x']],
    ['nothing', null],
    ['a text that is too long', 'x'.repeat(501)],
  ])('ignores %s in optional details', async (_, placeholder) => {
    const email = `${Math.random().toString(36).slice(2)}@example.test`;
    const whatsapp = `0817${Math.random().toString().slice(2, 10)}`;
    const details = Object.fromEntries(DETAILS.map((field) => [field, placeholder]));
    expect((await call(register, { body: { ...form, email, whatsapp, ...details } })).status).toBe(201);
    const user = await context.db
      .selectFrom('users')
      .selectAll()
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    expect(DETAILS.filter((field) => user[field] !== null)).toEqual([]);
  });

  test('accepts a dash for a missing name', async () => {
    const body = {
      ...form,
      middle_name: '-',
      last_name: ' — ',
      email: 'one@example.test',
      whatsapp: '0812 7777 0000',
    };
    expect((await call(register, { body })).status).toBe(201);
    const { reply } = await loginAs(body.email, form.password);
    expect(decodeJwt(reply.access_token)).toMatchObject({
      first_name: 'Budi',
      middle_name: null,
      last_name: null,
    });
  });

  test('rejects a taken email address and WhatsApp number in any spelling', async () => {
    await aStudent(context, { email: 'taken@example.test', whatsapp: '+62 813-3333-4444' });
    const { status, error } = await call(register, {
      body: { ...form, email: 'TAKEN@example.test', whatsapp: '081333334444' },
    });
    expect(status).toBe(422);
    expect(error.message).toEqual({
      email: ['The email has already been taken.'],
      whatsapp: ['The WhatsApp number has already been taken.'],
    });
  });

  test('creates one account from two concurrent requests', async () => {
    const twice = { ...form, email: 'twice@example.test', whatsapp: '0812 9999 0000' };
    const answers = await Promise.all([call(register, { body: twice }), call(register, { body: twice })]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 422]);
  });

  test('creates a student even if the form names another role', async () => {
    const body = { ...form, role: 'admin', id: 'x', must_change_password: false };
    const { status } = await call(register, { body });
    expect(status).toBe(201);
    const { reply } = await loginAs('budi@example.test', 'padi kuning');
    expect(decodeJwt(reply.access_token)).toMatchObject({
      role: 'student',
      class: '12 IPA 1',
      must_change_password: false,
    });
  });

  test.each([
    ['12 ipa-1', '12 IPA 1'],
    ['99 Z', null],
  ])('with the class %s puts the student into %s', async (typed, name) => {
    const { class_id } = await aClass(context, '12 IPA 1');
    const email = `${randomUUID()}@example.test`;
    const whatsapp = `0818${randomInt(1e7, 1e8)}`;
    expect((await call(register, { body: { ...form, email, whatsapp, class: typed } })).status).toBe(201);
    const row = await context.db
      .selectFrom('users')
      .select(['class', 'class_id'])
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ class: name ?? typed, class_id: name && class_id });
  });

  test('stores the optional fields', async () => {
    const body = {
      ...form,
      email: 'more@example.test',
      whatsapp: '081700001111',
      gender: 'female' as const,
      city: 'Bandung',
    };
    await call(register, { body });
    const row = await context.db
      .selectFrom('users')
      .selectAll()
      .where('email', '=', body.email)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ gender: 'female', city: 'Bandung', province: null });
  });
});
