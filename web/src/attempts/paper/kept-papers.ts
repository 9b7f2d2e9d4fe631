/**
 * Stores the papers of running attempts on this device. The current one is under the specification's key in local
 * storage if it fits. All of them are in IndexedDB, which takes large papers and outlives an expired session.
 */
import * as v from 'valibot';
import { parseValue } from '../../platform/device-store/parse-value.ts';
import { storedJson } from '../../platform/device-store/storage.ts';
import { type DeviceTable, papersTable } from '../device-copy/device-database.ts';
import { type KeptPaper, keptPaper } from './kept-paper.ts';

const exams = storedJson('exams', keptPaper);
const row = v.object({ user_id: v.string(), paper: keptPaper });

export interface KeptPapers {
  /** Returns the person's paper of this examination. */
  read(examId: string, userId: string): Promise<KeptPaper | null>;
  /** Stores the paper. Resolves with false if it is only in the page's memory. */
  store(paper: KeptPaper, userId: string): Promise<boolean>;
  drop(attemptId: string): Promise<void>;
  /** Drops the papers of all other attempts. */
  dropOthers(attemptIds: readonly string[]): Promise<void>;
  /** Drops all papers except those of `owner()`. Rejects if the database fails. */
  dropOfOthers(owner: () => string | undefined): Promise<void>;
}

export function createKeptPapers(table: DeviceTable): KeptPapers {
  const readRow = async (attemptId: string) => parseValue(row, await table.read(attemptId));

  return {
    async read(examId, userId) {
      const local = exams.read();
      if (local?.id === examId) return local;
      const rows = await table.keys().then(
        (attemptIds) => Promise.all(attemptIds.map(readRow)),
        () => [],
      );
      const own = rows.flatMap((one) =>
        one?.user_id === userId && one.paper.id === examId ? one.paper : [],
      );
      // The newest attempt comes first, because attempt ids are ordered by time.
      return own.sort((a, b) => (a.attempt_id < b.attempt_id ? 1 : -1))[0] ?? null;
    },

    async store(paper, user_id) {
      const fits = exams.write(paper);
      const isWritten = table.write(paper.attempt_id, { user_id, paper });
      return isWritten.then(
        () => true,
        () => fits,
      );
    },

    async drop(attemptId) {
      if (exams.read()?.attempt_id === attemptId) exams.remove();
      await table.remove(attemptId).catch(() => undefined);
    },

    async dropOthers(attemptIds) {
      const others = (await table.keys().catch(() => [])).filter((id) => !attemptIds.includes(id));
      await Promise.all(others.map((id) => table.remove(id).catch(() => undefined)));
    },

    async dropOfOthers(owner) {
      for (const id of await table.keys()) {
        const found = await readRow(id);
        if (!found || found.user_id !== owner()) await table.remove(id);
      }
    },
  };
}

export const keptPapers = createKeptPapers(papersTable);
