import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { keyCorrections, SECOND } from '../../../test/correct-keys.ts';
import { aStudent } from '../../../test/factories.ts';
import { attemptCalls } from '../../../test/take-attempt.ts';
import { createTestApp } from '../../../test/test-app.ts';
import { waitUntilBlocked } from '../../../test/wait-until-blocked.ts';
import { lockAttempt } from '../../attempts/attempts.queries.ts';
import { closeLocked } from '../../attempts/deadline/close-attempt.ts';
import { readStored } from '../stored-answers.queries.ts';

const app = await createTestApp();
const { context } = app;
const { eventsOf, save, start, submit } = attemptCalls(app);
const { twoQuestions, questionOf, aTaker, preview, apply, correct, scoreOf } = await keyCorrections(app);

describe('a correction that runs concurrently with other requests', () => {
  test('is made once, even if it is sent twice or concurrently', async () => {
    const examination = await twoQuestions();
    const { attempt_id } = await aTaker(examination, ['2', '1']);
    const { version } = (await preview(examination, SECOND)).reply;
    const answers = await Promise.all([1, 2, 3].map(() => apply(examination, SECOND, version)));
    expect(answers.map(({ reply }) => reply.changed).sort()).toEqual([0, 0, 1]);
    expect((await apply(examination, SECOND, version)).reply.changed).toBe(0);
    const regraded = (await eventsOf(attempt_id)).filter(({ kind }) => kind === 'regraded');
    expect(regraded).toHaveLength(1);
    const rows = context.db
      .selectFrom('key_corrections')
      .select(['payload_before', 'payload'])
      .where('question_id', '=', questionOf(examination));
    expect(await rows.execute()).toMatchObject([
      { payload_before: { bank_key: ['1'] }, payload: { bank_key: ['2'] } },
    ]);
  });

  test('is rejected after another correction or a submit that would change its preview', async () => {
    const examination = await twoQuestions();
    await aTaker(examination, ['2', '1']);
    const seen = (await preview(examination, SECOND)).reply;
    await correct(examination, { bank_answer: [3], bank_question_weight: 1 });
    const stale = await apply(examination, SECOND, seen.version);
    expect([stale.status, stale.error.code]).toEqual([409, 'preview_stale']);

    const again = (await preview(examination, SECOND)).reply;
    const { attempt_id } = await aTaker(examination, ['3', '1']);
    expect((await apply(examination, SECOND, again.version)).status).toBe(409);
    expect(await scoreOf(attempt_id)).toBe(3);
  });

  test('is made if a submit since the preview does not change its effect', async () => {
    const examination = await twoQuestions();
    await aTaker(examination, ['2', '1']);
    const { version } = (await preview(examination, SECOND)).reply;
    await aTaker(examination, ['3', '1']);
    expect((await apply(examination, SECOND, version)).reply.changed).toBe(1);
  });

  test('waits for a running submit, and includes its result', async () => {
    const examination = await twoQuestions();
    const student = await aStudent(context);
    const { attempt_id } = (await start(student, examination.id)).reply.exam;
    await save(student, examination.id, [{ question_id: questionOf(examination), option: '2', seq: 1 }]);
    const { version } = (await preview(examination, SECOND)).reply;
    const { correcting } = await context.db.transaction().execute(async (trx) => {
      const attempt = await lockAttempt(trx, attempt_id);
      const stored = (await readStored(trx, [attempt_id])).get(attempt_id) ?? new Map();
      await closeLocked(trx, context, [{ attempt, closed_by: 'student', stored }], context.clock());
      const correcting = apply(examination, SECOND, version);
      await waitUntilBlocked(context.db);
      return { correcting };
    });
    // The preview had no result of this student, so its effect would differ.
    expect((await correcting).status).toBe(409);
    expect((await correct(examination, SECOND)).reply.changed).toBe(1);
    expect(await scoreOf(attempt_id)).toBe(1);
  });

  test('blocks a concurrent submit, which is then graded by the new answer key', async () => {
    const examination = await twoQuestions();
    const taken = await aTaker(examination, ['2', '1']);
    const student = await aStudent(context);
    await start(student, examination.id);
    const { version } = (await preview(examination, SECOND)).reply;
    const { correcting, submitting } = await context.db.transaction().execute(async (trx) => {
      // The balance is the last lock of a correction, so its rows are written before.
      await sql`select from users where id = ${taken.student.id} for no key update`.execute(trx);
      const correcting = apply(examination, SECOND, version);
      await waitUntilBlocked(context.db);
      const submitting = submit(student, examination.id, [{ [questionOf(examination)]: { 2: '' } }]);
      await waitUntilBlocked(context.db, 2);
      return { correcting, submitting };
    });
    expect((await correcting).reply.changed).toBe(1);
    expect((await submitting).reply.exam_result?.result_score).toBe(1);
  });
});
