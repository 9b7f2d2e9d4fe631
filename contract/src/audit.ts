/** The audit log: every action in the school's system, with its user and address. */
import { z } from 'zod';
import { role } from './auth.ts';
import { endpoint } from './endpoint.ts';
import { bytes, id, instant, text } from './fields.ts';
import { MAX_EMAIL_LENGTH } from './limits.ts';
import { fieldMessage } from './messages/problem.ts';

export const AUDIT_ACTIONS = [
  'logged_in',
  'login_failed',
  'logged_out',
  'sessions_ended',
  'second_factor_on',
  'second_factor_off',
  'recovery_codes_renewed',
  'signing_key_rotated',
  'password_changed',
  'password_set',
  'password_link_asked',
  'password_link_made',
  'password_reset',
  'admin_created',
  'student_registered',
  'student_created',
  'student_updated',
  'student_deleted',
  'students_imported',
  'staff_created',
  'staff_updated',
  'staff_role_changed',
  'staff_deactivated',
  'staff_activated',
  'staff_invited',
  'staff_imported',
  'class_created',
  'class_updated',
  'class_deleted',
  'classes_merged',
  'classes_rolled_over',
  'login_cards_exported',
  'own_data_exported',
  'examination_created',
  'examination_updated',
  'examination_deleted',
  'examination_published',
  'examination_archived',
  'examination_restored',
  'examination_copied',
  'examination_shared',
  'examination_transferred',
  'results_released',
  'results_exported',
  'sections_arranged',
  'question_added',
  'questions_imported',
  'question_updated',
  'question_deleted',
  'questions_arranged',
  'stimulus_added',
  'stimulus_updated',
  'stimulus_deleted',
  'options_mixed',
  'key_corrected',
  'essay_marked',
  'time_added',
  'time_added_to_all',
  'attempt_reopened',
  'play_given_back',
  'late_answers_counted',
  'late_answers_ignored',
  'answer_copy_read',
  'attempts_erased',
  'settings_changed',
  'audit_log_exported',
  'backup_made',
  'backup_restored',
] as const;
export const auditAction = z.enum(AUDIT_ACTIONS);
export type AuditAction = z.infer<typeof auditAction>;

const person = z.object({
  id,
  /** Null if the account no longer exists. */
  name: z.string().nullable(),
  email: z.string().nullable(),
});

/** Fields by name. `before` and `after` have only those that differ. */
const fields = z.record(z.string(), z.unknown());

export const auditLine = z.object({
  id: z.number(),
  at: instant,
  action: auditAction,
  /**
   * The user who did it; null for the server itself and for callers without a login. An admin's name is the one at that
   * time.
   */
  user: person.extend({ role: role.nullable() }).nullable(),
  address: z.string().nullable(),
  request_id: z.string().nullable(),
  /** The account that the action concerns. */
  person: person.nullable(),
  /** Other things that the action concerns. A name is null if the thing no longer exists. */
  examination: z.object({ id, name: z.string().nullable() }).nullable(),
  question_id: id.nullable(),
  attempt_id: id.nullable(),
  before: fields.nullable(),
  after: fields.nullable(),
});
export type AuditLine = z.infer<typeof auditLine>;

const filter = z.object({
  action: auditAction.optional(),
  /** Part of the user's name or email address, or the user's id. */
  who: text(MAX_EMAIL_LENGTH).trim().optional(),
  /** Part of the name or email address of the account concerned, part of the examination's name, or an id. */
  subject: text(MAX_EMAIL_LENGTH).trim().optional(),
  from: instant.optional(),
  /** Exclusive end. */
  to: instant.optional(),
});
export type AuditFilter = z.infer<typeof filter>;

export const listAuditLines = endpoint({
  method: 'GET',
  path: '/api/audit',
  access: 'admin',
  summary: 'The audit log, the newest lines first',
  query: filter.extend({
    /** Lines older than the one with this id. */
    before: z.coerce
      .number({ error: fieldMessage('not_an_id') })
      .int()
      .min(1)
      .optional(),
  }),
  reply: z.object({
    lines: z.array(auditLine),
    /** The `before` of the next page; null on the last one. */
    next: z.number().nullable(),
  }),
});

export const exportAuditLines = endpoint({
  method: 'GET',
  path: '/api/audit/file',
  access: 'admin',
  summary: 'The audit log as a CSV file: the newest 100,000 lines that the filter leaves',
  query: filter,
  file: { type: 'text/csv; charset=utf-8', name: 'audit-log.csv' },
  reply: bytes,
});
