/**
 * Where the paper comes from: the server, or the copy on this device while the server says that it still
 * holds.
 */
import { SHUFFLED } from '@lulus/contract';
import type { AttemptsApi } from '../api/attempts.api.ts';
import type { ExamStorage } from '../device-copy/exam-storage.ts';
import { type ExamPaper, readPaper } from './paper.ts';

interface Ports {
  api: AttemptsApi;
  storage: ExamStorage;
}

/** Fetches the paper and keeps it on this device. `asked` is a pending request for the attempt whose copy is here. */
export async function fetchPaper(
  { api, storage }: Ports,
  examId: string,
  attemptId: string,
  asked?: ReturnType<AttemptsApi['paper']>,
): Promise<ExamPaper> {
  const kept = await storage.readPaper(examId);
  const copy = kept?.attempt_id === attemptId && kept.paper_version ? kept : undefined;
  const { paper, version } = await (asked ?? api.paper(examId, copy?.paper_version));
  if (paper !== SHUFFLED) {
    // The time runs: a student who can read must not wait for a disk.
    void storage.keepPaper(paper.exam, attemptId, version);
    return readPaper(paper.exam);
  }
  if (copy) return readPaper(copy);
  throw new Error('The server took this device to hold the paper.');
}
