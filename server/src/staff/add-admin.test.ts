/** Runs `npm run add-admin` in a child process. */

import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import * as contract from '@lulus/contract';
import { expect, test } from 'vitest';
import { anAdmin, aStudent, aTeacher } from '../../test/factories.ts';
import { createTestApp } from '../../test/test-app.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const { call, context, tokenOf } = await createTestApp();
const admin = await anAdmin(context);

async function npmRun(env: Record<string, string>, ...args: string[]) {
  const { DATABASE_URL = '', DATA_DIR } = context.config;
  const child = spawn('npm', ['run', 'add-admin', '--', ...args], {
    cwd: ROOT,
    env: { ...process.env, DATABASE_URL, DATA_DIR, ...env },
  });
  const [output, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  return { code, output };
}

const staffWith = async (email: string) =>
  (await call(contract.listStaff, { as: admin })).reply.staff.find((one) => one.email === email);
const setBy = (output: string) =>
  call(contract.setPassword, {
    body: { token: /token=([\w-]{43})/.exec(output)?.[1] ?? '', password: 'gunung biru 2026' },
  });

test('the command makes an admin and prints a link to set the password', async () => {
  const email = `${randomUUID()}@guru.test`;
  const { code, output } = await npmRun({ PORT: '4321' }, email.toUpperCase());
  expect([code, output]).toEqual([
    0,
    expect.stringMatching(/^ {2}http:\/\/localhost:4321\/setPassword\?token=[\w-]{43}$/m),
  ]);
  expect(await staffWith(email)).toMatchObject({ role: 'admin', has_password: false });
  expect((await setBy(output)).status).toBe(200);
}, 60_000);

test('it promotes and activates an account of staff, and ends its sessions', async () => {
  const teacher = await aTeacher(context, { deactivated_at: context.clock() });
  const token = await tokenOf(teacher);
  const env = { PUBLIC_URL: 'https://ujian.sekolah.test' };
  const { output } = await npmRun(env, teacher.email ?? '');
  expect(output).toContain('https://ujian.sekolah.test/setPassword?token=');
  expect(output).toContain('The old password works until then.');
  expect(await staffWith(teacher.email ?? '')).toMatchObject({
    id: teacher.id,
    role: 'admin',
    deactivated_at: null,
  });
  await context.notices.settle();
  expect((await call(contract.getAccount, { as: token })).status).toBe(401);
}, 60_000);

test('it reports a missing address, and rejects logins of students', async () => {
  expect(await npmRun({}, 'Budi')).toMatchObject({
    code: 1,
    output: expect.stringContaining('Give an email address'),
  });
  const { email } = await aStudent(context);
  const { code, output } = await npmRun({}, email ?? '');
  expect(output).toContain(`${email} is the login of a student.`);
  expect(code).toBe(1);
}, 60_000);
