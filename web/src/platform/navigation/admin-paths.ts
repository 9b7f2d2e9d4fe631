/** Addresses of pages with the ids of their records, so that links can be shared. */
import { examinationPath, paths } from './paths.ts';

/** Address of the page that edits a question. */
export const questionPath = ({ id, examination_id }: { id: string; examination_id: string }) =>
  `${examinationPath(paths.editExaminationBank, examination_id)}&question=${id}`;

/** Address of the page with the answers of an attempt. */
export const answerSheetPath = (attemptId: string) => `${paths.answerSheet}?attempt=${attemptId}`;
