import { otherDocument } from '../../platform/navigation/other-document.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { currentSession } from '../../platform/session/session.ts';
import type { ExamSession } from '../session/exam-session.ts';

/** Returns true if the examination was opened offline from a stored paper that another session fetched. */
export function isPaperOfOtherSession({ paperSession }: ExamSession): boolean {
  return paperSession !== undefined && paperSession !== currentSession()?.user.jti;
}

/** Opens the examination in a new document, from the server, with the waiting answers of this device. */
export function reopenExam({ examId }: Pick<ExamSession, 'examId'>) {
  otherDocument.open(`${paths.examination}?examId=${examId}`);
}
