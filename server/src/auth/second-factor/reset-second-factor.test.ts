/** `npm run reset-second-factor` as people run it. */
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
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  return { code, said };
}

async function aGuardedAdmin() {
  const admin = await anAdmin(context);
  const secret = Buffer.from('sealed');
  await putUnconfirmed(db, admin.id, secret, clock());
  await confirmFactor(db, admin.id, secret, clock());
  await replaceRecoveryCodes(db, admin.id, drawRecoveryCodes().map(hashRecoveryCode));
  return { ...admin, email: admin.email ?? '' };
}

test('the command removes the second factor of the admin it names, of no other, and says so', async () => {
  const [admin, other] = [await aGuardedAdmin(), await aGuardedAdmin()];
  const { code, said } = await npmRun(admin.email.toUpperCase());
  expect(said).toContain('is off: the next login asks for the password alone.');
  expect(code).toBe(0);
  expect(await readSecondFactor(context, admin.id)).toEqual({ on_since: null, recovery_codes_left: 0 });
  expect(await readSecondFactor(context, other.id)).toMatchObject({ recovery_codes_left: 10 });
  expect(await npmRun(admin.email)).toMatchObject({
    code: 0,
    said: expect.stringContaining(`${admin.email} has no second factor.`),
  });
}, 60_000);

test('it names what is missing, and changes nothing for a person who is not an admin', async () => {
  const student = await aStudent(context);
  expect(await npmRun()).toMatchObject({ code: 1, said: expect.stringContaining('Say whose') });
  const { code, said } = await npmRun(student.email ?? '');
  expect(said).toContain(`There is no admin with the login ${student.email}.`);
  expect(code).toBe(1);
}, 60_000);
