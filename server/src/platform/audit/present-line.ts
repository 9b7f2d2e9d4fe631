import type { AuditLine } from '@lulus/contract';
import type { LineRow } from './audit.queries.ts';

export function presentLine(row: LineRow): AuditLine {
  return {
    id: row.id,
    at: row.at.toISOString(),
    action: row.action,
    user:
      row.user_id === null
        ? null
        : {
            id: row.user_id,
            name: row.user_name ?? row.actor_name,
            email: row.actor_email,
            role: row.actor_role,
          },
    address: row.address,
    request_id: row.request_id,
    person:
      row.person_id === null ? null : { id: row.person_id, name: row.person_name, email: row.person_email },
    examination:
      row.examination_id === null ? null : { id: row.examination_id, name: nameOfExamination(row) },
    question_id: row.question_id,
    attempt_id: row.attempt_id,
    before: row.before,
    after: row.after,
  };
}

/** The examination's current name, or the name before its deletion. */
function nameOfExamination({ examination_name, before }: LineRow): string | null {
  const was = before?.examination_name;
  return examination_name ?? (typeof was === 'string' ? was : null);
}
