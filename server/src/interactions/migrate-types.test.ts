import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { databaseOfVersion } from '../../test/database-of-version.ts';
import { arrangeForm } from '../examinations/publishing/form.ts';
import { getRevision } from '../examinations/publishing/revisions.queries.ts';
import { listCorrectionsInForce } from '../grading/corrections/corrections.queries.ts';
import { gradeBy } from '../grading/grade-stored.ts';
import { withCorrections } from '../grading/grading-revisions.ts';
import { migrate } from '../platform/db/migrate.ts';
import { getItem } from '../questions/bank-items.queries.ts';
import { linkItem } from '../questions/link-files.ts';

const idOf = (digit: number) => `01900000-0000-7000-8000-00000000000${digit}`;
const QUESTIONS = [1, 2, 3].map(idOf);
const REVISION = idOf(9);
const noLinks = { link: (path: string) => path, period: () => '' } as unknown as Parameters<
  typeof linkItem
>[1];

test('questions, papers, running attempts and corrections of the version before stay as they are', async () => {
  const { db, client } = await databaseOfVersion('0041_library');

  const items = QUESTIONS.map((id) => ({
    id,
    bank_type: 'text',
    bank_question: '<p>Which?</p>',
    bank_question_weight: 1.5,
    option_type: 'text',
    bank_option: { 1: 'a', 2: 'b', 3: 'c', 4: 'd' },
    bank_answer: [1],
    bank_asset: { image: [], audio: [], video: [] },
    play_limit: 1,
    hint: null,
  }));
  const sections = JSON.stringify([{ name: 'A', forward_only: false, items }]);
  const id = randomUUID();
  await client.query(`
    insert into users (id, role, first_name, email) values ('${id}', 'student', 'Sari', 'sari@example.test');
    insert into examinations (id, examination_name, examination_desc, examination_duration)
      values ('${id}', 'E', '', 60);
    insert into sections (id, examination_id, name, position, forward_only) values ('${id}', '${id}', 'A', 0, false);
    insert into bank_items (id, examination_id, section_id, bank_type, bank_question, bank_question_weight, option_type,
        bank_option, bank_answer, bank_asset, position)
      values ('${id}', '${id}', '${id}', 'text', '<p>Which?</p>', 1.5, 'text', '{"1":"a","2":"b"}', '{2}',
        '{"image":[],"audio":[],"video":[]}', 0);
    insert into revisions (id, examination_id, number, examination_name, examination_desc, examination_duration,
      examination_bank_count, sections) values ('${REVISION}', '${id}', 1, 'E', '', 60, 3, '${sections}');
    insert into attempts (id, user_id, examination_id, revision_id, number, form, started_at, due_at)
      values ('${id}', '${id}', '${id}', '${REVISION}', 1, 5, now(), now() + interval '1 hour');
    insert into answers (attempt_id, question_id, option, seq, answered_at) values
      ('${id}', '${QUESTIONS[0]}', '1', 1, now()), ('${id}', '${QUESTIONS[1]}', '2', 2, now());
    insert into key_corrections (revision_id, question_id, bank_answer_before, bank_answer, bank_question_weight_before,
      bank_question_weight, at) values ('${REVISION}', '${QUESTIONS[1]}', '{1}', '{2}', 1.5, 3, now());
  `);
  await migrate(db);

  const revision = await getRevision(db, REVISION);
  // The order that the version before computed.
  const order = arrangeForm(revision, 5).flatMap((section) =>
    section.items.map((item) => `${item.id.at(-1)}:${item.option_order.join('')}`),
  );
  expect(order).toEqual(['3:4213', '1:1234', '2:3214']);
  expect(linkItem(await getItem(db, id), noLinks)).toMatchObject({
    interaction: 'choice',
    bank_key: ['2'],
    bank_answer: [2],
    bank_question_weight: 1.5,
    scoring_rule: 'all_or_nothing',
  });
  const corrected = withCorrections(revision, await listCorrectionsInForce(db, [REVISION]));
  const grades = await gradeBy(db, () => corrected, [{ id, revision_id: REVISION, form: 0 }]);
  expect(grades).toEqual([{ attempt_id: id, result_score: 4.5, result_max: 6, unmarked: 0 }]);
});
