import { type ExamResult, type Reply, startExam, submitExam } from '@lulus/contract';
import { sql } from 'kysely';
import type { Context } from '../../server/src/process/create-context.ts';
import { assertSuccess, assertThat, readBody, send } from '../http/requests.ts';
import { type Examination, makeExamination, OPTIONS, scoreOf } from '../school/examination.ts';
import type { School } from '../school/school.ts';
import type { Student } from '../school/students.ts';
import type { Scenario } from './scenario.ts';

export interface Started {
  attempt_id: string;
  student: Student;
  examination: Examination;
}

/** `started` has the acknowledged starts that no other scenario has used yet. */
export type Starting = Scenario & { started: Started[] };

/** Each start is a student's first at an examination, so there are as many examinations as needed. */
export function startingAttempts(
  { context }: School,
  students: Student[],
  make = (of: Context) => makeExamination(of),
): Starting {
  const waiting: Omit<Started, 'attempt_id'>[] = [];
  const started: Started[] = [];
  const acknowledged = new Map<string, string>();
  return {
    name: 'starts',
    started,
    async prepare(count) {
      waiting.length = 0;
      while (waiting.length < count) {
        const examination = await make(context);
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
          assertSuccess(answer);
          const { attempt_id } = readBody<Reply<typeof startExam>>(answer).exam;
          started.push({ attempt_id, ...start });
          acknowledged.set(attempt_id, student.id);
        },
      };
    },
    async verify() {
      const rows = await context.db.selectFrom('attempts').select(['id', 'user_id']).execute();
      return describeLost(acknowledged, new Map(rows.map((row) => [row.id, row.user_id])), 'starts');
    },
  };
}

/** Returns the option stored for the question at this index, in the attempt with the number `salt`. */
const optionAt = (salt: number, place: number) =>
  String(1 + ((salt * 7 + place * 5 + (place % 7)) % OPTIONS));

/** Submits started attempts. Every question is answered, and the submitted list equals the stored answers. */
export function submittingAttempts({ context }: School, started: Started[]): Scenario {
  const waiting: { attempt_id: string; request: string; score: number }[] = [];
  const acknowledged = new Map<string, number>();

  /** Called in advance, since the generator's own CPU time is taken from the server during a measurement. */
  function makeSubmit({ attempt_id, student, examination }: Started, salt: number) {
    const choices = new Map(examination.questions.map((id, place) => [id, optionAt(salt, place)]));
    const list = [...choices].map(([question, option]) => ({ [question]: { [option]: '' } }));
    const seqs = list.map((_, place) => place + 1);
    const body = { exam_id: examination.id, attempt_id, answers: JSON.stringify(list), seqs };
    const request = send('POST', submitExam.path, student.headers, body);
    return { attempt_id, request, score: scoreOf(examination, choices) };
  }

  async function answerAll(attempts: Started[]): Promise<void> {
    const chosen = attempts.map(({ examination }, salt) =>
      examination.questions.map((_, place) => optionAt(salt, place)).join(''),
    );
    await sql`insert into answers (attempt_id, question_id, option, seq, answered_at)
      select attempt_id, question, substr(chosen, place::integer, 1), place, now()
      from unnest(${attempts.map(({ attempt_id }) => attempt_id)}::uuid[], ${chosen}::text[],
          ${attempts.map(({ examination }) => examination.questions.join())}::text[])
          as attempts (attempt_id, chosen, questions)
        cross join unnest(string_to_array(questions, ',')::uuid[]) with ordinality as listed (question, place)`.execute(
      context.db,
    );
    waiting.push(...attempts.map(makeSubmit));
  }

  return {
    name: 'submits, graded',
    prepare: (count) => answerAll(started.splice(0, count)),
    next() {
      const submit = waiting.pop();
      return (
        submit && {
          request: submit.request,
          check(answer) {
            assertSuccess(answer);
            const { exam_result } = readBody<{ exam_result: ExamResult | null }>(answer);
            assertThat(
              exam_result?.result_score === submit.score,
              'A submit was answered with a wrong score.',
            );
            acknowledged.set(submit.attempt_id, submit.score);
          },
        }
      );
    },
    async verify() {
      const rows = await context.db
        .selectFrom('results')
        .innerJoin('attempts', 'attempts.id', 'results.attempt_id')
        .select(['attempt_id', 'result_score'])
        .where('closed_by', '=', 'student')
        .execute();
      const stored = new Map(rows.map((row) => [row.attempt_id, row.result_score]));
      return describeLost(acknowledged, stored, 'results');
    },
  };
}

function describeLost(acknowledged: Map<string, unknown>, stored: Map<string, unknown>, what: string) {
  const lost = [...acknowledged].filter(([id, value]) => stored.get(id) !== value);
  return lost.length > 0 ? [`${lost.length} acknowledged ${what} are not in the database.`] : [];
}
