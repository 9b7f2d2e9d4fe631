import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

test('an empty environment is a good one', () => {
  expect(readConfig({})).toMatchObject({
    PORT: 3000,
    HOST: '0.0.0.0',
    DATA_DIR: `${process.cwd()}/data`,
    SAMPLE: true,
    TOKEN_HOURS: 12,
    TIME_ZONE: 'Asia/Jakarta',
    LOG_LEVEL: 'info',
  });
});

test('an empty variable counts as unset', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toEqual(readConfig({}));
});

test.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['DATABASE_URL', 'mysql://localhost/lulus'],
  ['PUBLIC_URL', 'exams.school.test'],
  ['ADMIN_EMAIL', 'admin'],
  ['ADMIN_PASSWORD', 'short'],
  ['SAMPLE', 'maybe'],
  ['JWT_SECRET', 'too short'],
  ['TOKEN_HOURS', '-1'],
  ['TIME_ZONE', 'Asia/Nowhere'],
  ['LOG_LEVEL', 'loud'],
])('a wrong %s stops the start with its name and what is wrong: %s', (name, value) => {
  const read = () => readConfig({ [name]: value });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(new RegExp(`${name}: .{8,}`));
});

test('every wrong value is named at once', () => {
  expect(() => readConfig({ PORT: 'x', SAMPLE: 'x' })).toThrow(/PORT: .*\n.*SAMPLE: /);
});
