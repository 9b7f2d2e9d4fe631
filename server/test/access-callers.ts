/** The callers of the access table, and status codes that many rows share. */
import type { Endpoint } from '@lulus/contract';
import type { TokenSubject } from '../src/auth/sessions/tokens.ts';

export type Caller = 'no one' | 'student' | 'other student' | 'admin';

/** The student has a running attempt at the examination. The other student has not started it. */
export interface World {
  exam_id: string;
  attempt_id: string;
  question_id: string;
  draft_id: string;
  draft_question_id: string;
  callers: Record<Exclude<Caller, 'no one'>, TokenSubject>;
}

export interface Row {
  endpoint: Endpoint;
  request?: (world: World) => { params?: object; query?: object; body?: object };
  status: Record<Caller, number>;
  /** Whether the student must submit before the call. */
  afterSubmit?: boolean;
}

export const everyone = (status: number): Row['status'] => ({
  'no one': status,
  student: status,
  'other student': status,
  admin: status,
});
export const loggedIn: Row['status'] = { ...everyone(200), 'no one': 401 };
/** Only admins may call. */
export const adminOnly = (status = 200): Row['status'] => ({
  ...everyone(403),
  'no one': 401,
  admin: status,
});
/** For one student's attempt: the other student has none, and an admin takes no examinations. */
export const ownAttempt: Row['status'] = { 'no one': 401, student: 200, 'other student': 404, admin: 403 };
