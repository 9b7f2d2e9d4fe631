import { expect, test } from 'vitest';
import { findPasswordFault, type PasswordOwner } from './password-rules.ts';

const codeFor = (password: string, owner: PasswordOwner) => findPasswordFault(password, owner)?.code;
const tooShort = (min: number) => ({ code: 'password_too_short', params: { min } });
const siti: PasswordOwner = {
  role: 'student',
  first_name: 'Siti',
  middle_name: 'Nur',
  last_name: 'Rahmawati',
  email: 'kelinci.manis99@example.test',
  whatsapp: '+62 812-3456-7809',
};

const COMMON = [
  ['123456', '1234567', '12345678', '123456789', '1234567890', '000000', '111111', '112233', '121212'],
  ['123123', '123321', '654321', '666666', '888888', 'abc123', 'qwerty', 'qwerty123', '1q2w3e'],
  ['password', 'password1', 'iloveyou', 'admin123', 'sayang', 'indonesia', 'bismillah', 'Password1'],
].flat();

test.each(COMMON)('%s is easy to guess', (password) => {
  expect(codeFor(password, siti)).toBe('password_common');
});

test.each([
  'rahmawati',
  'SITI NUR RAHMAWATI',
  'sitirahmawati',
  'kelinci.manis99@example.test',
  '081234567809',
  '6281234567809',
  '0812-3456-7809',
])('%s is rejected as a name, the email address or the number of its owner', (password) => {
  expect(codeFor(password, siti)).toBe('password_own');
});

test.each([
  'rahasia',
  'belajar1',
  'siti123',
  'rahasia-siti',
  'Indonesia45',
  'sayang123',
  '170808',
  '123abc',
  '739201',
  'padi kuning',
])('%s is accepted', (password) => {
  expect(findPasswordFault(password, siti)).toBeUndefined();
});

test('a student’s password needs six characters, an admin’s twelve', () => {
  expect(findPasswordFault('tx9fq', siti)).toEqual(tooShort(6));
  expect(findPasswordFault('tx9fqm', siti)).toBeUndefined();
  expect(findPasswordFault('tx9fqmzz2kk', { role: 'admin' })).toEqual(tooShort(12));
  expect(findPasswordFault('tx9fqmzz2kkp', { role: 'admin' })).toBeUndefined();
});

test.each(['administrator1', 'password1234', 'Indonesia 2026!', '123456789012'])(
  '%s is too common for an admin',
  (password) => {
    expect(codeFor(password, { role: 'admin' })).toBe('password_common');
  },
);
