import { readFile } from 'node:fs/promises';
import { deleteStudent } from '@lulus/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { anAdmin } from '../../test/factories.ts';
import { aStudentWithAllData } from '../../test/student-with-all-data.ts';
import { createTestApp } from '../../test/test-app.ts';

const app = await createTestApp();
const { call, context } = app;
const { db } = context;
const admin = await anAdmin(context);

async function allTables(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE' and table_name not like 'kysely%'
    order by 1`.execute(db);
  return rows.map(({ name }) => name);
}

/** Tables with rows of staff only, who cannot be deleted. */
const STAFF_ONLY = ['class_teachers', 'co_teachers', 'recovery_codes', 'second_factors'];
const STAFF_COLUMNS = ['admin_id', 'homeroom_teacher_id', 'marker_id', 'owner_id'];

/** Returns the columns that refer to a student or an attempt. */
async function personalColumns() {
  const { rows } = await sql<{ table_name: string; column_name: string }>`
    select source.relname as table_name, attribute.attname as column_name
    from pg_constraint reference
    join pg_class source on source.oid = reference.conrelid
    join pg_class target on target.oid = reference.confrelid
    join pg_attribute attribute on attribute.attrelid = source.oid and attribute.attnum = any(reference.conkey)
    where reference.contype = 'f' and target.relname in ('users', 'attempts')
    union
    select table_name, column_name from information_schema.columns
    where table_schema = current_schema() and column_name in ('user_id', 'person_id', 'attempt_id')
    order by 1, 2`.execute(db);
  return rows.filter(
    ({ table_name, column_name }) => !STAFF_COLUMNS.includes(column_name) && !STAFF_ONLY.includes(table_name),
  );
}

async function tablesWith(text: string): Promise<string[]> {
  const found: string[] = [];
  for (const name of await allTables()) {
    const { rows } = await sql`
      select from ${sql.table(name)} as kept where position(${text} in kept::text) > 0 limit 1`.execute(db);
    if (rows.length > 0) found.push(name);
  }
  return found;
}

test('a deleted student leaves nothing in any table except ids in the audit log', async () => {
  const { student, mark, whatsapp, attempt_id } = await aStudentWithAllData(app, admin);
  const columns = await personalColumns();
  const columnsWithStudent = async () => {
    const found = await Promise.all(
      columns.map(async ({ table_name, column_name }) => {
        const { rows } = await sql`
          select from ${sql.table(table_name)}
          where ${sql.ref(column_name)} in (${student.id}, ${attempt_id}) limit 1`.execute(db);
        return rows.length > 0 ? [`${table_name}.${column_name}`] : [];
      }),
    );
    return found.flat();
  };
  // A new table needs a row in `aStudentWithAllData`, and must be cleared with the student.
  expect(await columnsWithStudent()).toEqual(
    columns.map((column) => `${column.table_name}.${column.column_name}`),
  );
  expect(await tablesWith(mark)).toEqual([
    'answers',
    'attempt_events',
    'audit_log',
    'earlier_essays',
    'logins',
    'marks',
    'users',
  ]);

  await call(deleteStudent, { as: admin, params: { id: student.id } });
  expect(await columnsWithStudent()).toEqual([
    'audit_log.attempt_id',
    'audit_log.person_id',
    'audit_log.user_id',
  ]);
  expect(await tablesWith(mark)).toEqual([]);
  expect(await tablesWith(whatsapp)).toEqual([]);
});

test('docs/privacy.md lists the data of every table and how long it stays', async () => {
  const text = await readFile(new URL('../../../docs/privacy.md', import.meta.url), 'utf8');
  const described = [...text.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name);
  expect(described.sort()).toEqual(await allTables());
});
