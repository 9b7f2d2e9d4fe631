import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

export type AuditAction = 'student_deleted' | 'password_link_made' | 'key_corrected';

/** A line for each subject. Ids only: what the log says about a person has to be gone when they are. */
export async function insertAuditLines(
  db: Db,
  line: { at: Date; admin_id: string; action: AuditAction },
  subjectIds: string[],
): Promise<void> {
  await sql`
    insert into audit_log (at, admin_id, action, subject_id)
    select ${line.at}::timestamptz, ${line.admin_id}::uuid, ${line.action}, unnest(${subjectIds}::uuid[])`.execute(
    db,
  );
}
