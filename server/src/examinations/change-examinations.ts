/** The same change for one examination, which must exist, and for several, of which some may be missing. */

import type { PlatformContext } from '../platform/context.ts';
import type { Db } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { type ExaminationRow, lockExamination, lockExaminations } from './examinations.queries.ts';

/** Changes those of the locked rows for which it is a change, with its lines in the audit log. Answers which. */
export type Change = (trx: Db, rows: ExaminationRow[], by: { at: Date; actor: Actor }) => Promise<string[]>;

export async function changeOne(
  { db, clock }: Pick<PlatformContext, 'clock' | 'db'>,
  actor: Actor,
  id: string,
  change: Change,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await change(trx, [await lockExamination(trx, id)], { at: clock(), actor });
  });
}

/** Answers also how many of them are there at all. */
export function changeChosen(
  { db, clock }: Pick<PlatformContext, 'clock' | 'db'>,
  actor: Actor,
  ids: string[],
  change: Change,
): Promise<{ changed: string[]; found: number }> {
  return db.transaction().execute(async (trx) => {
    const rows = await lockExaminations(trx, ids);
    return { changed: await change(trx, rows, { at: clock(), actor }), found: rows.length };
  });
}
