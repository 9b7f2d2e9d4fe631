/** Finds the page on which an admin can fix a publish problem. */
import type { PublishProblem } from '@lulus/contract';
import { questionPath } from '../../../platform/navigation/admin-paths.ts';
import { examinationPath, paths } from '../../../platform/navigation/paths.ts';

export interface ProblemLink {
  to: string;
  /** The question of the page; null for other pages. */
  bankId: string | null;
}

export function problemLink(examination_id: string, { code, bank_id }: PublishProblem): ProblemLink {
  if (bank_id) return { to: questionPath({ examination_id, id: bank_id }), bankId: bank_id };
  const to = (path: string) => ({ to: examinationPath(path, examination_id), bankId: null });
  if (code === 'no_questions') return to(paths.insertExaminationBank);
  if (code === 'window_over') return to(paths.editExamination);
  return to(paths.examinationBank);
}
