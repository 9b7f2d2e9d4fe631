import { expect, test } from 'vitest';
import { judgePassword, type PasswordOwner, passwordReasons } from './password-rules.ts';

const { common, own, tooShort } = passwordReasons;
const siti: PasswordOwner = {
  role: 'student',
  first_name: 'Siti',
  middle_name: 'Nur',
  last_name: "Rahma'wati",
  email: 'kelinci.manis99@example.test',
  whatsapp: '+62 812-3456-7809',
  school_name: 'SMA Nusantara Jaya',
};

test.each([
  'password',
  'Password1',
  'P@ssw0rd',
  'p4ssw0rd123',
  '@dmin123',
  'rahasia',
  'RAHASIA2024',
  'rahasia123456',
  'sayang123',
  'Sayangku!',
  '123sayang',
  's4y4ng',
  'bismillah',
  'Bismillah99',
  'alhamdulillah',
  'indonesia',
  'Indonesia45',
  'merdeka1945',
  'iloveyou',
  'i love you',
  'qwerty',
  'qwerty123',
  'asdfghjkl',
  'zxcvbnm',
  '1q2w3e4r',
  '1qaz2wsx',
  '123456',
  '654321',
  '1234567890',
  'abcdef',
  'abc123',
  'abcd4321',
  'aaaaaa',
  '111111',
  '121212',
  '112211',
  'abcabc',
  'sayangsayang',
  'kucing kucing',
  '170845',
  '17081945',
  '1945-08-17',
  '31.12.99',
  'budi2008',
  'andi12345',
])('%s is one of the first that anyone would guess', (password) => {
  expect(judgePassword(password, { role: 'student' })).toBe(common);
});

test.each([
  'siti123',
  'Siti Nur',
  's1t1nur',
  'rahmawati99',
  'rahasia-siti',
  'Siti17081999',
  'kelincimanis',
  'manis99',
  '081234567809',
  '34567809',
  '6281234567809',
  'nusantara2026',
  'sma nusantara',
])('%s is made of what everyone knows of its owner', (password) => {
  expect([own, common]).toContain(judgePassword(password, siti));
});

test.each([
  'a good password',
  'kuda baterai',
  'hujan pagi di kebun',
  'sepatu-biru-tua',
  'tx9fqm',
  '739201',
  'Siti suka mendaki',
  'padi kuning 7',
  'qwertz-lampu',
  'Jalan Melati no 8b',
])('%s is taken', (password) => {
  expect(judgePassword(password, siti)).toBeUndefined();
});

test('a student’s has six characters at least, an admin’s twelve', () => {
  expect(judgePassword('tx9fq', siti)).toBe(tooShort(6));
  expect(judgePassword('tx9fqm', siti)).toBeUndefined();
  expect(judgePassword('tx9fqmzz2kk', { role: 'admin' })).toBe(tooShort(12));
  expect(judgePassword('tx9fqmzz2kkp', { role: 'admin' })).toBeUndefined();
  expect(judgePassword('administrator1', { role: 'admin' })).toBe(common);
});

// Each took 20 ms once: a sheet of them, or strangers who register, kept everybody else waiting.
test.each([
  ['signs that are four each once they are taken apart', `a${'\u2a0c'.repeat(198)}b`],
  ['letters that are eighteen', '\ufdfa'.repeat(200)],
  ['a beginning that almost comes again', `${'ab'.repeat(99)}ac`],
])('a thousand passwords of two hundred %s are judged at once', (_, password) => {
  const judged = Array.from({ length: 1000 }, () => judgePassword(password, siti));
  expect(new Set(judged).size).toBe(1);
});
