/** Where a thing that is missing can be mended. */
import type { PublishProblem } from '@lulus/contract';
import { paths } from '../../paths.ts';

export interface ProblemLink {
  to: string;
  /** The question that the page is about. */
  bankId: string | null;
}

export function problemLink({ code, bank_id }: PublishProblem): ProblemLink {
  if (bank_id) return { to: paths.editExaminationBank, bankId: bank_id };
  if (code === 'no_questions') return { to: paths.insertExaminationBank, bankId: null };
  if (code === 'window_over') return { to: paths.editExamination, bankId: null };
  return { to: paths.examinationBank, bankId: null };
}
