import { stored } from '../../platform/device-store/stored.ts';
import { fetchPaper } from '../paper/paper-source.ts';
import type { ExamSession } from '../session/exam-session.ts';
import { fetchFilesBehind } from '../session/use-exam.ts';
import { isPaperOfOtherSession } from './reopen-exam.ts';

/** Stores a running examination again after its student has logged in again. The logout had dropped the stored data. */
export function storeExamAgain(session: ExamSession) {
  const { ports, examId, attemptId } = session;
  // With a paper of an earlier session, the examination is reopened from the server, which stores it.
  if (isPaperOfOtherSession(session)) return session.wake();
  stored.examId.write(examId);
  fetchPaper(ports, examId, attemptId).catch(() => undefined);
  fetchFilesBehind(session);
  session.wake();
}
