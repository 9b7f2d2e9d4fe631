/** Where the rows of a student are in the student's own export. */

type Row = Record<string, unknown>;
interface Attempt extends Row {
  result: Row;
  answers: Row[];
  late_answers: Row[];
  earlier_essays: Row[];
  marks: Row[];
  plays: Row[];
  attempt_events: Row[];
}
export interface Own {
  account: Row;
  sessions: Row[];
  known_devices: Row[];
  password_links: Row[];
  monthly_balances: Row[];
  attempts: [Attempt];
  audit_log: Row[];
}

/** Finds a row of the table in the export. */
export const PLACES: Record<string, (own: Own) => Row | undefined> = {
  users: ({ account }) => account,
  logins: ({ account }) => account,
  sessions: ({ sessions }) => sessions[0],
  known_devices: ({ known_devices }) => known_devices[0],
  password_links: ({ password_links }) => password_links[0],
  monthly_balances: ({ monthly_balances }) => monthly_balances[0],
  attempts: ({ attempts }) => attempts[0],
  results: ({ attempts }) => attempts[0].result,
  answers: ({ attempts }) => attempts[0].answers[0],
  late_answers: ({ attempts }) => attempts[0].late_answers[0],
  earlier_essays: ({ attempts }) => attempts[0].earlier_essays[0],
  marks: ({ attempts }) => attempts[0].marks[0],
  plays: ({ attempts }) => attempts[0].plays[0],
  attempt_events: ({ attempts }) => attempts[0].attempt_events[0],
  audit_log: ({ audit_log }) => audit_log.find(({ action }) => action === 'student_updated'),
};

/** Columns that are not in the export, with the reason. */
export const LEFT_OUT: Record<string, Record<string, string>> = {
  users: { password_hash: 'a secret', class_id: 'named by the class' },
  logins: { normal: 'made from the fields', user_id: 'the account', kind: 'a field of the account' },
  sessions: { id: 'part of a token', user_id: 'the account' },
  known_devices: { user_id: 'the account' },
  password_links: { id: 'the server’s', user_id: 'the account', token_hash: 'a secret' },
  monthly_balances: { user_id: 'the account' },
  attempts: { user_id: 'the account', revision_id: 'the examination’s', class_id: 'the school’s' },
  results: { attempt_id: 'the attempt it stands in' },
  answers: { attempt_id: 'the attempt it stands in' },
  late_answers: { attempt_id: 'the attempt it stands in' },
  earlier_essays: { attempt_id: 'the attempt it stands in' },
  marks: {
    attempt_id: 'the attempt it stands in',
    rubric: 'the examination’s',
    essay_md5: 'made from the answer',
    marker_id: 'another person',
    version: 'tells two markers apart',
  },
  plays: { attempt_id: 'the attempt it stands in', last_play_id: 'tells repeats apart' },
  attempt_events: {
    id: 'the server’s',
    attempt_id: 'the attempt it stands in',
    admin_id: 'another person',
  },
  audit_log: {
    id: 'the server’s',
    user_id: 'another person, or `by`',
    user_name: 'another person',
    person_id: 'the account',
    request_id: 'the server’s',
    question_id: 'the examination’s',
    address: 'another person’s; in lines of one’s own it is there',
  },
};

/** Tables about people that have rows of admins only. */
export const STAFF_ONLY = ['class_teachers', 'co_teachers', 'recovery_codes', 'second_factors'];
