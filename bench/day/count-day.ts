import type { Context } from '../../server/src/process/create-context.ts';
import { countLost } from '../../server/test/lost-answers.ts';
import type { Person } from './person.ts';

/** Counts in the database after the day. */
export interface DayCount {
  acknowledged: number;
  lost: number;
  /** Missing or duplicate attempts, results and submits. Each student must have one of each. */
  miscounted: number;
  /** Results that differ from the score of the student's last answers. */
  wrong: number;
}

export async function countDay(context: Context, examId: string, persons: Person[]): Promise<DayCount> {
  const { db } = context;
  const rows = await db
    .selectFrom('attempts')
    .leftJoin('results', 'results.attempt_id', 'attempts.id')
    .select(['user_id', 'closed_by', 'result_score'])
    .select((attempt) =>
      attempt
        .selectFrom('attempt_events')
        .select((event) => event.fn.countAll<string>().as('ends'))
        .whereRef('attempt_events.attempt_id', '=', 'attempts.id')
        .where('kind', 'in', ['submitted', 'closed'])
        .as('ends'),
    )
    .where('examination_id', '=', examId)
    .execute();
  const results = new Map(rows.map((row) => [row.user_id, row]));
  const isOnce = (row: (typeof rows)[number] | undefined) =>
    row?.closed_by === 'student' && row.result_score !== null && Number(row.ends) === 1;
  const acknowledged = new Map(persons.map((person) => [person.userId, person.acknowledged]));
  return {
    acknowledged: [...acknowledged.values()].reduce((sum, answers) => sum + answers.size, 0),
    lost: await countLost(context, examId, acknowledged),
    miscounted:
      Math.abs(rows.length - persons.length) +
      persons.filter(({ userId }) => !isOnce(results.get(userId))).length,
    wrong: persons.filter((person) => results.get(person.userId)?.result_score !== person.score()).length,
  };
}
