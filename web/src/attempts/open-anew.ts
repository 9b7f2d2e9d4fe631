import { paths } from '../paths.ts';
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

/**
 * Opens the examination in another document: from the server, with what waits on this device. False while a recording is
 * heard, of which the rest would be lost.
 */
export function openAnew({ examId }: Pick<ExamSession, 'examId'>): boolean {
  if (heard > 0) return false;
  otherDocument.open(`${paths.examination}?examId=${examId}`);
  return true;
}
