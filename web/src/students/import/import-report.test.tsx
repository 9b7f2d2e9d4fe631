import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../test/render.tsx';
import type { ImportOutcome } from '../students.api.ts';
import { ImportReport } from './import-report.tsx';

const none = { names: [], more: 0 };
const row: ImportOutcome['rows'][number] = {
  row: 4,
  action: 'create',
  name: 'Siti Aisyah',
  class: '7A',
  login: '1001',
  message: null,
  reasons: [],
  notes: [],
  self_registered: false,
  changes: [],
  details: [],
  sheet_password: false,
};
const report: ImportOutcome = {
  message: '',
  version: 'v1',
  created: 2,
  updated: 0,
  rejected: [],
  sheet: 'Siswa',
  from_row: 4,
  other_sheets: none,
  fields: ['nisn', 'full_name', 'class'],
  other_columns: { names: ['RUANG', 'SESI'], more: 0 },
  new_classes: { names: ['7A', '7B'], more: 0 },
  rows: [
    {
      ...row,
      notes: [
        { column: 'NISN', code: 'zeros_added', params: { shown: '1', text: '0000000001', digits: 10 } },
      ],
    },
    { ...row, row: 5, notes: [{ column: 'NIS', code: 'number_not_a_login', params: { name: 'Gita' } }] },
  ],
  login_passwords: 0,
  cards: [],
};

function show(shown: ImportOutcome) {
  const keep = { name: 'keep', ref: () => undefined, onChange: async () => true, onBlur: async () => true };
  const file = new File(['x'], 'kelas-7.xlsx');
  const nothing = () => undefined;
  return renderScreen(
    <ImportReport
      file={file}
      report={shown}
      errors={[]}
      keep={keep}
      onOtherFile={nothing}
      onUpload={nothing}
    />,
  );
}

test('the report names the rule for full names, new classes, unread columns and noted numbers', async () => {
  show(report);
  const summary = (await screen.findByText(/kelas-7.xlsx/)).textContent;
  expect(summary).toContain('its first word becomes the first name');
  expect(summary).toContain('New classes: 7A, 7B');
  expect(summary).toContain('Columns that are not read: RUANG, SESI');
  expect(summary).toContain('1 number gets back the leading zeros that Excel dropped.');
  expect(summary).toContain('1 number is another student’s login. It is stored, but not as a login.');
});

test('the report names no rule for names in columns of their own', async () => {
  show({ ...report, fields: ['nisn', 'first_name', 'full_name'], rows: [row], new_classes: none });
  const summary = (await screen.findByText(/kelas-7.xlsx/)).textContent;
  expect(summary).not.toMatch(/first word|New classes|number/);
});
