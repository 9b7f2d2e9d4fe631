import { paths } from '../paths.ts';
import { currentSession } from '../session/session.ts';
import { otherDocument } from '../ui/other-document.ts';
import type { ExamSession } from './exam-session.ts';

/**
 * It was opened offline from a paper of another session. What is made of that paper does not belong to this session.
 */
export function isFromEarlier({ paperSession }: ExamSession): boolean {
  return paperSession !== undefined && paperSession !== currentSession()?.user.jti;
}

/** Opens the examination in another document: from the server, with what waits on this device. */
export function openNewDocument({ examId }: Pick<ExamSession, 'examId'>) {
  otherDocument.open(`${paths.examination}?examId=${examId}`);
}
