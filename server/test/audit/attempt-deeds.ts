import * as contract from '@lulus/contract';
import type { keyCorrections } from '../correct-keys.ts';
import { FIVE_TYPES } from '../five-types.ts';
import { attemptCalls, GRACE, MINUTE } from '../take-attempt.ts';
import type { TestApp } from '../test-app.ts';
import type { Deed } from './deed.ts';

/** An admin's actions on attempts, and corrections of answer keys. */
export function attemptDeeds(app: TestApp, corrections: Awaited<ReturnType<typeof keyCorrections>>): Deed[] {
  const { call, clock, context } = app;
  const { aRunningAttempt, save, sendLate, submit } = attemptCalls(app);
  const { admin: as, aTaker, preview, apply, questionOf, twoQuestions } = corrections;
  return [
    {
      endpoint: contract.correctKey,
      async act() {
        const examination = await twoQuestions();
        await aTaker(examination, ['2', '1']);
        const key = { bank_answer: [2], bank_question_weight: 1 };
        const { version } = (await preview(examination, key)).reply;
        await apply(examination, key, version);
        return [
          {
            action: 'key_corrected',
            examination_id: examination.id,
            question_id: questionOf(examination),
            before: { bank_key: ['1'] },
            after: { bank_key: ['2'], kind: 'key', results_changed: 1 },
          },
        ];
      },
    },
    {
      endpoint: contract.markEssay,
      async act() {
        const essay = { ...FIVE_TYPES.essay.item, bank_question_weight: 4 };
        const sections = [{ name: 'ESSAY', items: [essay, {}, {}, {}, {}] }];
        const { student, exam_id, attempt_id, items } = await aRunningAttempt({ sections });
        await save(student, exam_id, [{ question_id: items.first, response: 'Kota.', seq: 1 }]);
        await submit(student, exam_id);
        const params = { attemptId: attempt_id, questionId: items.first };
        const body = { points: 2.5, comment: 'Bagus.', version: 0 };
        await call(contract.markEssay, { as, params, body });
        const subject = { person_id: student.id, examination_id: exam_id, attempt_id };
        return [
          {
            action: 'essay_marked',
            ...subject,
            question_id: items.first,
            before: {},
            after: { points: 2.5 },
          },
        ];
      },
    },
    {
      endpoint: contract.exportResults,
      async act() {
        const { exam_id } = await aRunningAttempt();
        await call(contract.exportResults, { as, params: { id: exam_id } });
        return [{ action: 'results_exported', examination_id: exam_id, after: { attempts: 1 } }];
      },
    },
    {
      endpoint: contract.extendAttempt,
      async act() {
        const { student, exam_id, attempt_id } = await aRunningAttempt();
        const body = { minutes: 5, reason: 'came late' };
        await call(contract.extendAttempt, { as, params: { attemptId: attempt_id }, body });
        const subject = { person_id: student.id, examination_id: exam_id, attempt_id };
        return [{ action: 'time_added', ...subject, after: body }];
      },
    },
    {
      endpoint: contract.extendAttempts,
      async act() {
        const { exam_id } = await aRunningAttempt();
        await call(contract.extendAttempts, { as, params: { id: exam_id }, body: { minutes: 5 } });
        const after = { minutes: 5, attempts: 1 };
        return [{ action: 'time_added_to_all', examination_id: exam_id, person_id: undefined, after }];
      },
    },
    {
      endpoint: contract.giveFullTime,
      async act() {
        const closes_at = new Date(context.clock().getTime() + 30 * MINUTE);
        const { student, exam_id, attempt_id } = await aRunningAttempt({
          minutes: 45,
          settings: { closes_at },
        });
        await context.db
          .updateTable('examinations')
          .set({ closes_at: null })
          .where('id', '=', exam_id)
          .execute();
        await call(contract.giveFullTime, { as, params: { id: exam_id }, body: {} });
        const subject = { person_id: student.id, examination_id: exam_id, attempt_id };
        return [{ action: 'time_added', ...subject }];
      },
    },
    {
      endpoint: contract.reopenAttempt,
      async act() {
        const { student, exam_id, attempt_id } = await aRunningAttempt();
        await submit(student, exam_id);
        await call(contract.reopenAttempt, { as, params: { attemptId: attempt_id }, body: { minutes: 9 } });
        const subject = { person_id: student.id, examination_id: exam_id, attempt_id };
        return [{ action: 'attempt_reopened', ...subject, after: { minutes: 9, submitted_at: null } }];
      },
    },
    {
      endpoint: contract.giveBackPlay,
      async act() {
        const { student, exam_id, attempt_id, items } = await aRunningAttempt();
        const question_id = items.first;
        await call(contract.playItem, { as: student, body: { exam_id, question_id } });
        const body = { question_id, reason: 'a loud drill' };
        await call(contract.giveBackPlay, { as, params: { attemptId: attempt_id }, body });
        const subject = { person_id: student.id, examination_id: exam_id, attempt_id, question_id };
        const after = { plays: 0, reason: 'a loud drill' };
        return [{ action: 'play_given_back', ...subject, before: { plays: 1 }, after }];
      },
    },
    {
      endpoint: contract.decideLateAnswers,
      async act() {
        const attempt = await aRunningAttempt({ minutes: 10 });
        const { student, exam_id, attempt_id, items } = attempt;
        const answered_at = context.clock().toISOString();
        clock.advance(10 * MINUTE + GRACE + MINUTE);
        await sendLate(student, attempt, [{ question_id: items.first, option: '1', seq: 1, answered_at }]);
        const params = { attemptId: attempt_id };
        const reason = 'no power';
        await call(contract.decideLateAnswers, { as, params, body: { decision: 'ignore' } });
        await call(contract.decideLateAnswers, { as, params, body: { decision: 'count', reason } });
        const subject = { person_id: student.id, examination_id: exam_id, attempt_id };
        return [
          { action: 'late_answers_ignored', ...subject, after: { answers: 1 } },
          { action: 'late_answers_counted', ...subject, after: { answers: 1, reason } },
        ];
      },
    },
    {
      endpoint: contract.readAnswerCopy,
      async act() {
        const { student, exam_id, attempt_id, items } = await aRunningAttempt();
        await save(student, exam_id, []);
        await submit(student, exam_id);
        const at = context.clock().toISOString();
        const answer = { question_id: items.first, option: '1', flagged: false, seq: 2, answered_at: at };
        const names = { student_name: 'Ani', examination_name: 'Quiz' };
        const copy = { attempt_id, user_id: student.id, ...names, saved_at: at, answers: [answer] };
        const files = [{ field: 'file', filename: 'answers.json', content: JSON.stringify(copy) }];
        await call(contract.readAnswerCopy, { as, params: { attemptId: attempt_id }, body: {}, files });
        const subject = { person_id: student.id, examination_id: exam_id, attempt_id };
        return [{ action: 'answer_copy_read', ...subject, after: { received: 1 } }];
      },
    },
  ];
}
