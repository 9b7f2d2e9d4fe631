/**
 * How the tables could be distributed over several PostgreSQL servers: by the student or attempt of each row.
 */

/** The distribution column of each distributed table. All rows of one student are on one server. */
export const DISTRIBUTED: Record<string, 'user_id' | 'id' | 'key'> = {
  attempts: 'user_id',
  answers: 'user_id',
  plays: 'user_id',
  results: 'user_id',
  attempt_events: 'user_id',
  late_answers: 'user_id',
  marks: 'user_id',
  earlier_essays: 'user_id',
  monthly_balances: 'user_id',
  sessions: 'id',
  known_devices: 'user_id',
  rate_limits: 'key',
};

/**
 * The column that determines a row's student, and so its server, in statements that do not name the student.
 * The database needs it to route these statements.
 */
export const BY_ATTEMPT: Record<string, string> = {
  attempts: 'id',
  answers: 'attempt_id',
  plays: 'attempt_id',
  results: 'attempt_id',
  attempt_events: 'attempt_id',
  late_answers: 'attempt_id',
  marks: 'attempt_id',
  earlier_essays: 'attempt_id',
};

/** Tables that every server has in full, since they are read everywhere and rarely change. */
export const COPIED = [
  'users',
  'logins',
  'examinations',
  'co_teachers',
  'classes',
  'class_teachers',
  'sections',
  'bank_items',
  'stimuli',
  'revisions',
  'key_corrections',
  'settings',
  'signing_keys',
  'files',
  'imports',
  'import_items',
];

/** Tables on one server. Students' requests do not use them, except that a login writes an audit line. */
export const SINGLE = [
  'password_links',
  'second_factors',
  'recovery_codes',
  'second_factor_key',
  'audit_log',
  'heartbeat',
  'outages',
  'scheduled_backup',
  'kysely_migration',
  'kysely_migration_lock',
];
