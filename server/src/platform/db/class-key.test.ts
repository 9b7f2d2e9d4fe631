import { classKey } from '@lulus/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestApp } from '../../../test/test-app.ts';
import { classKeyOf } from './class-key.ts';

const { context } = await createTestApp();

async function bothKeys(name: string): Promise<string> {
  const inSql = await sql<{ key: string }>`select ${classKeyOf(sql`${name}::text`)} as key`.execute(
    context.db,
  );
  expect(inSql.rows[0]?.key, name).toBe(classKey(name));
  return classKey(name);
}

test.each([
  ['9a', ['9A', '9 A', ' 9-a ', '9.A.', '9 - A']],
  ['ixa', ['IX-A', 'ix a', 'IX.A', 'IXA']],
  ['xiiipa1', ['XII IPA 1', 'XII-IPA-1', 'xii ipa1', 'XII. IPA. 1']],
  ['9.1', ['9.1']],
  ['9-1', ['9-1']],
  ['91', ['91']],
  ['10 1b', ['10 1 B']],
])('the class %s is the same in other spellings', async (key, spellings) => {
  for (const name of spellings) expect(await bothKeys(name)).toBe(key);
});
