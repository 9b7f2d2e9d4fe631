/** Taking examinations in tests: the calls in short, and a student in the middle of an attempt. */
import {
  type AnswerEntry,
  DEADLINE_GRACE_SECONDS,
  getPaper,
  getState,
  type Paper,
  saveAnswers,
  startExam,
  submitExam,
} from '@lulus/contract';
import { anExamination, aStudent } from './factories.ts';
import type { TestApp } from './test-app.ts';

export const MINUTE = 60_000;
export const GRACE = DEADLINE_GRACE_SECONDS * 1000;

export type Student = Awaited<ReturnType<typeof aStudent>>;
type Entry = Omit<AnswerEntry, 'flagged'> & { flagged?: boolean };

export function taking({ context, call }: TestApp) {
  const start = (student: Student, exam_id: string) => call(startExam, { as: student, body: { exam_id } });

  return {
    start,
    state: (student: Student, exam_id: string) => call(getState, { as: student, query: { exam_id } }),
    save: (student: Student, exam_id: string, answers: Entry[]) =>
      call(saveAnswers, { as: student, body: { exam_id, answers } }),
    submit: (student: Student, exam_id: string, answers: unknown = [], seq?: number) =>
      call(submitExam, { as: student, body: { exam_id, answers: JSON.stringify(answers), seq } }),

    async paperOf(student: Student, exam_id: string): Promise<Paper['exam']> {
      const { reply } = await call(getPaper, { as: student, query: { exam_id } });
      if (reply === 'shuffled') throw new Error('a paper was expected');
      return reply.exam;
    },

    attemptsOf: (student: Student) =>
      context.db.selectFrom('attempts').selectAll().where('user_id', '=', student.id).execute(),

    /** A student in the middle of an attempt at an examination of their own, which has five questions. */
    async aRunningAttempt(plan: Parameters<typeof anExamination>[1] = {}) {
      const student = await aStudent(context);
      const examination = await anExamination(context, plan);
      const { reply } = await start(student, examination.id);
      const [first, second, third, fourth, fifth] = examination.items.map((item) => item.id);
      if (!first || !second || !third || !fourth || !fifth) throw new Error('five items were expected');
      return {
        student,
        examination,
        exam_id: examination.id,
        ...reply.exam,
        items: { first, second, third, fourth, fifth },
      };
    },
  };
}
