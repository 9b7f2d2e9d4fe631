import type { ImportRow } from '@lulus/contract';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../test/render.tsx';
import { ImportChangesSum } from './import-changes.tsx';
import { ImportRows } from './import-rows.tsx';

const row: Omit<ImportRow, 'row' | 'action' | 'changes' | 'details' | 'sheet_password'> = {
  name: 'Ani',
  class: '9A',
  login: 'ani@example.test',
  message: null,
  reasons: [],
  notes: [],
  self_registered: false,
};

const rows: ImportRow[] = [
  {
    ...row,
    row: 2,
    action: 'update',
    changes: [
      { field: 'extra_time_percent', before: 0, after: 100 },
      { field: 'high_contrast', before: false, after: true },
    ],
    details: ['guardian_name', 'city'],
    sheet_password: false,
  },
  {
    ...row,
    row: 3,
    action: 'create',
    changes: [{ field: 'whatsapp', before: null, after: '081200000001' }],
    details: [],
    sheet_password: true,
  },
];

test('the report of an import shows the values that a row changes or sets', async () => {
  renderScreen(<ImportRows rows={rows} />);
  const [, updated, created] = await screen.findAllByRole('row');
  expect(updated?.textContent).toContain('Extra time (percent): 0 → 100');
  expect(updated?.textContent).toContain('High contrast: no → yes');
  expect(updated?.textContent).toContain('Also changed: Guardian, City');
  expect(created?.textContent).toContain('WhatsApp number: 081200000001');
  expect(created?.textContent).toContain('Password from the file');
});

test('the report of an import shows what is noted about a row, and finds these rows', async () => {
  const user = userEvent.setup();
  const notes: ImportRow['notes'] = [
    { column: 'NISN', code: 'zeros_added', params: { shown: '71234567', text: '0071234567', digits: 10 } },
    { column: 'NIS', code: 'number_not_a_login', params: { name: 'Gita (9A)' } },
  ];
  renderScreen(<ImportRows rows={rows.map((one) => (one.row === 3 ? { ...one, notes } : one))} />);
  await user.click(await screen.findByRole('button', { name: /With a note/ }));
  const [, noted, another] = screen.getAllByRole('row');
  expect(noted?.textContent).toContain(
    'NISN: Excel dropped leading zeros: 71234567 becomes 0071234567, with 10 digits.',
  );
  expect(noted?.textContent).toContain('NIS: Gita (9A) logs in with this already.');
  expect(another).toBeUndefined();
});

test('the report of an import counts the rows by changed field', async () => {
  const many = Array.from({ length: 1040 }, (_, index): ImportRow[] =>
    rows.map((one) => ({ ...one, row: index })),
  );
  renderScreen(<ImportChangesSum rows={many.flat()} />);
  expect(
    await screen.findByText(
      'What changes or is given: Extra time (percent) (1,040), High contrast (1,040), Guardian (1,040), City (1,040), WhatsApp number (1,040), Password from the file (1,040)',
    ),
  ).toBeTruthy();
});
