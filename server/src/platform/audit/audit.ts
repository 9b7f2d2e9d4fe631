/**
 * Writes lines into the audit log. Call it in the transaction of the change that the line records. The database
 * rejects updates and deletes of lines (migrations/0016_audit_log.sql).
 */
import type { AuditAction } from '@lulus/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { Actor } from '../http/actor.ts';

/** Lines per statement, for large imports. */
const BATCH = 500;

export interface Deed {
  at: Date;
  actor: Actor;
  action: AuditAction;
}

/** Ids of the rows that a line is about. Their names are looked up when the log is read. */
export interface Subject {
  person_id?: string | undefined;
  examination_id?: string;
  question_id?: string;
  attempt_id?: string;
}

export type Fields = Record<string, unknown>;

export interface Entry {
  subject?: Subject;
  before?: Fields;
  after?: Fields;
}

/** Returns an `insert` for a `with` clause, with one line per entry. */
export function auditLines({ at, actor, action }: Deed, entries: Entry[]): RawBuilder<never> {
  const lines = entries.map(({ subject, before, after }) => ({ ...subject, before, after }));
  return sql<never>`
    insert into audit_log (at, user_id, user_name, address, request_id, action,
      person_id, examination_id, question_id, attempt_id, before, after)
    select ${at}::timestamptz, ${actor.user_id}::uuid,
      (select concat_ws(' ', first_name, middle_name, last_name) from users
        where users.id = ${actor.user_id}::uuid and role <> 'student'),
      ${actor.address}, ${actor.request_id}, ${action}, line.*
    from json_to_recordset(${JSON.stringify(lines)}::json) as line (person_id uuid, examination_id uuid,
      question_id uuid, attempt_id uuid, before jsonb, after jsonb)`;
}

/** Writes one line per entry, for an action on many rows. */
export async function auditEach(db: Db, deed: Deed, entries: Entry[]): Promise<void> {
  for (let start = 0; start < entries.length; start += BATCH) {
    await auditLines(deed, entries.slice(start, start + BATCH)).execute(db);
  }
}

export function audit(db: Db, { at, actor, action, ...entry }: Deed & Entry): Promise<void> {
  return auditEach(db, { at, actor, action }, [entry]);
}
