import { login, register, updateSettings } from '@lulus/contract';
import { describe, expect, test } from 'vitest';
import { anAdmin } from '../../../../test/factories.ts';
import { createTestApp } from '../../../../test/test-app.ts';
import { languageAsked } from './reply-language.ts';

const { app } = await createTestApp();

const post = (url: string, payload: object, language?: string) =>
  app.inject({
    method: 'POST',
    url,
    payload,
    headers: language === undefined ? {} : { 'accept-language': language },
  });

test.each([
  [undefined, 'default'],
  ['', 'default'],
  ['*', 'default'],
  ['id', 'id'],
  ['in-ID', 'id'],
  ['id-ID,id;q=0.9,en-US;q=0.8,en;q=0.7', 'id'],
  ['fr, en;q=0.5', 'en'],
  ['en;q=0.4, ID;q=0.9', 'id'],
  ['id;q=0, en;q=0.1', 'en'],
  ['fr-FR', 'default'],
  [',;q=x,;;', 'default'],
  ['constructor', 'default'],
  ['__proto__;q=2, en', 'en'],
  [`${'fr,'.repeat(19)}id`, 'id'],
  // Only the first twenty languages count, since a header has room for thousands.
  [`${'fr,'.repeat(20)}id`, 'default'],
])('Accept-Language %j selects %s', (header, language) => {
  expect(languageAsked(header)).toBe(language);
});

describe('an error', () => {
  const unknown = { email: 'unknown@example.test', password: 'not the password' };

  test('has its message in the school’s language if the request asks for none', async () => {
    const { app, call, context } = await createTestApp();
    const as = await anAdmin(context);
    const contentOf = async (language?: string) => {
      const headers = language === undefined ? {} : { 'accept-language': language };
      const reply = await app.inject({ method: 'POST', url: login.path, payload: unknown, headers });
      return reply.headers['content-language'];
    };
    await call(updateSettings, { as, body: { default_language: 'id' } });
    expect([await contentOf(), await contentOf('*'), await contentOf('en')]).toEqual(['id', 'id', 'en']);
    await call(updateSettings, { as, body: { default_language: 'browser' } });
    expect([await contentOf(), await contentOf('id')]).toEqual([undefined, 'id']);
  });

  test('has its message in the requested language, and the same code in each', async () => {
    const messages = await Promise.all(
      [undefined, '*', 'fr', 'en', 'id'].map(async (language) => {
        const { headers, statusCode, ...response } = await post(login.path, unknown, language);
        expect([statusCode, headers.vary, response.json().code]).toEqual([
          401,
          expect.stringContaining('accept-language'),
          'bad_credentials',
        ]);
        return [headers['content-language'], response.json().message];
      }),
    );
    const english = 'The login or the password is not right.';
    expect(messages).toEqual([
      [undefined, english],
      [undefined, english],
      [undefined, english],
      ['en', english],
      ['id', 'Login atau kata sandi tidak tepat.'],
    ]);
  });

  test('of a form has translated messages for each field', async () => {
    const form = { first_name: 'Siti', password: 'a', password_confirmation: 'b' };
    const [byDefault, id, en] = await Promise.all(
      [undefined, 'id', 'en'].map(
        async (language) => (await post(register.path, form, language)).json().message,
      ),
    );
    expect([byDefault.class, id.class, en.class]).toEqual([
      ['This field is required.'],
      ['Bagian ini wajib diisi.'],
      ['This field is required.'],
    ]);
    expect([byDefault.password, en.password]).toEqual([
      ['Kata sandi minimal 6 karakter'],
      ['The password needs at least 6 characters'],
    ]);
  });

  test('of a form has the code and values of each message', async () => {
    const form = { first_name: 'x'.repeat(101), password: 'a', email: 'none' };
    const [byDefault, id] = await Promise.all(
      [undefined, 'id'].map(async (language) => (await post(register.path, form, language)).json()),
    );
    expect(byDefault).toMatchObject({ code: 'validation_failed', params: {} });
    expect(byDefault.fields).toMatchObject({
      first_name: [{ code: 'too_long', params: { max: 100 } }],
      email: [{ code: 'not_an_email', params: {} }],
      password: [{ code: 'password_too_short', params: { min: 6 } }],
      class: [{ code: 'required', params: {} }],
    });
    expect(id.fields).toEqual(byDefault.fields);
    expect(id.message.first_name).toEqual(['Isian ini tidak boleh lebih dari 100 karakter.']);
    expect(Object.keys(id.message)).toEqual(Object.keys(id.fields));
  });

  test('of an unknown address is translated', async () => {
    const response = await app.inject({ url: '/api/none', headers: { 'accept-language': 'id' } });
    expect(response.json()).toEqual({
      message: 'Tidak ada apa pun di alamat ini.',
      code: 'not_found',
      params: { reason: 'nothing_here' },
    });
  });

  test('adds accept-language to `vary` also for a request with an origin', async () => {
    const response = await app.inject({
      url: '/api/none',
      headers: { 'accept-language': 'id', origin: 'https://elsewhere.example' },
    });
    expect(response.headers.vary).toContain('accept-language');
  });
});
