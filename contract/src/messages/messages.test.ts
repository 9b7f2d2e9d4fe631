import { expect, test } from 'vitest';
import { adminMessagesWords } from './admin-messages-words.ts';
import { apiMessagesWords } from './api-messages-words.ts';
import { doneMessagesWords } from './done-messages-words.ts';
import { everyMessage } from './every-message.ts';
import { messagesWords } from './messages-words.ts';
import { fieldMessage, parseFieldMessage, problem } from './problem.ts';
import { render } from './render.ts';

test('a message is rendered with its values in each language', () => {
  const tooShort = problem('password_too_short', { min: 6 });
  expect(render(tooShort, 'default')).toBe('Kata sandi minimal 6 karakter');
  expect(render(tooShort, 'en')).toBe('The password needs at least 6 characters');
  expect(render(tooShort, 'id')).toBe('Kata sandi minimal 6 karakter');
});

test('a message without a text of the specification is English by default', () => {
  expect(render(problem('email_taken'), 'default')).toBe('The email has already been taken.');
});

test('the compiler rejects a wrong code, and a missing or wrong value', () => {
  // @ts-expect-error
  problem('no_such_code');
  // @ts-expect-error
  problem('too_long');
  // @ts-expect-error
  problem('too_long', { min: 1 });
  // @ts-expect-error
  problem('required', { max: 1 });
});

test('the message of a schema is decoded with its values', () => {
  expect(parseFieldMessage(fieldMessage('required'))).toEqual(problem('required'));
  const sheet = problem('no_name_column', { sheet: 'Kelas "10" {a} b' });
  expect(parseFieldMessage(fieldMessage('no_name_column', { sheet: 'Kelas "10" {a} b' }))).toEqual(sheet);
});

test('each code has one entry', () => {
  const files = [messagesWords, apiMessagesWords, adminMessagesWords, doneMessagesWords];
  expect(Object.keys(everyMessage)).toHaveLength(files.flatMap(Object.keys).length);
});
