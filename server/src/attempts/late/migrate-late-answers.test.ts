import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { databaseOfVersion } from '../../../test/database-of-version.ts';
import { createRevisionCache } from '../../examinations/publishing/revision-cache.ts';
import { listAttemptRows } from '../../monitor/monitor.queries.ts';
import { presentAttempts } from '../../monitor/present-attempt.ts';
import { migrate } from '../../platform/db/migrate.ts';

test('late answers of the version before stay, counted or not, and can all be decided on', async () => {
  const { db, client } = await databaseOfVersion('0032_no_return_marks');

  const id = randomUUID();
  const questions = ['counted', 'waiting', 'refused', 'stored'].map(() => randomUUID());
  const [counted, waiting, refused, stored] = questions;
  await client.query(`
    insert into users (id, role, first_name, email) values ('${id}', 'student', 'Sari', 'sari@example.test');
    insert into examinations (id, examination_name, examination_desc, examination_duration, late_minutes)
      values ('${id}', 'E', '', 60, 30);
    insert into revisions (id, examination_id, number, examination_name, examination_desc, examination_duration,
      examination_bank_count, sections) values ('${id}', '${id}', 1, 'E', '', 60, 0, '[]');
    insert into attempts (id, user_id, examination_id, revision_id, number, form, started_at, due_at, submitted_at,
      closed_by, seq) values ('${id}', '${id}', '${id}', '${id}', 1, 0, '2026-07-01T00:00:00Z', '2026-07-01T01:00:00Z',
      '2026-07-01T01:00:00Z', 'deadline', 9);
    insert into answers (attempt_id, question_id, option, seq, answered_at) values
      ('${id}', '${counted}', '1', 5, '2026-07-01T00:50:00Z'), ('${id}', '${stored}', '1', 6, '2026-07-01T00:51:00Z');
    insert into late_answers (attempt_id, question_id, option, seq, answered_at, received_at, ended_at, after_result,
      counted_at) values
      ('${id}', '${counted}', '1', 5, '2026-07-01T00:50:00Z', '2026-07-01T01:05:00Z', '2026-07-01T01:00:00Z', false,
        '2026-07-01T02:00:00Z'),
      ('${id}', '${waiting}', '2', 7, '2026-07-01T00:52:00Z', '2026-07-01T01:05:00Z', '2026-07-01T01:00:00Z', false,
        null),
      ('${id}', '${refused}', '3', 8, '2026-07-01T00:53:00Z', '2026-07-02T00:00:00Z', '2026-07-01T01:00:00Z', true,
        null);
    insert into copy_keys (id, public_key, secret_key) values ('${id}', '\\x00', '\\x00');
  `);
  await migrate(db);

  const { rows } = await client.query(
    'select question_id, option, seq, counted_at from late_answers order by seq',
  );
  expect(rows).toEqual([
    { question_id: counted, option: '1', seq: 5, counted_at: new Date('2026-07-01T02:00:00Z') },
    { question_id: waiting, option: '2', seq: 7, counted_at: null },
    { question_id: refused, option: '3', seq: 8, counted_at: null },
  ]);
  const answers = await client.query('select question_id, option, seq from answers order by seq');
  expect(answers.rows).toEqual([
    { question_id: counted, option: '1', seq: 5 },
    { question_id: stored, option: '1', seq: 6 },
  ]);
  const [attempt] = await presentAttempts(
    { db, clock: () => new Date(), revisions: createRevisionCache(db) },
    await listAttemptRows(db, id),
  );
  expect(attempt).toMatchObject({
    answered: 2,
    late: {
      count: 2,
      received_at: '2026-07-02T00:00:00.000Z',
      claimed_from: '2026-07-01T00:52:00.000Z',
      result_visible: true,
      ignored: false,
    },
  });
});
