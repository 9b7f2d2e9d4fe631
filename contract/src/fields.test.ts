import { describe, expect, test } from 'vitest';
import { email, optionalText, requiredText, whatsappDigits } from './fields.ts';
import { jsonText } from './json-text.ts';

describe('a WhatsApp number', () => {
  test.each([
    '0812-3456-789',
    '62812 3456 789',
    '+62 812-3456-789',
    '0062 812 3456 789',
    '(0812) 3456.789',
    '+62 (0)812 3456 789',
  ])('%s has the same digits', (written) => expect(whatsappDigits(written)).toBe('628123456789'));
});

test('an email address is trimmed and in lower case', () => {
  expect(email.parse('  Ani@Example.ID ')).toBe('ani@example.id');
});

test('required text is trimmed and must not be empty', () => {
  expect(requiredText().parse(' Ani ')).toBe('Ani');
  expect(requiredText().safeParse('  ').success).toBe(false);
  expect(requiredText().parse('अ‌नी')).toBe('अ‌नी');
  for (const unseen of ['\u200b', '\u3164', '\u00ad\u2060', '\u2800', '\u202e', '\ufffc']) {
    expect(requiredText().safeParse(unseen).success).toBe(false);
  }
  expect(requiredText().safeParse(undefined).error?.issues[0]?.message).toBe('required');
});

test('empty optional text becomes null', () => {
  for (const given of ['', '  ', null, undefined]) expect(optionalText().parse(given)).toBeNull();
});

test('text that the database cannot store is rejected', () => {
  for (const given of ['a\u0000b', 'a\ud800b']) {
    expect(requiredText().safeParse(given).success).toBe(false);
    expect(optionalText().safeParse(given).success).toBe(false);
  }
});

test('JSON text is parsed, and invalid JSON gives an issue, not an exception', () => {
  const list = jsonText(requiredText().array());
  expect(list.parse('["a"]')).toEqual(['a']);
  for (const given of ['[', '{}', '["a",2]', 7]) expect(list.safeParse(given).success).toBe(false);
});
