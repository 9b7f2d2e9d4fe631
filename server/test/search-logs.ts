/** Searches the places where a secret could be after tests: files that servers write, and the audit log. */
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import type { Secrets } from './secrets.ts';

/** PostgreSQL's prefix of each line. The process number in it could look like a code. */
const PREFIX = /^[\d-]+ [\d:.]+ UTC \[\d+\] /;

/** The log of the embedded PostgreSQL. */
export const postgresLog = (dataDir: string) => join(dataDir, 'postgres.log');

/** Returns lines with secrets from byte `start` on. Reads line by line, since the file may be large. */
export async function namedInFile(path: string, secrets: Secrets, start = 0): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of createInterface({ input: createReadStream(path, { start }) })) {
    lines.push(...secrets.foundIn([line.replace(PREFIX, '')]));
  }
  return lines;
}

/** Returns lines of the audit log with secrets. Empty if there is no audit log. */
export async function namedInAudit(connectionString: string, secrets: Secrets): Promise<string[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const { rows: tables } = await client.query(`select to_regclass('public.audit_log') as found`);
    if (!tables[0]?.found) return [];
    const { rows } = await client.query<{ line: string }>(
      `select (to_jsonb(audit_log) - '{id,at}'::text[])::text as line from audit_log`,
    );
    return secrets.foundIn(rows.map(({ line }) => line));
  } finally {
    await client.end();
  }
}
