import { aUser } from '../../../test/people.ts';
import { ATTEMPT_ID, DUE_TIME, EXAM_ID, q } from '../session/test-exam.ts';
import type { DeviceCopy } from './device-copy.ts';

export const USER_ID = aUser().id;

/** Returns a copy with one waiting answer that has this `seq`. */
export function aCopy(seq: number): DeviceCopy {
  const entry = {
    question_id: q(0, 0),
    response: '1',
    flagged: false,
    seq,
    answered_at: '2026-11-20T02:00:00.000Z',
  };
  return {
    format: 2,
    attempt_id: ATTEMPT_ID,
    exam_id: EXAM_ID,
    user_id: USER_ID,
    waiting: { [q(0, 0)]: entry },
    refused: {},
    position: { section: 0, question: 0 },
    position_waiting: false,
    left: [],
    stored: {},
    seq,
    plays: {},
    listening: {},
    plays_given_back: 0,
    due: DUE_TIME,
    open: null,
    elsewhere: false,
    extra_time_percent: 0,
    lost_since: null,
    clock_offset: 0,
  };
}
