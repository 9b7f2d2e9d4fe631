/** Students of a separate class with results of some examinations. Their dashboards do not change. */
import { sql } from 'kysely';
import type { Context } from '../../server/src/process/create-context.ts';
import { type Examination, makeExamination } from './examination.ts';
import { makeStudents } from './students.ts';

const CLASS = ['8A'];
/** About as many as a student takes in a term. All are listed on the dashboard. */
const EXAMINATIONS = 5;

export async function makeStudentsWithResults(context: Context, count: number) {
  const students = await makeStudents(context, count, CLASS);
  const examinations: Examination[] = [];
  for (let made = 0; made < EXAMINATIONS; made++) examinations.push(await makeExamination(context, CLASS));
  await sql`
    with taken as (
      insert into attempts (id, user_id, examination_id, revision_id, number, form, started_at, due_at, submitted_at,
        closed_by)
      select gen_random_uuid(), users.id, examinations.id, revision_id, 1, 1, now() - interval '3 hours',
        now() - interval '1 hour', now() - interval '2 hours', 'student'
      from users cross join examinations
      where users.id = any(${students.map(({ id }) => id)}::uuid[])
        and examinations.id = any(${examinations.map(({ id }) => id)}::uuid[])
      returning id
    )
    insert into results (attempt_id, result_score, result_max, graded_at)
    select id, 20, 40, now() from taken`.execute(context.db);
  return { students, examinations };
}
