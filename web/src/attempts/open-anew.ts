import { paths } from '../paths.ts';
import { currentSession } from '../session/session.ts';
import { otherDocument } from '../ui/other-document.ts';
import type { ExamSession } from './exam-session.ts';

/** It was opened without the server, from a paper of another session than goes on now: what is made of it is not this one's. */
export function isFromEarlier({ paperSession }: ExamSession): boolean {
  return paperSession !== undefined && paperSession !== currentSession()?.user.jti;
}

/** Opens the examination in another document: from the server, with what waits on this device. */
export function openAnew({ examId }: Pick<ExamSession, 'examId'>) {
  otherDocument.open(`${paths.examination}?examId=${examId}`);
}
