import type { FirstSteps } from '@lulus/contract';
import { sql } from 'kysely';
import type { Db } from '../platform/db/database.ts';

/**
 * Returns which first steps are done, derived from existing data. Only a preview has a column of its own. The samples do
 * not count as steps.
 */
export async function readFirstSteps(db: Db): Promise<FirstSteps> {
  const { hidden, ...done } = await db
    .selectFrom('settings')
    .select([
      'first_steps_hidden as hidden',
      sql<boolean>`school_name <> ''`.as('school'),
      'language_answered as language',
      'registration_answered as registration',
      sql<boolean>`exists (select from users where role = 'student' and not self_registered)`.as('students'),
      'prize_answered as prize',
      sql<boolean>`exists (select from bank_items where examination_id <> all (sample_ids))`.as(
        'examination',
      ),
      'previewed as preview',
      sql<boolean>`exists (select from revisions where examination_id <> all (sample_ids))`.as('publish'),
    ])
    .executeTakeFirstOrThrow();
  return { hidden, done };
}
