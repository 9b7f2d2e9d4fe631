/**
 * Removes unreferenced files a day after they were stored. Each sweep renews that time for files in use, at most twice
 * a day. So a file that is no longer referenced stays for at least half a day, in case its question is being copied or
 * published.
 *
 * Several nodes may sweep at the same time. The row is the lock: an upload writes the row before it stores the file.
 * The sweep deletes the row, then the file, then commits. So either the row is too new for the sweep, or the upload
 * waits and stores the file again.
 */
import type { PlatformContext } from '../context.ts';
import { deleteFileStoredBefore, keepFilesInUse, listFilesStoredBefore } from './files.queries.ts';

const HOUR_MS = 3_600_000;

/** Returns the number of removed files. */
export async function removeUnreferenced({
  db,
  clock,
  files,
}: Pick<PlatformContext, 'clock' | 'db' | 'files'>): Promise<number> {
  const now = clock();
  const halfDayAgo = new Date(now.getTime() - 12 * HOUR_MS);
  const dayAgo = new Date(now.getTime() - 24 * HOUR_MS);
  // The search through all revisions is slow, so it only runs if there are old files.
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
