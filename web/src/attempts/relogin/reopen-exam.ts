import { otherDocument } from '../../platform/navigation/other-document.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { currentSession } from '../../platform/session/session.ts';
import type { ExamSession } from '../session/exam-session.ts';

/**
 * It was opened offline from a paper of another session. What is made of that paper does not belong to this session.
 */
export function isPaperOfOtherSession({ paperSession }: ExamSession): boolean {
  return paperSession !== undefined && paperSession !== currentSession()?.user.jti;
}

/** Opens the examination in another document: from the server, with what waits on this device. */
export function reopenExam({ examId }: Pick<ExamSession, 'examId'>) {
  otherDocument.open(`${paths.examination}?examId=${examId}`);
}
