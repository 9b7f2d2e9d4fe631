/**
 * The papers on this device. The running one is under the specification's key in local storage, where it fits. Every
 * paper of an attempt that is not over is in IndexedDB. IndexedDB takes large papers too, and outlives a session that
 * has expired.
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
  /** The paper of the examination that this person was taking. */
  read(examId: string, userId: string): Promise<KeptPaper | null>;
  /** False when it lives only as long as the page. */
  keep(paper: KeptPaper, userId: string): Promise<boolean>;
  drop(attemptId: string): Promise<void>;
  /** Keeps only the papers of these attempts. */
  dropOthers(attemptIds: readonly string[]): Promise<void>;
  /**
   * Called at each login and logout, so that no text of an examination stays behind. A student who continues fetches
   * theirs again. It fails where the database does.
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
      // The newest attempt's: their ids are made in order.
      return own.sort((a, b) => (a.paper.attempt_id < b.paper.attempt_id ? 1 : -1))[0]?.paper ?? null;
    },

    async keep(paper, user_id) {
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
