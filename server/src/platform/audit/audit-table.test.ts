import type { Endpoint } from '@lulus/contract';
import * as contract from '@lulus/contract';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { auditTable, CHANGE_NOTHING } from '../../../test/audit-table.ts';
import { createTestApp } from '../../../test/test-app.ts';

const app = await createTestApp();
const { context } = app;
const { admin, deeds } = await auditTable(app);

// Triggers record the id of each transaction that changes a table other than `audit_log`.
await sql`
  create table changes (xid text);
  create function note_change() returns trigger language plpgsql as $$
    begin
      insert into changes values (pg_current_xact_id()::xid::text);
      return null;
    end $$;
  do $$
    declare changed regclass;
    begin
      for changed in select oid from pg_class
        where relkind = 'r' and relnamespace = 'public'::regnamespace and relname not in ('audit_log', 'changes')
      loop
        execute format('create trigger note_change after insert or update or delete on %s
          for each statement execute function note_change()', changed);
      end loop;
    end $$`.execute(context.db);

/** Actions with a line from a transaction that changed no other table. */
async function actionsLoggedAlone(): Promise<string[]> {
  const { rows } = await sql<{ action: string }>`
    select distinct action from audit_log
    where user_id = ${admin.id} and not exists (select from changes where xid = audit_log.xmin::text)
    order by action`.execute(context.db);
  return rows.map(({ action }) => action);
}

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const linesOf = (after: string) =>
  context.db
    .selectFrom('audit_log')
    .selectAll()
    .where('user_id', '=', admin.id)
    .where('id', '>', after)
    .orderBy('id')
    .execute();

describe.each(deeds.map((deed) => ({ name: nameOf(deed.endpoint), ...deed })))('$name', ({ act }) => {
  test('writes its lines in the audit log: user, address, subject, before and after', async () => {
    const last = (await linesOf('0')).at(-1)?.id ?? '0';
    const expected = await act();
    const lines = await linesOf(last);
    expect(lines).toMatchObject(
      expected.map((line) => ({
        ...line,
        ...('person_id' in line && { person_id: line.person_id ?? null }),
        user_id: admin.id,
        user_name: 'Sari Dewi Lestari',
        address: '127.0.0.1',
        request_id: expect.stringMatching(/./),
      })),
    );
    // A line of a change must not list unchanged fields.
    for (const [at, { before, after }] of expected.entries()) {
      if (!before || !after) continue;
      expect(Object.keys(lines[at]?.after ?? {}).sort()).toEqual(Object.keys(after).sort());
    }
  });
});

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'access' in value;
}

test('the table has every endpoint with which an admin changes data', () => {
  const changing = Object.values<unknown>(contract)
    .filter(isEndpoint)
    .filter(({ access, method }) => access === 'admin' && method !== 'GET');
  const known = [...deeds.map(({ endpoint }) => endpoint), ...CHANGE_NOTHING];
  const missing = changing.filter((endpoint) => !known.includes(endpoint));
  expect(missing.map(nameOf)).toEqual([]);
});

test('an admin’s change and its line in the audit log are one transaction', async () => {
  const { rows } = await sql`select from audit_log where user_id = ${admin.id}`.execute(context.db);
  expect(rows.length).toBeGreaterThanOrEqual(deeds.length);
  // Exports change no data.
  expect(await actionsLoggedAlone()).toEqual([
    'audit_log_exported',
    'login_cards_exported',
    'results_exported',
  ]);
});
