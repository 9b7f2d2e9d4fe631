import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { anotherNode } from '../../../test/another-node.ts';
import { anExamination } from '../../../test/factories.ts';
import { createTestApp } from '../../../test/test-app.ts';
import { createRevisionCache } from './revision-cache.ts';

const { context } = await createTestApp();
/** This node has two database connections. */
const { other } = await anotherNode(context);

test('transactions that use all connections can read an uncached revision, and other readers get it afterwards', async () => {
  const { id } = await anExamination(context);
  const { revision_id } = await context.db
    .selectFrom('examinations')
    .select((row) => row.ref('revision_id').$notNull().as('revision_id'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const revisions = createRevisionCache(other.db);
  let begun = 0;
  const { promise: bothBegun, resolve } = Promise.withResolvers<void>();
  const reads = [1, 2].map(() =>
    other.db.transaction().execute(async (trx) => {
      await sql`select`.execute(trx);
      begun += 1;
      if (begun === 2) resolve();
      await bothBegun;
      const waits = revisions.get(revision_id);
      const { examination_id } = await revisions.get(revision_id, trx);
      return { examination_id, waits };
    }),
  );
  const read = await Promise.all(reads);
  expect(read.map(({ examination_id }) => examination_id)).toEqual([id, id]);
  const waited = await Promise.all(read.map(({ waits }) => waits));
  expect(waited.map(({ examination_id }) => examination_id)).toEqual([id, id]);
});
