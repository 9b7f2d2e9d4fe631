import { afterEach, describe, expect, test, vi } from 'vitest';
import { fetchAnswers } from '../../../../test/server-answers.ts';
import { address } from '../../api/address.ts';
import { call } from '../../api/client.ts';
import { chooseLanguage } from '../../i18n/i18n.ts';
import { errorMessages, fieldMessages } from './error-messages.ts';

const endpoint = address({ method: 'GET', path: '/api/settings' });
const errorFor = async (body: unknown) => {
  fetchAnswers(422, body);
  return call(endpoint).then(
    () => expect.unreachable('the call succeeded'),
    (error: unknown) => error,
  );
};

afterEach(() => {
  vi.unstubAllGlobals();
  chooseLanguage('default');
});

describe('a rejection of the server', () => {
  test('is rendered from its code, or from the finer reason', async () => {
    chooseLanguage('id');
    const busy = { message: 'Sent.', code: 'unavailable', params: {} };
    expect(errorMessages(await errorFor(busy))).toEqual([
      'Server sedang sibuk. Silakan coba lagi sebentar lagi.',
    ]);
    const reason = { message: 'Sent.', code: 'not_found', params: { reason: 'no_examination' } };
    expect(errorMessages(await errorFor(reason))).toEqual(['Ujian ini tidak ada.']);
  });

  test('with an unknown code shows the message that came with it', async () => {
    chooseLanguage('id');
    const unknown = { message: 'Sent.', code: 'something_new', params: { reason: 'newer' } };
    expect(errorMessages(await errorFor(unknown))).toEqual(['Sent.']);
  });

  test('of a form is rendered by field', async () => {
    chooseLanguage('id');
    const error = await errorFor({
      message: { email: ['Taken.', 'Something new.'], class: ['Too long.'] },
      code: 'validation_failed',
      params: {},
      fields: {
        email: [
          { code: 'email_taken', params: {} },
          { code: 'something_new', params: {} },
        ],
        class: [{ code: 'too_long', params: { max: 50 } }],
      },
    });
    const email = ['Email ini sudah terdaftar.', 'Something new.'];
    const tooLong = 'Isian ini tidak boleh lebih dari 50 karakter.';
    expect(fieldMessages(error)).toEqual({ email, class: [tooLong] });
    expect(errorMessages(error)).toEqual([...email, tooLong]);
  });
});

describe('an answer of the specification, without codes, is shown as it is', () => {
  test.each([
    ['a text', { message: 'Sent.' }, ['Sent.']],
    ['a text with a code', { message: 'Sent.', code: 'unavailable' }, ['Sent.']],
    ['texts by field', { message: { email: 'Taken.' } }, ['Taken.']],
    [
      'lists by field',
      { message: { email: ['Taken.'], class: ['One.', 'Two.'] } },
      ['Taken.', 'One.', 'Two.'],
    ],
  ])('%s', async (_, body, messages) => {
    chooseLanguage('id');
    expect(errorMessages(await errorFor(body))).toEqual(messages);
  });
});
