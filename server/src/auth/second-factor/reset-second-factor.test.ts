/** Runs `npm run reset-second-factor` in a child process. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { anAdmin, aStudent } from '../../../test/factories.ts';
import { createTestApp } from '../../../test/test-app.ts';
import { readSecondFactor } from './read-second-factor.ts';
import { drawRecoveryCodes, hashRecoveryCode } from './recovery-codes.ts';
import { confirmFactor, putUnconfirmed, replaceRecoveryCodes } from './second-factors.queries.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const { context } = await createTestApp();
const { db, clock } = context;

async function npmRun(...args: string[]) {
  const env = {
    ...process.env,
    DATABASE_URL: context.config.DATABASE_URL,
    DATA_DIR: context.config.DATA_DIR,
  };
  const child = spawn('npm', ['run', 'reset-second-factor', '--', ...args], { cwd: ROOT, env });
  const [output, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  return { code, output };
}

async function aGuardedAdmin() {
  const admin = await anAdmin(context);
  const secret = Buffer.from('sealed');
  await putUnconfirmed(db, admin.id, secret, clock());
  await confirmFactor(db, admin.id, secret, clock());
  await replaceRecoveryCodes(db, admin.id, drawRecoveryCodes().map(hashRecoveryCode));
  return { ...admin, email: admin.email ?? '' };
}

test('the command removes the second factor of the named admin only, and confirms it', async () => {
  const [admin, other] = [await aGuardedAdmin(), await aGuardedAdmin()];
  const { code, output } = await npmRun(admin.email.toUpperCase());
  expect(output).toContain('is off: the next login needs only the password.');
  expect(code).toBe(0);
  expect(await readSecondFactor(context, admin.id)).toEqual({ on_since: null, recovery_codes_left: 0 });
  expect(await readSecondFactor(context, other.id)).toMatchObject({ recovery_codes_left: 10 });
  expect(await npmRun(admin.email)).toMatchObject({
    code: 0,
    output: expect.stringContaining(`${admin.email} has no second factor.`),
  });
}, 60_000);

test('it reports a missing argument, and rejects logins of students', async () => {
  const student = await aStudent(context);
  expect(await npmRun()).toMatchObject({ code: 1, output: expect.stringContaining('Say whose') });
  const { code, output } = await npmRun(student.email ?? '');
  expect(output).toContain(`No staff account has the login ${student.email}.`);
  expect(code).toBe(1);
}, 60_000);
