import { paths } from '../paths.ts';
import { currentSession } from '../session/session.ts';
import { otherDocument } from '../ui/other-document.ts';
import type { ExamSession } from './exam-session.ts';

/** Recordings that are heard in this document, and would be cut off by another. */
let heard = 0;

/** Answers what to call when it is heard no longer. */
export function noteHeard(): () => void {
  heard += 1;
  return () => {
    heard -= 1;
  };
}

/** It was opened without the server, from a paper of another session than goes on now: what is made of it is not this one's. */
export function isFromEarlier({ paperSession }: ExamSession): boolean {
  return paperSession !== undefined && paperSession !== currentSession()?.user.jti;
}

/**
 * Opens the examination in another document: from the server, with what waits on this device. False while a recording is
 * heard, of which the rest would be lost.
 */
export function openAnew({ examId }: Pick<ExamSession, 'examId'>): boolean {
  if (heard > 0) return false;
  otherDocument.open(`${paths.examination}?examId=${examId}`);
  return true;
}
