/** The callers of the access table, and status codes that many rows share. */
import type { Endpoint } from '@lulus/contract';
import type { TokenSubject } from '../src/auth/sessions/tokens.ts';

export type Caller =
  | 'no one'
  | 'student'
  | 'other student'
  | 'proctor'
  | 'teacher'
  | 'other teacher'
  | 'co-teacher'
  | 'admin';

/**
 * The teacher owns the examination, the draft and the collection, and the co-teacher co-teaches them. The student has a running attempt at
 * the examination. The other student has not started it.
 */
export interface World {
  exam_id: string;
  attempt_id: string;
  question_id: string;
  draft_id: string;
  draft_question_id: string;
  /** Of the draft, without questions. */
  draft_stimulus_id: string;
  collection_id: string;
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
  proctor: status,
  teacher: status,
  'other teacher': status,
  'co-teacher': status,
  admin: status,
});
export const loggedIn: Row['status'] = { ...everyone(200), 'no one': 401 };
/** Only admins may call. */
export const adminOnly = (status = 200): Row['status'] => ({
  ...everyone(403),
  'no one': 401,
  admin: status,
});
/** Teachers and admins may call, and reach what is theirs. */
export const teachers = (status = 200): Row['status'] => ({
  ...adminOnly(status),
  teacher: status,
  'other teacher': status,
  'co-teacher': status,
});
/** Those who work on the examination may call. */
export const coTeachers = (status = 200): Row['status'] => ({ ...teachers(status), 'other teacher': 404 });
/** Only the examination's owner and admins may call. */
export const ownerOnly = (status = 200): Row['status'] => ({ ...coTeachers(status), 'co-teacher': 403 });
/** Admins, teachers and proctors may call. */
export const staffOnly = (status = 200): Row['status'] => ({ ...teachers(status), proctor: status });
/** For one student's attempt: the other student has none, and staff take no examinations. */
export const ownAttempt: Row['status'] = {
  ...everyone(403),
  'no one': 401,
  student: 200,
  'other student': 404,
};
