import { startExam } from '@lulus/contract';
import { assertSuccess, assertThat } from '../http/refuse.ts';
import { send } from '../http/request.ts';
import { type Examination, makeExamination } from '../school/examination.ts';
import type { School } from '../school/school.ts';
import type { Student } from '../school/students.ts';
import type { Scenario } from './scenario.ts';

export interface Started {
  attempt_id: string;
  student: Student;
  examination: Examination;
}

export interface Starting extends Scenario {
  /** Acknowledged starts that no other scenario has used yet. */
  started: Started[];
}

/** Each start is a student's first at an examination, so there are as many examinations as needed. */
export function startingAttempts({ context }: School, students: Student[]): Starting {
  const waiting: Omit<Started, 'attempt_id'>[] = [];
  const started: Started[] = [];
  const acknowledged = new Map<string, string>();
  return {
    name: 'starts',
    started,
    async prepare(count) {
      waiting.length = 0;
      while (waiting.length < count) {
        const examination = await makeExamination(context);
        const some = students.slice(0, count - waiting.length);
        waiting.push(...some.map((student) => ({ student, examination })));
      }
    },
    next() {
      const start = waiting.pop();
      if (!start) return undefined;
      const { student, examination } = start;
      return {
        request: send('POST', startExam.path, student.headers, { exam_id: examination.id }),
        check(answer) {
          assertSuccess(answer, 'a start');
          const { exam } = JSON.parse(answer.body.toString()) as { exam: { id: string; attempt_id: string } };
          assertThat(exam.id === examination.id, 'Another examination was started.');
          started.push({ attempt_id: exam.attempt_id, ...start });
          acknowledged.set(exam.attempt_id, `${student.id} ${examination.id}`);
        },
      };
    },
    async verify() {
      const rows = await context.db
        .selectFrom('attempts')
        .select(['id', 'user_id', 'examination_id'])
        .execute();
      const stored = new Map(rows.map((row) => [row.id, `${row.user_id} ${row.examination_id}`]));
      const lost = [...acknowledged].filter(([id, pair]) => stored.get(id) !== pair);
      return lost.length > 0 ? [`${lost.length} acknowledged starts are not in the database.`] : [];
    },
  };
}
