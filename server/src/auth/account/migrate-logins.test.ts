/** Migration of email addresses and phone numbers into the table of logins. */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { databaseOfVersion } from '../../../test/database-of-version.ts';
import { migrate } from '../../platform/db/migrate.ts';
import { findUserByIdentifier } from './users.queries.ts';

test('accounts of the version before log in as they did', async () => {
  const { db, client } = await databaseOfVersion('0037_roles');

  const [both, abroad, zero] = [randomUUID(), randomUUID(), randomUUID()];
  // An account may have kept the trunk zero of its number because another account has the number without it.
  await client.query(`
    insert into users (id, role, first_name, email, whatsapp, whatsapp_digits) values
      ('${both}', 'student', 'Sari', 'sari@example.test', '0812-1111-2222', '6281211112222'),
      ('${abroad}', 'student', 'Mei', null, '+65 8123 4567', '6581234567'),
      ('${zero}', 'student', 'Rudi', 'rudi@example.test', '+62 0812 1111 2222', '62081211112222');
  `);
  await migrate(db);

  const idOf = async (typed: string) => (await findUserByIdentifier(db, typed))?.id;
  for (const typed of ['Sari@example.test', '081211112222', '6281211112222', '+62 812-1111-2222']) {
    expect([typed, await idOf(typed)]).toEqual([typed, both]);
  }
  expect(await idOf('+65 8123-4567')).toBe(abroad);
  expect(await idOf('rudi@example.test')).toBe(zero);
});
