/** Migration of numbers that were stored as `+62 0812…` instead of `+62 812…`. */
import { readFile } from 'node:fs/promises';
import { login } from '@lulus/contract';
import { decodeJwt } from 'jose';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { aStudent, PASSWORD } from '../../../test/factories.ts';
import { createTestApp } from '../../../test/test-app.ts';

const { context, call } = await createTestApp();
const migration = new URL('../../../migrations/0027_numbers_without_trunk_zero.sql', import.meta.url);

async function storedAs(whatsapp_digits: string) {
  const student = await aStudent(context);
  await context.db.updateTable('users').set({ whatsapp_digits }).where('id', '=', student.id).execute();
  return student;
}

async function accountOf(email: string) {
  const { reply } = await call(login, { body: { email, password: PASSWORD } });
  return decodeJwt(reply.access_token).sub;
}

test('a number stored with a zero after the country code is corrected, unless another account has the correct one', async () => {
  const alone = await storedAs('62081211110000');
  const first = await storedAs('6281222220000');
  const second = await storedAs('62081222220000');

  await sql.raw(await readFile(migration, 'utf8')).execute(context.db);

  expect(await accountOf('0812-1111-0000')).toBe(alone.id);
  expect(await accountOf('+62 (0)812 2222 0000')).toBe(first.id);
  expect(await accountOf(second.email ?? '')).toBe(second.id);
});
