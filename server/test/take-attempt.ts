/** Test helpers for attempts: short calls, and a student with a running attempt. */
import {
  type AnswerEntry,
  DEADLINE_GRACE_SECONDS,
  getPaper,
  getState,
  type Paper,
  saveAnswers,
  sendLateAnswers,
  startExam,
  submitExam,
} from '@lulus/contract';
import { anExamination, aStudent } from './factories.ts';
import type { TestApp } from './test-app.ts';

export const MINUTE = 60_000;
export const GRACE = DEADLINE_GRACE_SECONDS * 1000;

export type Student = Awaited<ReturnType<typeof aStudent>>;
type Entry = Omit<AnswerEntry, 'flagged'> & { flagged?: boolean };

export function attemptCalls({ context, call }: TestApp) {
  const start = (student: Student, exam_id: string, device_id?: string) =>
    call(startExam, { as: student, body: { exam_id, device_id } });

  return {
    start,
    state: (student: Student, exam_id: string) => call(getState, { as: student, query: { exam_id } }),
    save: (student: Student, exam_id: string, answers: Entry[]) =>
      call(saveAnswers, { as: student, body: { exam_id, answers } }),
    submit: (student: Student, exam_id: string, answers: unknown = [], seqs?: number[]) =>
      call(submitExam, { as: student, body: { exam_id, answers: JSON.stringify(answers), seqs } }),

    async paperOf(student: Student, exam_id: string): Promise<Paper['exam']> {
      const { reply } = await call(getPaper, { as: student, query: { exam_id } });
      if (reply === 'shuffled') throw new Error('a paper was expected');
      return reply.exam;
    },

    /** Sends late answers that were chosen at these times while the device was offline. */
    sendLate: (
      student: Student,
      { exam_id, attempt_id }: { exam_id: string; attempt_id: string },
      answers: (Entry & { answered_at: string })[],
      offline_since: string | null = null,
    ) => call(sendLateAnswers, { as: student, body: { exam_id, attempt_id, answers, offline_since } }),

    /** Returns the attempt's events, in order. */
    eventsOf: (attempt_id: string) =>
      context.db
        .selectFrom('attempt_events')
        .select(['at', 'kind', 'by', 'admin_id', 'details'])
        .where('attempt_id', '=', attempt_id)
        .orderBy('id')
        .execute(),

    /** Returns the stored answers. Empty if the attempt does not exist any more. */
    answersOf: async (attempt_id: string) => (await context.readings.state(attempt_id))?.answers ?? {},

    resultsOf: (attempt_id: string) =>
      context.db.selectFrom('results').selectAll().where('attempt_id', '=', attempt_id).execute(),

    attemptsOf: (student: Student) =>
      context.db.selectFrom('attempts').selectAll().where('user_id', '=', student.id).execute(),

    /** A student with a running attempt at a new examination of five questions. */
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

    /** A student in the first of two timed sections, of 10 and 20 minutes, with one question each. */
    async aTimedAttempt(plan: Parameters<typeof anExamination>[1] = {}) {
      const student = await aStudent(context);
      const sections = [
        { name: 'LISTENING', duration: 10, items: [{}] },
        { name: 'READING', duration: 20, items: [{}] },
      ];
      const { id: exam_id, items } = await anExamination(context, { ...plan, sections });
      const { attempt_id } = (await start(student, exam_id)).reply.exam;
      const [listening = '', reading = ''] = items.map(({ id }) => id);
      return { student, exam_id, attempt_id, items: [listening, reading] as const };
    },
  };
}
