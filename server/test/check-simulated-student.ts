/** Checks of the replies to takers. Each function counts violations. */
import { setTimeout as sleep } from 'node:timers/promises';
import { gradeStored } from '../src/grading/grade-stored.ts';
import type { Context } from '../src/process/create-context.ts';
import { countLost } from './lost-answers.ts';
import type { SimulatedStudent } from './simulate-student.ts';

const MAX_TRIES = 100;
const PAUSE_MS = 200;

/** Retries the read, since the test's own connections may break, too. */
async function readWithRetries<T>(read: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await read();
    } catch (error) {
      if (tries === MAX_TRIES) throw error;
      await sleep(PAUSE_MS);
    }
  }
}

/**
 * Counts acknowledged answers of takers of one examination that are lost: the database has neither them nor
 * newer ones.
 */
export async function countLostBy(context: Context, students: SimulatedStudent[]): Promise<number> {
  // Copied before the database is read, since the read lacks later acknowledgements.
  const acknowledged = new Map(students.map((student) => [student.userId, new Map(student.acknowledged)]));
  return readWithRetries(() => countLost(context, students[0]?.exam_id ?? '', acknowledged));
}

/** Counts duplicate attempts and ends, and results that differ from a regrade. */
export async function countResults(
  context: Context,
  students: number,
): Promise<{ duplicated: number; wrong: number }> {
  const attempts = await readWithRetries(() => context.db.selectFrom('attempts').selectAll().execute());
  const ends = await readWithRetries(() =>
    context.db
      .selectFrom('attempt_events')
      .select('id')
      .where('kind', 'in', ['submitted', 'closed'])
      .execute(),
  );
  const results = await readWithRetries(() => context.db.selectFrom('results').selectAll().execute());
  const graded = await readWithRetries(() => gradeStored(context.db, context, attempts));
  const scores = new Map(results.map((result) => [result.attempt_id, result]));
  const wrong = graded.filter(({ attempt_id, result_score, result_max }) => {
    const result = scores.get(attempt_id);
    return result?.result_score !== result_score || result.result_max !== result_max;
  });
  return {
    duplicated: Math.abs(attempts.length - students) + Math.abs(ends.length - students),
    wrong: wrong.length,
  };
}
