import { type AuditFilter, type AuditLine, MAX_AUDIT_EXPORT_LINES } from '@lulus/contract';
import type { Context } from '../context.ts';
import type { UserActor } from './actor.ts';
import { listLines } from './audit.queries.ts';
import { audit } from './audit.ts';
import { csvRow } from './csv.ts';
import { presentLine } from './present-line.ts';

/** So many lines are in memory as objects at once. */
const BATCH = 1000;
/** Excel reads a file as UTF-8 if it begins with this. */
const BYTE_ORDER_MARK = '\ufeff';

const COLUMNS: [string, (line: AuditLine) => string | null][] = [
  ['time', ({ at }) => at],
  ['action', ({ action }) => action],
  ['who', ({ user }) => user?.name ?? null],
  ['who_id', ({ user }) => user?.id ?? null],
  ['address', ({ address }) => address],
  ['request_id', ({ request_id }) => request_id],
  ['person', ({ person }) => person?.name ?? null],
  ['person_id', ({ person }) => person?.id ?? null],
  ['examination', ({ examination }) => examination?.name ?? null],
  ['examination_id', ({ examination }) => examination?.id ?? null],
  ['question_id', ({ question_id }) => question_id],
  ['attempt_id', ({ attempt_id }) => attempt_id],
  ['before', ({ before }) => before && JSON.stringify(before)],
  ['after', ({ after }) => after && JSON.stringify(after)],
];

/** The lines that the filter leaves, the newest first, as a CSV file; the log tells that they were taken out. */
export async function exportLines(
  { db, clock }: Context,
  actor: UserActor,
  filter: AuditFilter,
): Promise<Buffer> {
  const parts = [Buffer.from(BYTE_ORDER_MARK + csvRow(COLUMNS.map(([name]) => name)))];
  let before: number | undefined;
  let lines = 0;
  while (lines < MAX_AUDIT_EXPORT_LINES) {
    const rows = await listLines(db, filter, { before, limit: BATCH });
    const text = rows.map((row) => csvRow(COLUMNS.map(([, read]) => read(presentLine(row)))));
    parts.push(Buffer.from(text.join('')));
    lines += rows.length;
    before = rows.at(-1)?.id;
    if (rows.length < BATCH) break;
  }
  await audit(db, { at: clock(), actor, action: 'audit_log_exported', after: { ...filter, lines } });
  return Buffer.concat(parts);
}
