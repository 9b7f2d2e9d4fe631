import { SERVER } from '../audit/actor.ts';
import { audit } from '../audit/audit.ts';
import type { Context } from '../context.ts';
import { refreshBalances } from '../leaderboard/balances.ts';
import { getSettingsRow } from '../settings/settings.queries.ts';
import { deleteAttempts, lockOldAttempts } from './erasure.queries.ts';

/** So few that nobody waits for the locks of a batch. */
const BATCH = 200;

/**
 * Erases attempts that are older than the school keeps them, with all that hangs on them; balances follow, since they
 * are sums of results that are there. Each batch is whole, with its line in the audit log, so the job may be stopped
 * anywhere and run on any number of nodes. Answers how many attempts went.
 */
export async function eraseOldAttempts(context: Context): Promise<number> {
  let erased = 0;
  let batch: number;
  do {
    batch = await eraseBatch(context);
    erased += batch;
  } while (batch === BATCH);
  return erased;
}

async function eraseBatch(context: Context): Promise<number> {
  const old = await context.db.transaction().execute(async (trx) => {
    // Read each time: whoever switches it off stops what has not happened yet.
    const { erase_after_months: months } = await getSettingsRow(trx);
    if (months === null) return [];
    const now = context.clock();
    const old = await lockOldAttempts(trx, { now, months }, BATCH);
    if (old.length === 0) return [];
    const students = [...new Set(old.map(({ user_id }) => user_id))];
    await deleteAttempts(
      trx,
      old.map(({ id }) => id),
    );
    await refreshBalances(trx, context, students);
    const after = { attempts: old.length, students: students.length, older_than_months: months };
    await audit(trx, { at: now, actor: SERVER, action: 'attempts_erased', after });
    return old;
  });
  for (const attempt of old) context.attempts.forget(attempt);
  return old.length;
}
