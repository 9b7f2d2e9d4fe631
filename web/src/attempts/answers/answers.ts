/** Derives values from the exam state: the saving status of answers, counts, and the list to submit. */

import type { ItemResponse } from '@lulus/contract';
import { allQuestions, type ExamPaper, type Section } from '../paper/paper.ts';
import { answerOf, type ExamState } from '../session/exam-state.ts';
import { type Given, toGiven } from './response.ts';
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

/** Returns how many questions have an answer that is stored on the server, without a newer change waiting. */
export function savedAnswers({ stored, queue }: ExamState): number {
  return Object.entries(stored).filter(([id, { response }]) => response !== null && !queue.waiting[id])
    .length;
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
    // A rejected answer does not count, so its question is unanswered.
    unanswered: answers.filter(({ response, saving }) => response === null || saving === 'failed').length,
    flagged: answers.filter(({ flagged }) => flagged).length,
  };
}

/** Returns the index of the furthest section that the student has visited, by position and answers. */
export function reachedSection(state: ExamState): number {
  const isTouched = ({ questions }: Section) => questions.some(({ id }) => answerOf(state, id).seq > 0);
  return Math.max(state.position.section, state.paper.sections.findLastIndex(isTouched));
}

export type AnswerList = Record<string, Given>[];

/** Returns the answers on the screen in paper order, in the shape that local storage has. */
export function shownAnswers(state: ExamState): AnswerList {
  return answerList(state.paper, (id) => answerOf(state, id).response);
}

export interface SubmittedList {
  answers: AnswerList;
  /** The `seq` of each answer. The server keeps a stored answer with a higher one, from another device. */
  seqs: number[];
}

/** Characters of an option's text that are sent. The server grades by option id, and its body limit is finite. */
const MAX_TEXT_LENGTH = 100;

/**
 * Returns the list to submit. One rejected answer would make the server reject the whole list, so its question has the
 * last accepted answer instead.
 */
export function submittedList({ paper, queue, stored }: ExamState): SubmittedList {
  const latest = (id: string) => queue.waiting[id] ?? stored[id];
  return {
    answers: answerList(paper, (id) => latest(id)?.response ?? null, MAX_TEXT_LENGTH),
    seqs: allQuestions(paper).map(({ id }) => latest(id)?.seq ?? 0),
  };
}

function answerList(
  paper: ExamPaper,
  responseOf: (questionId: string) => ItemResponse | null,
  maxTextLength?: number,
): AnswerList {
  return allQuestions(paper).map((question) => ({
    [question.id]: toGiven(question, responseOf(question.id), maxTextLength),
  }));
}
