/** Addresses of admins' pages that name their examination, so that a link opens the same everywhere. */
import { paths } from './paths.ts';

/** A page about one examination. */
export const examinationPath = (path: string, id: string) => `${path}?exam=${id}`;

/** Where a question is edited. */
export const questionPath = ({ id, examination_id }: { id: string; examination_id: string }) =>
  `${examinationPath(paths.editExaminationBank, examination_id)}&question=${id}`;

/** What a student answered in an attempt. */
export const answerSheetPath = (attemptId: string) => `${paths.answerSheet}?attempt=${attemptId}`;
