/** Grading: a pure function of the revision's answer keys and the stored answers. */
import type { AnswerStatus } from '@lulus/contract';
import { type Revision, revisionItems } from '../examinations/publishing/revision.ts';
import type { RevisionItem } from '../platform/db/json-columns.ts';

/** The chosen option's id by question id. A missing entry or null means unanswered. */
export type Choices = ReadonlyMap<string, { option: string | null }>;

export interface Grade {
  /** The sum of the weights earned. */
  score: number;
  /** The sum of all weights. */
  max: number;
  statuses: Map<string, AnswerStatus>;
}

/** Rounds sums of weights to two decimals, like weights. */
const roundToCents = (points: number) => Math.round(points * 100) / 100;

function statusOf(item: RevisionItem, choice: string | null | undefined): AnswerStatus {
  if (choice == null) return 'unanswered';
  return item.bank_answer.includes(Number(choice)) ? 'correct' : 'incorrect';
}

/**
 * Returns the grade. Any of the right options earns the question's full weight, and everything else earns
 * nothing.
 */
export function grade(revision: Pick<Revision, 'sections'>, choices: Choices): Grade {
  const statuses = new Map<string, AnswerStatus>();
  let earned = 0;
  let max = 0;
  for (const item of revisionItems(revision)) {
    const status = statusOf(item, choices.get(item.id)?.option);
    statuses.set(item.id, status);
    if (status === 'correct') earned += item.bank_question_weight;
    max += item.bank_question_weight;
  }
  return { score: roundToCents(earned), max: roundToCents(max), statuses };
}
