/** How the tables could be split over several PostgreSQL servers: by the student or attempt of each row. */

/** The distribution column of each table whose rows lie on one of the servers. Those of one student lie together. */
export const DISTRIBUTED: Record<string, 'user_id' | 'id' | 'key'> = {
  attempts: 'user_id',
  answers: 'user_id',
  plays: 'user_id',
  results: 'user_id',
  attempt_events: 'user_id',
  late_answers: 'user_id',
  monthly_balances: 'user_id',
  sessions: 'id',
  throttles: 'key',
};

/**
 * The column that determines a row's student, and so its server, if a statement does not name the student. The database
 * needs this column to route such a statement.
 */
export const BY_ATTEMPT: Record<string, string> = {
  attempts: 'id',
  answers: 'attempt_id',
  plays: 'attempt_id',
  results: 'attempt_id',
  attempt_events: 'attempt_id',
  late_answers: 'attempt_id',
};

/** Whole on every server, since they are read everywhere and hardly ever change. */
export const COPIED = [
  'users',
  'examinations',
  'sections',
  'bank_items',
  'revisions',
  'papers',
  'key_corrections',
  'settings',
  'signing_keys',
  'copy_keys',
  'files',
];

/** On one server: no student's request asks for them, but that a login leaves a line in the audit log. */
export const SINGLE = [
  'password_links',
  'second_factors',
  'recovery_codes',
  'second_factor_key',
  'throttle_key',
  'audit_log',
  'heartbeat',
  'outages',
  'scheduled_backup',
  'kysely_migration',
  'kysely_migration_lock',
];
