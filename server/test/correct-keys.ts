/** Test helpers for answer key corrections: short calls, and an examination with two questions. */
import { correctKey, getResult, previewCorrection } from '@lulus/contract';
import { anAdmin, anExamination, aStudent } from './factories.ts';
import { attemptCalls, type Student } from './take-attempt.ts';
import type { TestApp } from './test-app.ts';

export type Examination = Awaited<ReturnType<typeof anExamination>>;
interface Key {
  bank_answer: number[];
  bank_question_weight: number;
}

/** An answer key with the second option. */
export const SECOND = { bank_answer: [2], bank_question_weight: 1 };

export async function keyCorrections(app: TestApp) {
  const { call, context } = app;
  const { resultsOf, start, submit } = attemptCalls(app);
  const admin = await anAdmin(context);

  /** Two questions of weight 1 and 2. The first option of each is right. */
  const twoQuestions = (plan: Parameters<typeof anExamination>[1] = {}) =>
    anExamination(context, {
      minutes: 10,
      sections: [{ name: 'READING', items: [{ bank_question_weight: 1 }, { bank_question_weight: 2 }] }],
      ...plan,
    });

  const questionOf = ({ items }: Examination, at = 0) => items[at]?.id ?? '';
  const paramsOf = (examination: Examination, at = 0) => ({
    id: examination.id,
    questionId: questionOf(examination, at),
  });

  /** A student who has submitted these options, one per question. */
  async function aTaker(examination: Examination, options: string[]) {
    const student = await aStudent(context);
    const { reply } = await start(student, examination.id);
    await submit(
      student,
      examination.id,
      options.map((option, at) => ({ [questionOf(examination, at)]: { [option]: '' } })),
    );
    return { student, attempt_id: reply.exam.attempt_id };
  }

  const preview = (examination: Examination, key: Key, at = 0) =>
    call(previewCorrection, { as: admin, params: paramsOf(examination, at), body: key });
  const apply = (examination: Examination, key: Key, version: string, at = 0) =>
    call(correctKey, { as: admin, params: paramsOf(examination, at), body: { ...key, version } });
  /** Previews and then corrects, like the screen. */
  async function correct(examination: Examination, key: Key, at = 0) {
    const { version } = (await preview(examination, key, at)).reply;
    return apply(examination, key, version, at);
  }

  const scoreOf = async (attemptId: string) => (await resultsOf(attemptId))[0]?.result_score;
  const resultFor = async (student: Student, exam_id: string) =>
    (await call(getResult, { as: student, query: { exam_id } })).reply.exam_result;

  return { admin, twoQuestions, questionOf, paramsOf, aTaker, preview, apply, correct, scoreOf, resultFor };
}
