/**
 * What this device keeps of an examination, so that a reload goes on where it stood. The spec's keys hold the
 * paper, the answers shown and the position; what the server has not acknowledged has a key of its own for
 * each attempt, which outlives another student's turn on the same device. A spoilt value reads as none.
 */
import { answerEntry, type ExamResult, type Paper, paper } from '@lulus/contract';
import { z } from 'zod';
import { forgetResult } from '../examinations/chosen-examination.ts';
import { storedJson } from '../session/storage.ts';
import { stored } from '../session/stored.ts';
import { shownAnswers } from './answers.ts';
import type { ExamState } from './exam-state.ts';
import type { Position } from './paper.ts';
import { EMPTY_QUEUE, type SaveQueue } from './save-queue.ts';

const keptPaper = paper.shape.exam.extend({ attempt_id: z.string(), paper_version: z.string() });
export type KeptPaper = z.infer<typeof keptPaper>;

const index = z.int().min(0);
const answerList = z.array(z.record(z.string(), z.union([z.literal(''), z.record(z.string(), z.string())])));
const entries = z.record(z.string(), answerEntry.required());
const unsent = z.object({
  format: z.literal(1),
  waiting: entries,
  refused: entries,
  position_waiting: z.boolean(),
});

const keys = {
  exams: storedJson('exams', keptPaper),
  answers: storedJson('answers', answerList),
  nowSection: storedJson('nowSection', index),
  nowQuestion: storedJson('nowQuestion', index),
};

function unsentOf(attemptId: string) {
  return storedJson(`unsentAnswers:${attemptId}`, unsent);
}

export interface Unsent {
  queue: SaveQueue;
  positionWaiting: boolean;
}

export interface ExamStorage {
  readPaper(): KeptPaper | null;
  keepPaper(exam: Paper['exam'], attemptId: string, version: string): void;
  /** The option shown as chosen for each question when this device was last used for the attempt. */
  readShown(): Record<string, string>;
  readPosition(): Position | null;
  readUnsent(attemptId: string): Unsent;
  /** False when the device could keep no copy of what waits. */
  keepProgress(attemptId: string, state: ExamState): boolean;
  /**
   * Ends the attempt on this device: the result, once it is released, takes the place of what was kept of it.
   * Answers that came too late for it stay, as the only copy there is.
   */
  finish(attemptId: string, result: ExamResult | null, options?: { keepUnsent: boolean }): void;
}

export const examStorage: ExamStorage = {
  readPaper: () => keys.exams.read(),

  keepPaper(exam, attemptId, version) {
    keys.exams.write({ ...exam, attempt_id: attemptId, paper_version: version });
  },

  readShown() {
    const chosen = (keys.answers.read() ?? []).flatMap((entry) => Object.entries(entry));
    return Object.fromEntries(
      chosen.flatMap(([questionId, option]) => {
        const key = Object.keys(option)[0];
        return key === undefined ? [] : [[questionId, key]];
      }),
    );
  },

  readPosition() {
    const section = keys.nowSection.read();
    const question = keys.nowQuestion.read();
    return section === null || question === null ? null : { section, question };
  },

  readUnsent(attemptId) {
    const kept = unsentOf(attemptId).read();
    if (!kept) return { queue: EMPTY_QUEUE, positionWaiting: false };
    return {
      queue: { waiting: kept.waiting, refused: kept.refused },
      positionWaiting: kept.position_waiting,
    };
  },

  keepProgress(attemptId, state) {
    const { waiting, refused } = state.queue;
    keys.nowSection.write(state.position.section);
    keys.nowQuestion.write(state.position.question);
    keys.answers.write(shownAnswers(state));
    const item = unsentOf(attemptId);
    const isAllSent = Object.keys(waiting).length + Object.keys(refused).length === 0;
    if (!isAllSent || state.positionWaiting) {
      const isKept = item.write({ format: 1, waiting, refused, position_waiting: state.positionWaiting });
      return isKept || isAllSent;
    }
    item.remove();
    return true;
  },

  finish(attemptId, result, options) {
    for (const item of Object.values(keys)) item.remove();
    if (!options?.keepUnsent) unsentOf(attemptId).remove();
    forgetResult();
    if (!result) return;
    stored.resultAnswer.write(result.result_answer);
    stored.resultScore.write(result.result_score);
  },
};
