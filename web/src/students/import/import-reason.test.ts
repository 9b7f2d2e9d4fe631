import { afterEach, beforeAll, describe, expect, test } from 'vitest';
// The server's own list, so that the test fails for a new reason without a translation.
import { passwordReasons } from '../../../../server/src/platform/passwords/password-rules.ts';
import {
  cellReasons,
  fileReasons,
  rowLosses,
  rowReasons,
} from '../../../../server/src/students/import/import-reasons.ts';
import { addAdminWords } from '../../app/words/admin-catalogue.ts';
import { chooseLanguage } from '../../platform/i18n/i18n.ts';
import { translateMessage } from '../../platform/i18n/translate-message.ts';
import { importReasons } from './import-reason.ts';

beforeAll(addAdminWords);
afterEach(() => chooseLanguage('default'));

/** Every reason, with 7 for its variables. */
const { common, own } = passwordReasons;
const sentences = Object.values({
  ...fileReasons,
  ...rowReasons,
  ...rowLosses,
  ...cellReasons,
  common,
  own,
}).map((reason) => (typeof reason === 'string' ? reason : reason('7', '7')));

describe('a reason of the importer', () => {
  test.each(sentences)('has a text in Indonesian and in English: %s', (sentence) => {
    chooseLanguage('id');
    expect(translateMessage(sentence)).not.toBe(sentence);
    chooseLanguage('en');
    expect(translateMessage(sentence)).toBe(sentence);
  });

  test('follows the heading of its column', () => {
    chooseLanguage('id');
    expect(importReasons('No. HP (WA) aktif: This is not a valid WhatsApp number.')).toEqual([
      'No. HP (WA) aktif: Nomor WhatsApp ini tidak sah.',
    ]);
  });

  test('is on a line of its own', () => {
    chooseLanguage('id');
    expect(importReasons('JK: This must be L or P.\nEmail: This is not a valid email address.')).toEqual([
      'JK: Isian ini harus L atau P.',
      'Email: Alamat email ini tidak sah.',
    ]);
  });

  test('that is unknown stays unchanged', () => {
    chooseLanguage('id');
    expect(importReasons('Something: new.')).toEqual(['Something: new.']);
  });
});

test('the summary of an import is in the chosen language', () => {
  chooseLanguage('id');
  expect(translateMessage('3 created, 2 updated, 1 refused.')).toBe('3 dibuat, 2 diperbarui, 1 ditolak.');
  expect(translateMessage('3 created, 2 updated, 1 refused. Only the sheet "A" was read.')).toBe(
    '3 dibuat, 2 diperbarui, 1 ditolak. Hanya lembar "A" yang dibaca.',
  );
});
