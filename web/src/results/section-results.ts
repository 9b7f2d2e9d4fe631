/** Results per section, with the questions to practise. */
import type { AnswerStatus } from '@lulus/contract';
import { type FeedbackRow, NO_ANSWERS } from './feedback.ts';

export interface SectionResult {
  section: string;
  total: number;
  counts: Record<AnswerStatus, number>;
  /** Questions without full points, in the paper's order. */
  toPractise: FeedbackRow[];
}

/** Returns one result per section, in the paper's order. Removed questions do not count. */
export function sectionResults(rows: FeedbackRow[]): SectionResult[] {
  const sections = new Map<string, SectionResult>();
  for (const row of rows.filter(({ isRemoved }) => !isRemoved)) {
    const result = sections.get(row.section) ?? {
      section: row.section,
      total: 0,
      counts: { ...NO_ANSWERS },
      toPractise: [],
    };
    sections.set(row.section, result);
    result.total += 1;
    result.counts[row.status] += 1;
    if (row.status !== 'correct') result.toPractise.push(row);
  }
  return [...sections.values()];
}

/** Returns the sections with questions to practise, the largest share of such questions first. */
export function byNeed(results: SectionResult[]): SectionResult[] {
  const share = ({ toPractise, total }: SectionResult) => toPractise.length / total;
  return results.filter(({ toPractise }) => toPractise.length > 0).sort((a, b) => share(b) - share(a));
}

/** Class of the share of correct answers: all, at least 75 %, at least 50 %, or less. Each has its own text. */
export type Progress = 'all' | 'most' | 'half' | 'begin';

export function progressOf(results: SectionResult[]): Progress {
  const total = results.reduce((sum, result) => sum + result.total, 0);
  const correct = results.reduce((sum, { counts }) => sum + counts.correct, 0);
  if (correct === total) return 'all';
  if (correct >= total * 0.75) return 'most';
  return correct >= total * 0.5 ? 'half' : 'begin';
}
