/**
 * Where the paper comes from: the server, or the copy on this device while the server says that it still
 * holds.
 */
import { SHUFFLED } from '@lulus/contract';
import type { AttemptsApi } from './attempts.api.ts';
import type { ExamStorage, KeptPaper } from './exam-storage.ts';
import { type ExamPaper, readPaper } from './paper.ts';

interface Ports {
  api: AttemptsApi;
  storage: ExamStorage;
}

/** The copy of this examination's paper that is kept here, of whichever attempt. */
export function keptPaper(storage: ExamStorage, examId: string): KeptPaper | null {
  const kept = storage.readPaper();
  return kept?.id === examId ? kept : null;
}

/** Keeps on this device what it fetches. */
export async function fetchPaper(
  { api, storage }: Ports,
  examId: string,
  attemptId: string,
): Promise<ExamPaper> {
  const kept = keptPaper(storage, examId);
  const copy = kept?.attempt_id === attemptId && kept.paper_version ? kept : undefined;
  const { paper, version } = await api.paper(examId, copy?.paper_version);
  if (paper !== SHUFFLED) {
    storage.keepPaper(paper.exam, attemptId, version);
    return readPaper(paper.exam);
  }
  if (copy) return readPaper(copy);
  throw new Error('The server took this device to hold the paper.');
}
