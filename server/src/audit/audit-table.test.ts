import type { Endpoint } from '@lulus/contract';
import * as contract from '@lulus/contract';
import { describe, expect, test } from 'vitest';
import { auditTable, CHANGE_NOTHING } from '../../test/audit-table.ts';
import { createTestApp } from '../../test/test-app.ts';

const app = await createTestApp();
const { context } = app;
const { admin, deeds } = await auditTable(app);

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
  test('leaves its lines in the audit log: who, from where, to what, before and after', async () => {
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
    // Of a change no field is told that stayed.
    for (const [at, { before, after }] of expected.entries()) {
      if (!before || !after) continue;
      expect(Object.keys(lines[at]?.after ?? {}).sort()).toEqual(Object.keys(after).sort());
    }
  });
});

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'access' in value;
}

test('the table knows every endpoint by which an admin changes something', () => {
  const changing = Object.values<unknown>(contract)
    .filter(isEndpoint)
    .filter(({ access, method }) => access === 'admin' && method !== 'GET');
  const known = [...deeds.map(({ endpoint }) => endpoint), ...CHANGE_NOTHING];
  const missing = changing.filter((endpoint) => !known.includes(endpoint));
  expect(missing.map(nameOf)).toEqual([]);
});
