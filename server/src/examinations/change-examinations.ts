/**
 * Applies the same change to one examination, which must exist, or to several, of which some may be missing.
 */

import type { PlatformContext } from '../platform/context.ts';
import type { Db } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { type ExaminationRow, lockExamination, lockExaminations } from './examinations.queries.ts';

/**
 * Changes the locked rows to which the change applies, and audits each. Returns the ids of the changed ones.
 */
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

/** Returns the ids of the changed examinations, and how many of `ids` exist. */
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
