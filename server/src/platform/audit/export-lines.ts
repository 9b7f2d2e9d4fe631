import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { type AuditFilter, type AuditLine, MAX_AUDIT_EXPORT_LINES } from '@lulus/contract';
import { v7 as newId } from 'uuid';
import type { PlatformContext } from '../context.ts';
import type { Database } from '../db/database.ts';
import type { UserActor } from '../http/actor.ts';
import { listLines } from './audit.queries.ts';
import { audit } from './audit.ts';
import { csvRow } from './csv.ts';
import { presentLine } from './present-line.ts';

/** Lines in memory at once. A line about a user can have 30 KB. */
const BATCH = 250;
/** Makes Excel read the file as UTF-8. */
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

async function* writeLines(db: Database, filter: AuditFilter) {
  yield { lines: 0, text: BYTE_ORDER_MARK + csvRow(COLUMNS.map(([name]) => name)) };
  let before: number | undefined;
  for (let left = MAX_AUDIT_EXPORT_LINES; left > 0; left -= BATCH) {
    const rows = await listLines(db, filter, { before, limit: BATCH });
    const text = rows.map((row) => csvRow(COLUMNS.map(([, read]) => read(presentLine(row))))).join('');
    yield { lines: rows.length, text };
    if (rows.length < BATCH) return;
    before = rows.at(-1)?.id;
  }
}

/**
 * Returns the lines that match the filter, the newest first, as a CSV file. Records the export in the log. The data go
 * to a temporary file that is unlinked at once, so that the system frees it when the stream closes.
 */
export async function exportLines(
  { db, clock, uploads }: Pick<PlatformContext, 'clock' | 'db' | 'uploads'>,
  actor: UserActor,
  filter: AuditFilter,
): Promise<Readable> {
  const path = join(uploads, newId());
  const file = await open(path, 'wx+');
  try {
    await rm(path);
    let lines = 0;
    for await (const batch of writeLines(db, filter)) {
      await file.appendFile(batch.text);
      lines += batch.lines;
    }
    await audit(db, { at: clock(), actor, action: 'audit_log_exported', after: { ...filter, lines } });
    return file.createReadStream({ start: 0 });
  } catch (error) {
    await file.close();
    throw error;
  }
}
