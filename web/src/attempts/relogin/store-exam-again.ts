import { stored } from '../../platform/device-store/stored.ts';
import { prepareCopy } from '../answer-file/prepare-copy.ts';
import { fetchPaper } from '../paper/paper-source.ts';
import type { ExamSession } from '../session/exam-session.ts';
import { fetchFilesBehind } from '../session/use-exam.ts';
import { isPaperOfOtherSession } from './reopen-exam.ts';

/** Keeps a running examination as when it was opened: while its student was away, what was kept of it was dropped. */
export function storeExamAgain(session: ExamSession) {
  const { ports, examId, attemptId } = session;
  // A paper of an earlier session is kept once it is opened again.
  if (isPaperOfOtherSession(session)) return session.wake();
  stored.examId.write(examId);
  fetchPaper(ports, examId, attemptId).catch(() => undefined);
  prepareCopy(ports.api).catch(() => undefined);
  fetchFilesBehind(session);
  session.wake();
}
