/** Compares acknowledged answers with the database. */
import { isDeepStrictEqual } from 'node:util';
import type { ItemResponse } from '@lulus/contract';
import type { Context } from '../src/process/create-context.ts';

/** An answer as it is stored. */
export interface Acknowledged {
  option?: string;
  response?: ItemResponse;
  seq: number;
}

/** The latest acknowledged choice, by user id and question id. */
export type AllAcknowledged = ReadonlyMap<string, ReadonlyMap<string, Acknowledged>>;

/** Counts acknowledged answers that are lost: the database has neither them nor newer ones. */
export async function countLost(
  { db }: Pick<Context, 'db'>,
  examinationId: string,
  acknowledged: AllAcknowledged,
): Promise<number> {
  const rows = await db
    .selectFrom('answers')
    .innerJoin('attempts', 'attempts.id', 'answers.attempt_id')
    .select(['user_id', 'question_id', 'option', 'response', 'answers.seq'])
    .where('examination_id', '=', examinationId)
    .execute();
  const stored = new Map(rows.map((row) => [`${row.user_id} ${row.question_id}`, row]));
  let lost = 0;
  for (const [user, answers] of acknowledged) {
    for (const [question, { option, response = option, seq }] of answers) {
      const row = stored.get(`${user} ${question}`);
      if (
        !row ||
        row.seq < seq ||
        (row.seq === seq && !isDeepStrictEqual(row.option ?? row.response, response))
      )
        lost++;
    }
  }
  return lost;
}
