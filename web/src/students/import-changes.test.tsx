import type { ImportRow } from '@lulus/contract';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../test-support.tsx';
import { ImportRows } from './import-rows.tsx';

const row: Omit<ImportRow, 'row' | 'action' | 'changes' | 'sheet_password'> = {
  name: 'Ani',
  class: '9A',
  login: 'ani@example.test',
  message: null,
  self_registered: false,
};

test('the report of an import shows what a row changes, and what it gives a new account', async () => {
  renderScreen(
    <ImportRows
      rows={[
        {
          ...row,
          row: 2,
          action: 'update',
          changes: [
            { field: 'extra_time_percent', before: 0, after: 100 },
            { field: 'high_contrast', before: false, after: true },
          ],
          sheet_password: false,
        },
        {
          ...row,
          row: 3,
          action: 'create',
          changes: [{ field: 'whatsapp', before: null, after: '081200000001' }],
          sheet_password: true,
        },
      ]}
    />,
  );
  const [, updated, created] = await screen.findAllByRole('row');
  expect(updated?.textContent).toContain('Extra time (percent): 0 → 100');
  expect(updated?.textContent).toContain('High contrast: no → yes');
  expect(created?.textContent).toContain('WhatsApp number: 081200000001');
  expect(created?.textContent).toContain('Password from the file');
});
