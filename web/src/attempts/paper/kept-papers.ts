/**
 * Stores the papers of running attempts on this device. The current one is under the specification's key in local
 * storage if it fits. All of them are in IndexedDB, which takes large papers and outlives an expired session.
 */
import { inShape, objectOf, text } from '../../platform/device-store/shape.ts';
import { storedJson } from '../../platform/device-store/storage.ts';
import { type DeviceTable, papersTable } from '../device-copy/device-database.ts';
import { type KeptPaper, keptPaper } from './kept-paper.ts';

const exams = storedJson('exams', keptPaper);
interface Row {
  user_id: string;
  paper: KeptPaper;
}
const row = objectOf<Row>({ user_id: text, paper: keptPaper });

export interface KeptPapers {
  /** Returns the person's paper of this examination. */
  read(examId: string, userId: string): Promise<KeptPaper | null>;
  /** Stores the paper. Resolves with false if it is only in the page's memory. */
  store(paper: KeptPaper, userId: string): Promise<boolean>;
  drop(attemptId: string): Promise<void>;
  /** Drops the papers of all other attempts. */
  dropOthers(attemptIds: readonly string[]): Promise<void>;
  /**
   * Drops all papers at each login and logout, so that the next person finds no examination text. A student who
   * continues fetches the paper again. Rejects if the database fails.
   */
  dropAll(): Promise<void>;
}

export function createKeptPapers(table: DeviceTable): KeptPapers {
  const rows = async () => (await table.all().catch(() => [])).flatMap((value) => inShape(row, value) ?? []);

  async function dropWhere(isUnwanted: (row: Row) => boolean): Promise<void> {
    const unwanted = (await rows()).filter(isUnwanted);
    await Promise.all(unwanted.map(({ paper }) => table.remove(paper.attempt_id).catch(() => undefined)));
  }

  return {
    async read(examId, userId) {
      const local = exams.read();
      if (local?.id === examId) return local;
      const own = (await rows()).filter((one) => one.user_id === userId && one.paper.id === examId);
      // The newest attempt comes first, because attempt ids are ordered by time.
      return own.sort((a, b) => (a.paper.attempt_id < b.paper.attempt_id ? 1 : -1))[0]?.paper ?? null;
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

    dropOthers: (attemptIds) => dropWhere(({ paper }) => !attemptIds.includes(paper.attempt_id)),
    dropAll: () => table.clear(),
  };
}

export const keptPapers = createKeptPapers(papersTable);
