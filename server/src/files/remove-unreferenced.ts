/**
 * The sweep of files that nothing shows any more.
 *
 * A file goes when it was stored more than a day ago and neither a question, a revision nor the settings have named it
 * in any sweep of the half day before. Files in use are made as good as new twice a day, so a file that a question lets go of now
 * still stays for half a day or more: whoever is just copying that question, or publishing it, does so in peace.
 *
 * Any number of nodes may sweep, and the same content may be uploaded at the very moment it goes. The row is the lock:
 * - An upload first writes the row, anew or with the present time, and only then looks for the file and puts it.
 * - The sweep deletes the row, which locks it, then the file, then commits.
 * So an upload that comes first makes the row too young for the sweep, and one that comes second waits for the sweep's
 * end and puts the file again. A crash between the two deletions brings the row back, and the next sweep comes.
 */
import type { Context } from '../context.ts';
import { deleteFileStoredBefore, keepFilesInUse, listFilesStoredBefore } from './files.queries.ts';

const HOUR_MS = 3_600_000;

/** Answers how many files it removed. */
export async function removeUnreferenced({
  db,
  clock,
  files,
}: Pick<Context, 'db' | 'clock' | 'files'>): Promise<number> {
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
