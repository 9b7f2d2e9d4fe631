import { availableParallelism } from 'node:os';
import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

test('an empty environment gives the defaults', () => {
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
  ['FILES_URL', 's3.school.test/bucket'],
  ['FILES_URL', 'ftp://key:secret@s3.school.test/bucket'],
  ['FILES_URL', 'https://s3.school.test/bucket'],
  ['FILES_URL', 'https://key:secret@s3.school.test'],
  ['FILES_URL', 'https://key:secret@s3.school.test/bucket/folder'],
  ['FILES_URL', 'https://key:sec%ZZret@s3.school.test/bucket'],
  ['FILES_URL', 'https://key:sec/ret@s3.school.test/bucket'],
  ['WORKERS', 'many'],
  ['WORKERS', '0'],
  ['WORKERS', '5'],
  ['METRICS_TOKEN', 'short'],
  ['PUBLIC_URL', 'exams.school.test'],
  ['SMTP_URL', 'mail.school.test:25'],
  ['ADMIN_EMAIL', 'admin'],
  ['ADMIN_PASSWORD', 'elevenchars'],
  ['ADMIN_PASSWORD', 'administrator123'],
  ['TRUST_PROXY', 'yes'],
  ['TRUST_PROXY', '1'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['JWT_SECRET_PREVIOUS', 'x'.repeat(32)],
  ['SAMPLE', 'maybe'],
  ['JWT_SECRET', 'too short'],
  ['TOKEN_HOURS', '-1'],
  ['TIME_ZONE', 'Asia/Nowhere'],
  ['TIME_ZONE', '+07:00'],
  ['BACKUP_AT', '2:00'],
  ['BACKUP_AT', '02:00,25:00'],
  ['BACKUP_KEEP', '0'],
  ['LOG_LEVEL', 'loud'],
])('throws an error with the name and the reason if %s is %s', (name, value) => {
  const read = () => readConfig({ [name]: value });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(new RegExp(`${name}: .{8,}`));
});

test('TRUST_PROXY takes addresses, networks and names', () => {
  expect(readConfig({}).TRUST_PROXY).toBeUndefined();
  const TRUST_PROXY = 'loopback, 10.0.0.1,2001:db8::/32';
  expect(readConfig({ TRUST_PROXY }).TRUST_PROXY).toEqual(['loopback', '10.0.0.1', '2001:db8::/32']);
});

test('SMTP_URL requires PUBLIC_URL, with which links in mails begin', () => {
  const SMTP_URL = 'smtp://mail.school.test';
  expect(() => readConfig({ SMTP_URL })).toThrow(/PUBLIC_URL: .*SMTP_URL/);
  const { PUBLIC_URL } = readConfig({ SMTP_URL, PUBLIC_URL: 'https://exams.school.test/' });
  expect(PUBLIC_URL).toBe('https://exams.school.test');
});

test('the default is one process per core, and at most four with the embedded PostgreSQL', () => {
  const DATABASE_URL = 'postgresql://db.school.test/lulus';
  expect(readConfig({}).WORKERS).toBe(Math.min(4, availableParallelism()));
  expect(readConfig({ DATABASE_URL }).WORKERS).toBe(Math.min(64, availableParallelism()));
  expect(readConfig({ DATABASE_URL, WORKERS: '12' }).WORKERS).toBe(12);
});

test('one error names all wrong values', () => {
  expect(() => readConfig({ PORT: 'x', SAMPLE: 'x' })).toThrow(/PORT: .*\n.*SAMPLE: /);
});

test('FILES_URL has endpoint, bucket, region and credentials of an S3-compatible store', () => {
  const FILES_URL = 'https://KEY:a%2Fb%2Bc@s3.school.test:9000/exam-files?region=ap-southeast-3';
  expect(readConfig({ FILES_URL }).FILES_URL).toEqual({
    endpoint: 'https://s3.school.test:9000',
    bucket: 'exam-files',
    region: 'ap-southeast-3',
    credentials: { accessKeyId: 'KEY', secretAccessKey: 'a/b+c' },
  });
});
