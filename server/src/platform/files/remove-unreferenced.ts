/**
 * The sweep of unreferenced files. It deletes a file that was stored over a day ago, and that nothing has named in
 * the sweeps of the last half day. Files in use are renewed twice a day. So an unreferenced file stays for at least
 * half a day, in case its question is being copied or published.
 *
 * Any number of nodes may sweep. The row is the lock: an upload writes the row before it stores the file. The sweep
 * deletes the row, then the file, then commits. So either the row is too young for the sweep, or the upload waits and
 * stores the file again.
 */
import type { PlatformContext } from '../context.ts';
import { deleteFileStoredBefore, keepFilesInUse, listFilesStoredBefore } from './files.queries.ts';

const HOUR_MS = 3_600_000;

/** Answers how many files it removed. */
export async function removeUnreferenced({
  db,
  clock,
  files,
}: Pick<PlatformContext, 'clock' | 'db' | 'files'>): Promise<number> {
  const now = clock();
  const halfDayAgo = new Date(now.getTime() - 12 * HOUR_MS);
  const dayAgo = new Date(now.getTime() - 24 * HOUR_MS);
  // The search through all revisions is only made when there is something to find.
  if ((await listFilesStoredBefore(db, halfDayAgo)).length === 0) return 0;
  await keepFilesInUse(db, { before: halfDayAgo, now });

  let removed = 0;
  for (const path of await listFilesStoredBefore(db, dayAgo)) {
    await db.transaction().execute(async (trx) => {
      if (!(await deleteFileStoredBefore(trx, path, dayAgo))) return;
      await files.remove(path);
      removed += 1;
    });
  }
  return removed;
}
