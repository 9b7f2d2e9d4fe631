/** The split of the tables over several PostgreSQL servers in docs/scaling.md: by student. */

/** The distribution column of each split table. All rows of one student are on the same server. */
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
 * cannot know the server without an additional column.
 */
export const BY_ATTEMPT: Record<string, string> = {
  attempts: 'id',
  answers: 'attempt_id',
  plays: 'attempt_id',
  results: 'attempt_id',
  attempt_events: 'attempt_id',
  late_answers: 'attempt_id',
};

/** Complete on every server, since all requests read them and they rarely change. */
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

/** On one server: students' requests do not need them, except that a login writes to the audit log. */
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
