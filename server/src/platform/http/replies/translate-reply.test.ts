import * as contract from '@lulus/contract';
import { everySentence, LONGEST_SENTENCE } from '@lulus/contract/messages';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createTestApp } from '../../../../test/test-app.ts';
import { inLanguage, languageAsked } from './translate-reply.ts';

const { login, register } = contract;
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

test('a text longer than all sentences of the catalogue is not translated', () => {
  const long = `7 created, ${'1 updated, '.repeat(100)}2 refused.`;
  expect(inLanguage(long, 'id')).toBe(long);
  expect(inLanguage('7 created, 1 updated, 2 refused.', 'id')).toBe('7 dibuat, 1 diperbarui, 2 ditolak.');
  expect(Math.max(...everySentence.map(({ texts }) => texts.default.length))).toBeLessThan(
    LONGEST_SENTENCE / 2,
  );
});

test('every sentence of the catalogue is found, also if its first word is variable', () => {
  const plain = (text: string) => text.replace(/\{\{\w+\}\}/g, '7');
  const found = everySentence.map(({ texts }) => inLanguage(plain(texts.default), 'id'));
  expect(found).toEqual(everySentence.map(({ texts }) => plain(texts.id)));
});

test('a translation has the values of the sentence, and an unknown sentence stays unchanged', () => {
  const sentence = 'This must be a whole number from 0 to 120.';
  expect(inLanguage(sentence, 'id')).toBe('Isian ini harus bilangan bulat dari 0 sampai 120.');
  expect(inLanguage('Something new.', 'id')).toBe('Something new.');
});

describe('an error', () => {
  const unknown = { email: 'unknown@example.test', password: 'not the password' };

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
    const english = 'The email or WhatsApp number, or the password, is not right.';
    expect(messages).toEqual([
      [undefined, english],
      [undefined, english],
      [undefined, english],
      ['en', english],
      ['id', 'Email, nomor WhatsApp, atau kata sandi tidak tepat.'],
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

  test('of an unknown address is translated', async () => {
    const response = await app.inject({ url: '/api/none', headers: { 'accept-language': 'id' } });
    expect(response.json()).toEqual({ message: 'Tidak ada apa pun di alamat ini.', code: 'not_found' });
  });

  test('adds accept-language to `vary` also for a request with an origin', async () => {
    const response = await app.inject({
      url: '/api/none',
      headers: { 'accept-language': 'id', origin: 'https://elsewhere.example' },
    });
    expect(response.headers.vary).toContain('accept-language');
  });
});

test('`says` of each endpoint names the reply’s lists with messages', () => {
  const hasMessages = (schema: unknown) =>
    schema instanceof z.ZodArray &&
    schema.element instanceof z.ZodObject &&
    'message' in schema.element.shape;
  const endpoints = (Object.values(contract) as unknown[]).filter(
    (value): value is contract.Endpoint =>
      typeof value === 'object' && value !== null && 'reply' in value && 'path' in value,
  );
  const lists = endpoints.flatMap(({ path, reply, says = [] }) => {
    const shape = reply instanceof z.ZodObject ? reply.shape : {};
    const found = Object.keys(shape).filter((name) => hasMessages(shape[name]));
    return found.length + says.length > 0 ? [{ path, found, says }] : [];
  });
  expect(lists.map(({ path }) => path).sort()).toEqual([
    '/api/examination/:id/problems',
    '/api/student/import',
  ]);
  for (const { found, says } of lists) expect([...says].sort()).toEqual(found.sort());
});
