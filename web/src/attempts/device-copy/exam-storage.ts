/**
 * Stores an examination on this device, so that a reload continues it, with or without the server. The specification's
 * keys contain the paper, the answers on the screen and the position. Each attempt also has its paper
 * (`kept-papers.ts`) and a copy with all unacknowledged changes (`device-copies.ts`). A copy with unsent changes
 * outlives another student's session on the same device. A corrupt value reads as null.
 */
import type { ExamResult, Paper } from '@lulus/contract';
import * as v from 'valibot';
import { forgetResult } from '../../examinations/selected-examination.ts';
import { wholeFrom } from '../../platform/device-store/parse-value.ts';
import { storedJson } from '../../platform/device-store/storage.ts';
import { stored } from '../../platform/device-store/stored.ts';
import { personHere } from '../../platform/session/session.ts';
import { shownAnswers } from '../answers/answers.ts';
import type { Given } from '../answers/response.ts';
import type { KeptPaper } from '../paper/kept-paper.ts';
import { keptPapers } from '../paper/kept-papers.ts';
import type { Position } from '../paper/paper.ts';
import { forgetPaperFiles } from '../paper/paper-files.ts';
import type { ExamState } from '../session/exam-state.ts';
import { deviceCopies } from './device-copies.ts';
import { type DeviceCopy, response } from './device-copy.ts';

const index = wholeFrom(0);
const text = v.string();
const answerList = v.array(v.record(text, response));
const keys = {
  answers: storedJson('answers', answerList),
  nowSection: storedJson('nowSection', index),
  nowQuestion: storedJson('nowQuestion', index),
};

export interface ExamStorage {
  /** Returns the stored paper of this examination for the person who is logged in, from any attempt. */
  readPaper(examId: string): Promise<KeptPaper | null>;
  /** Stores the paper. Resolves with false if that failed. */
  storePaper(exam: Paper['exam'], attemptId: string, version: string): Promise<boolean>;
  /** Returns the answer to each question as last shown on this device, as in a submitted list. */
  readShown(): Record<string, Given>;
  /** Returns the position last shown on this device, or null if there is none. */
  readPosition(): Position | null;
  /** Returns the device's copy of the attempt, or null if it belongs to another person. */
  readCopy(attemptId: string): Promise<DeviceCopy | null>;
  /** Stores a copy of the attempt. `now` is the server's time. Resolves with false if that failed. */
  storeProgress(attemptId: string, state: ExamState, now: number): Promise<boolean>;
  /**
   * Replaces the stored attempt with its result, if that is released. With `keepUnsent` the copy with the unsent
   * answers stays. `isHere`: the student of the attempt is still logged in.
   */
  finish(
    attemptId: string,
    result: ExamResult | null,
    options: { keepUnsent: boolean; isHere: boolean },
  ): Promise<void>;
}

export const examStorage: ExamStorage = {
  readPaper: (examId) => keptPapers.read(examId, personHere() ?? ''),

  async storePaper(exam, attemptId, version) {
    const paper = { ...exam, attempt_id: attemptId, paper_version: version };
    const isStored = await keptPapers.store(paper, personHere() ?? '');
    const running = (await deviceCopies.all()).map(({ attempt_id }) => attempt_id);
    await keptPapers.dropOthers([attemptId, ...running]);
    return isStored;
  },

  readShown() {
    const given = (keys.answers.read() ?? []).flatMap((entry) => Object.entries(entry));
    return Object.fromEntries(given.filter(([, one]) => one !== ''));
  },

  readPosition() {
    const [section, question] = [keys.nowSection.read(), keys.nowQuestion.read()];
    return section === null || question === null ? null : { section, question };
  },

  async readCopy(attemptId) {
    const copy = await deviceCopies.read(attemptId);
    return copy?.user_id === personHere() ? copy : null;
  },

  storeProgress(attemptId, state, now) {
    keys.nowSection.write(state.position.section);
    keys.nowQuestion.write(state.position.question);
    keys.answers.write(shownAnswers(state));
    return deviceCopies.store({
      format: 2,
      attempt_id: attemptId,
      exam_id: state.paper.examId,
      user_id: personHere() ?? '',
      waiting: state.queue.waiting,
      refused: state.queue.refused,
      position: state.position,
      position_waiting: state.positionWaiting,
      left: state.left,
      stored: state.stored,
      seq: state.seq,
      plays: state.plays,
      listening: state.listening,
      plays_given_back: state.playsGivenBack,
      due: state.due,
      open: state.open,
      elsewhere: state.elsewhere,
      extra_time_percent: state.paper.extraTimePercent,
      lost_since: state.lostSince,
      clock_offset: now - Date.now(),
    });
  },

  async finish(attemptId, result, { keepUnsent, isHere }) {
    // After a logout, keys without an attempt id may belong to the next person.
    if (isHere) {
      for (const item of Object.values(keys)) item.remove();
      forgetResult();
      if (result) {
        stored.resultAnswer.write(result.result_answer);
        stored.resultScore.write(result.result_score);
      }
    }
    if (!keepUnsent) await deviceCopies.drop(attemptId);
    await keptPapers.drop(attemptId);
    await forgetPaperFiles(attemptId);
  },
};
