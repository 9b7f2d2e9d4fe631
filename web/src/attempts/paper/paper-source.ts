/** Gets the paper from the server, or from this device if the server confirms that its version is current. */
import { SHUFFLED } from '@lulus/contract';
import type { AttemptsApi } from '../api/attempts.api.ts';
import type { ExamStorage } from '../device-copy/exam-storage.ts';
import { type ExamPaper, readPaper } from './paper.ts';

interface Ports {
  api: AttemptsApi;
  storage: ExamStorage;
}

/**
 * Fetches the paper and stores it on this device. `pending` is an earlier request, which named the version that this
 * device has.
 */
export async function fetchPaper(
  { api, storage }: Ports,
  examId: string,
  attemptId: string,
  pending?: ReturnType<AttemptsApi['paper']>,
): Promise<ExamPaper> {
  const stored = await storage.readPaper(examId);
  const copy = stored?.attempt_id === attemptId && stored.paper_version ? stored : undefined;
  const { paper, version } = await (pending ?? api.paper(examId, copy?.paper_version));
  if (paper !== SHUFFLED) {
    // The time runs, so the student must not wait for the disk.
    void storage.storePaper(paper.exam, attemptId, version);
    return readPaper(paper.exam);
  }
  if (copy) return readPaper(copy);
  throw new Error('The server sent no paper, and this device has none.');
}
