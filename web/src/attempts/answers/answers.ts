/**
 * What can be read from the state of an examination: how each answer stands, counts, and the list to submit.
 */

import { allQuestions, type ExamPaper, type Section } from '../paper/paper.ts';
import { answerOf, type ExamState } from '../session/exam-state.ts';
import { countWaiting } from './save-queue.ts';

export type Saving = 'saved' | 'waiting' | 'failed';

export function savingOf({ queue }: ExamState, questionId: string): Saving {
  if (queue.waiting[questionId]) return 'waiting';
  return queue.refused[questionId] ? 'failed' : 'saved';
}

export interface SaveSummary {
  waiting: number;
  failed: number;
  lostSince: number | null;
  storageFailed: boolean;
}

export function saveSummary({ queue, lostSince, storageFailed }: ExamState): SaveSummary {
  return {
    waiting: countWaiting(queue),
    failed: Object.keys(queue.refused).length,
    lostSince,
    storageFailed,
  };
}

/** How many answers are chosen as the server holds them. */
export function savedAnswers({ stored, queue }: ExamState): number {
  return Object.entries(stored).filter(([id, { option }]) => option !== null && !queue.waiting[id]).length;
}

export interface SectionSummary {
  name: string;
  questions: number;
  unanswered: number;
  flagged: number;
}

export function sectionSummary(state: ExamState, { name, questions }: Section): SectionSummary {
  const answers = questions.map(({ id }) => ({ ...answerOf(state, id), saving: savingOf(state, id) }));
  return {
    name,
    questions: questions.length,
    // What was not accepted counts for nothing.
    unanswered: answers.filter(({ option, saving }) => option === null || saving === 'failed').length,
    flagged: answers.filter(({ flagged }) => flagged).length,
  };
}

/** The furthest section that the student has been in, as far as the position and the answers show. */
export function reachedSection(state: ExamState): number {
  const isTouched = ({ questions }: Section) => questions.some(({ id }) => answerOf(state, id).seq > 0);
  return Math.max(state.position.section, state.paper.sections.findLastIndex(isTouched));
}

export type AnswerList = Record<string, Record<string, string> | ''>[];

/** The list in paper order, as storage keeps it: what the student sees. */
export function shownAnswers(state: ExamState): AnswerList {
  return answerList(state.paper, (id) => answerOf(state, id).option);
}

export interface SubmittedList {
  answers: AnswerList;
  /** Of each: what another device has chosen since outlives it. */
  seqs: number[];
}

/** The server grades by the key alone; a thousand long texts would be more than it takes at once. */
const TEXT_SENT = 100;

/**
 * The same for submitting: a refused choice would have the whole list refused, so what was last held counts.
 */
export function submittedList({ paper, queue, stored }: ExamState): SubmittedList {
  const held = (id: string) => queue.waiting[id] ?? stored[id];
  return {
    answers: answerList(paper, (id) => held(id)?.option ?? null, TEXT_SENT),
    seqs: allQuestions(paper).map(({ id }) => held(id)?.seq ?? 0),
  };
}

function answerList(
  paper: ExamPaper,
  optionOf: (questionId: string) => string | null,
  longestText?: number,
): AnswerList {
  return allQuestions(paper).map(({ id, options }) => {
    const chosen = optionOf(id);
    const option = options.find(({ key }) => key === chosen);
    return { [id]: option ? { [option.key]: option.text.slice(0, longestText) } : '' };
  });
}
