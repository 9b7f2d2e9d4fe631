import { type ExamResult, submitExam } from '@lulus/contract';
import { sql } from 'kysely';
import { assertSuccess, assertThat } from '../http/refuse.ts';
import { send } from '../http/request.ts';
import { OPTIONS, scoreOf } from '../school/examination.ts';
import type { School } from '../school/school.ts';
import type { Scenario } from './scenario.ts';
import type { Started, Starting } from './starts.ts';

/** Returns the option stored for the question at this index, in the attempt with the number `salt`. */
const optionAt = (salt: number, place: number) =>
  String(1 + ((salt * 7 + place * 5 + (place % 7)) % OPTIONS));

/** Submits started attempts. Every question is answered, and the submitted list equals the stored answers. */
export function submittingAttempts({ context }: School, { started }: Starting): Scenario {
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
      if (!submit) return undefined;
      const { attempt_id, request, score } = submit;
      return {
        request,
        check(answer) {
          assertSuccess(answer, 'a submit');
          const { exam_result } = JSON.parse(answer.body.toString()) as { exam_result: ExamResult | null };
          assertThat(exam_result?.result_score === score, 'A submit was answered with a wrong score.');
          acknowledged.set(attempt_id, score);
        },
      };
    },
    async verify() {
      const rows = await context.db
        .selectFrom('results')
        .innerJoin('attempts', 'attempts.id', 'results.attempt_id')
        .select(['attempt_id', 'result_score'])
        .where('closed_by', '=', 'student')
        .execute();
      const stored = new Map(rows.map((row) => [row.attempt_id, row.result_score]));
      const lost = [...acknowledged].filter(([id, score]) => stored.get(id) !== score);
      return lost.length > 0 ? [`${lost.length} acknowledged results are not in the database.`] : [];
    },
  };
}
