/** Grading: a pure function of the revision's keys and the stored answers. */
import type { AnswerStatus } from '@lulus/contract';
import { type Revision, type RevisionItem, revisionItems } from '../examinations/revision.ts';

/** Question id to the chosen option's key. A missing or null entry is unanswered. */
export type Choices = ReadonlyMap<string, string | null>;

export interface Grade {
  /** The sum of the weights earned. */
  score: number;
  /** The sum of all weights. */
  max: number;
  statuses: Map<string, AnswerStatus>;
}

/** Sums of weights are rounded to the two decimals that weights have. */
const cents = (points: number) => Math.round(points * 100) / 100;

function statusOf(item: RevisionItem, choice: string | null | undefined): AnswerStatus {
  if (choice == null) return 'unanswered';
  return item.bank_answer.includes(Number(choice)) ? 'correct' : 'incorrect';
}

/** Choosing any of the right options earns the question's full weight; anything else earns nothing. */
export function grade(revision: Pick<Revision, 'sections'>, choices: Choices): Grade {
  const items = revisionItems(revision);
  const statuses = new Map(items.map((item) => [item.id, statusOf(item, choices.get(item.id))]));
  const earned = items.filter((item) => statuses.get(item.id) === 'correct');
  const weigh = (some: RevisionItem[]) =>
    cents(some.reduce((sum, item) => sum + item.bank_question_weight, 0));
  return { score: weigh(earned), max: weigh(items), statuses };
}
