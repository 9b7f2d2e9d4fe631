/**
 * What this device keeps of an examination, so that a reload continues where it stood, with or without the server. The
 * spec's keys contain the paper, the shown answers and the position. Each attempt also has its paper (`kept-papers.ts`)
 * and a copy with all unacknowledged changes (`device-copies.ts`). A copy with unsent changes outlives another
 * student's session on the same device. A corrupt value reads as none.
 */
import type { ExamResult, Paper } from '@lulus/contract';
import { forgetResult } from '../../examinations/selected-examination.ts';
import {
  either,
  listOf,
  number,
  objectOf,
  oneOf,
  recordOf,
  text,
  uuid,
  wholeFrom,
} from '../../platform/device-store/shape.ts';
import { storedJson } from '../../platform/device-store/storage.ts';
import { stored } from '../../platform/device-store/stored.ts';
import { currentSession, personHere } from '../../platform/session/session.ts';
import { shownAnswers } from '../answers/answers.ts';
import type { KeptPaper } from '../paper/kept-paper.ts';
import { keptPapers } from '../paper/kept-papers.ts';
import type { Position } from '../paper/paper.ts';
import { forgetPaperFiles } from '../paper/paper-files.ts';
import type { ExamState } from '../session/exam-state.ts';
import { endOf } from '../time/section-time.ts';
import { deviceCopies } from './device-copies.ts';
import type { DeviceCopy } from './device-copy.ts';

const index = wholeFrom(0);
const answerList = listOf(recordOf(either(oneOf(''), recordOf(text))));
const keys = {
  answers: storedJson('answers', answerList),
  nowSection: storedJson('nowSection', index),
  nowQuestion: storedJson('nowQuestion', index),
  /**
   * For `public/first-paint.js`: the attempt on the screen, its end by this device's clock, and the counted plays. The
   * spec's keys are shared by all tabs, which may show other attempts.
   */
  examShown: storedJson(
    'examShown',
    objectOf({ attempt_id: uuid, section: index, question: index, ends: number, plays: recordOf(number) }),
  ),
};

export interface ExamStorage {
  /** The paper of this examination that the person logged in was taking here, of whichever attempt. */
  readPaper(examId: string): Promise<KeptPaper | null>;
  /** Resolves with false when the device could not keep it. */
  keepPaper(exam: Paper['exam'], attemptId: string, version: string): Promise<boolean>;
  /** The option shown as chosen for each question when this device was last used for the attempt. */
  readShown(): Record<string, string>;
  /** Where the student stood then; null where the device does not know. */
  readPosition(): Position | null;
  forgetShown(): void;
  /** The whole of the attempt as this device last saw it, where the person logged in is its student. */
  readCopy(attemptId: string): Promise<DeviceCopy | null>;
  /** Resolves with false when the device could keep no copy of it. `now` is the server's time. */
  keepProgress(attemptId: string, state: ExamState, now: number): Promise<boolean>;
  /**
   * Ends the attempt on this device: the result, once it is released, replaces what was kept of it. Late answers stay,
   * because this copy is the only one. `isHere`: its student is still logged in.
   */
  finish(
    attemptId: string,
    result: ExamResult | null,
    options: { keepUnsent: boolean; isHere: boolean },
  ): Promise<void>;
}

const sessionId = () => currentSession()?.user.jti;

export const examStorage: ExamStorage = {
  async readPaper(examId) {
    const paper = await keptPapers.read(examId, personHere() ?? '');
    // Another person may have altered it since an earlier session, or without one. Then it is no version that the
    // server knows.
    return paper && paper.session !== sessionId() ? { ...paper, paper_version: '' } : paper;
  },

  async keepPaper(exam, attemptId, version) {
    const paper = { ...exam, attempt_id: attemptId, paper_version: version, session: sessionId() ?? '' };
    const isKept = await keptPapers.keep(paper, personHere() ?? '');
    const running = (await deviceCopies.all()).map(({ attempt_id }) => attempt_id);
    await keptPapers.dropOthers([attemptId, ...running]);
    return isKept;
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
    const [section, question] = [keys.nowSection.read(), keys.nowQuestion.read()];
    return section === null || question === null ? null : { section, question };
  },

  forgetShown() {
    for (const item of [keys.answers, keys.nowSection, keys.nowQuestion]) item.remove();
  },

  async readCopy(attemptId) {
    const copy = await deviceCopies.read(attemptId);
    return copy?.user_id === personHere() ? copy : null;
  },

  keepProgress(attemptId, state, now) {
    keys.nowSection.write(state.position.section);
    keys.nowQuestion.write(state.position.question);
    keys.answers.write(shownAnswers(state));
    const { position, plays } = state;
    const ends = Date.now() + endOf(state) - now;
    // Where another device is the active one, nothing of it is on this one's screen.
    if (state.elsewhere) keys.examShown.remove();
    else keys.examShown.write({ attempt_id: attemptId, ...position, ends, plays });
    return deviceCopies.keep({
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
      due: state.due,
      open: state.open,
      elsewhere: state.elsewhere,
      extra_time_percent: state.paper.extraTimePercent,
      lost_since: state.lostSince,
      clock_offset: now - Date.now(),
    });
  },

  async finish(attemptId, result, { keepUnsent, isHere }) {
    // The student may have logged out meanwhile, or another may have logged in. Then keys without an attempt's name are
    // not theirs.
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
