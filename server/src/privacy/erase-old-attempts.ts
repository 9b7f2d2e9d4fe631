import type { AttemptsContext } from '../attempts/context.ts';
import { refreshBalances } from '../leaderboard/balances.ts';
import { audit } from '../platform/audit/audit.ts';
import { SERVER } from '../platform/http/actor.ts';
import { getSettingsRow } from '../settings/settings.queries.ts';
import { deleteAttempts, lockOldAttempts } from './erasure.queries.ts';

/** Attempts per transaction. Small, so that the locks delay no one. */
const BATCH = 200;

/**
 * Erases attempts older than the age that the school set, with all their data, and refreshes balances. Each batch is
 * one transaction, with its line in the audit log. So the job may stop anywhere and run on any number of nodes. Returns
 * the number of erased attempts.
 */
export async function eraseOldAttempts(
  context: Pick<AttemptsContext, 'config' | 'clock' | 'db' | 'attempts'>,
): Promise<number> {
  let erased = 0;
  let batch: number;
  do {
    batch = await eraseBatch(context);
    erased += batch;
  } while (batch === BATCH);
  return erased;
}

async function eraseBatch(
  context: Pick<AttemptsContext, 'config' | 'clock' | 'db' | 'attempts'>,
): Promise<number> {
  const old = await context.db.transaction().execute(async (trx) => {
    // Read the setting for each batch, so that switching it off stops the remaining batches.
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
