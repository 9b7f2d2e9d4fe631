import { stored } from '../platform/device-store/stored.ts';
import { prepareCopy } from './copy-key.ts';
import type { ExamSession } from './exam-session.ts';
import { isFromEarlier } from './new-document.ts';
import { fetchPaper } from './paper-source.ts';
import { fetchFilesBehind } from './use-exam.ts';

/** Keeps a running examination as when it was opened: while its student was away, what was kept of it was dropped. */
export function keepAgain(session: ExamSession) {
  const { ports, examId, attemptId } = session;
  // A paper of an earlier session is kept once it is opened again.
  if (isFromEarlier(session)) return session.wake();
  stored.examId.write(examId);
  fetchPaper(ports, examId, attemptId).catch(() => undefined);
  prepareCopy(ports.api).catch(() => undefined);
  fetchFilesBehind(session);
  session.wake();
}
