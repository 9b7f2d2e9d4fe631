import type { importStudents, Reply } from '@lulus/contract';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../test/render.tsx';
import { uploadAnswers } from '../../../test/server-answers.ts';
import { ImportDialog } from './import-dialog.tsx';

const row = { action: 'update', class: '9A', message: null, sheet_password: false } as const;
const report: Reply<typeof importStudents> = {
  message: '0 created, 2 updated, 0 refused.',
  version: 'v1',
  created: 0,
  updated: 2,
  rejected: [],
  sheet: 'Kelas 9A',
  from_row: 2,
  other_columns: { names: ['Hobi'], more: 0 },
  new_classes: { names: [], more: 0 },
  other_sheets: { names: ['Rekap'], more: 3 },
  fields: ['full_name', 'password'],
  rows: [
    {
      ...row,
      row: 2,
      name: 'Ani',
      login: 'ani@example.test',
      self_registered: true,
      reasons: [],
      notes: [],
      changes: [],
      details: ['guardian_name'],
    },
    {
      ...row,
      row: 3,
      name: 'Budi',
      login: 'budi@example.test',
      self_registered: false,
      reasons: [],
      notes: [],
      changes: [],
      details: [],
    },
  ],
  login_passwords: 0,
  cards: [],
};

/** Returns the sent forms. The answer is the report, except for the second one: `status` and `answer`. */
function sentForms(status = 200, answer: object = report): FormData[] {
  const forms: FormData[] = [];
  uploadAnswers((form) => {
    forms.push(form);
    return forms.length === 2 ? { status, body: answer } : { body: report };
  });
  return forms;
}

/** Opens the dialog, and requests the report of a file. */
async function check() {
  const user = userEvent.setup();
  const dialog = <ImportDialog opened onClose={() => undefined} />;
  renderScreen(<RouterProvider router={createMemoryRouter([{ path: '/', element: dialog }])} />);
  const input = await screen.findByLabelText('Pilih file', { selector: 'input' });
  await user.upload(input, new File(['x'], 'kelas.xlsx'));
  await user.click(screen.getByRole('button', { name: 'Periksa file' }));
  return user;
}

test.each([
  ['renew', false],
  ['keep', true],
])(
  'self-registered students get new passwords, unless the admin leaves them as they are: %s',
  async (expected, isTicked) => {
    const forms = sentForms();
    const user = await check();
    expect(await screen.findByText('1 student registered themselves')).toBeTruthy();
    expect(
      screen.getByText(
        /What is read of the sheet “Kelas 9A” from row 2 on, hidden columns too: Full name, Password/,
      ),
    ).toBeTruthy();
    expect(screen.getByText(/Sheets that are not read: Rekap and 3 more/)).toBeTruthy();
    expect(screen.getByText(/Columns that are not read: Hobi/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /Registered themselves/ }));
    expect(screen.getByRole('row', { name: /Ani/ })).toBeTruthy();
    expect(screen.queryByRole('row', { name: /Budi/ })).toBeNull();
    const keep = screen.getByRole<HTMLInputElement>('checkbox', { name: /^Leave them as they are/ });
    expect(keep.checked).toBe(false);
    if (isTicked) await user.click(keep);
    await user.click(screen.getByRole('button', { name: 'Upload' }));
    expect(await screen.findByRole('heading', { name: 'Import finished' })).toBeTruthy();
    expect(forms.at(-1)?.get('self_registered')).toBe(expected);
    expect(forms.at(-1)?.get('version')).toBe('v1');
  },
);

test('an outdated report requires a new check before anything is written', async () => {
  const message = 'Accounts in this file have changed since the report. Please check the file again.';
  sentForms(409, { message, code: 'import_stale' });
  const user = await check();
  const keep = () => screen.findByRole<HTMLInputElement>('checkbox', { name: /^Leave them as they are/ });
  await user.click(await keep());
  await user.click(await screen.findByRole('button', { name: 'Upload' }));
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.getByText('kelas.xlsx')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Upload' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Periksa file' }));
  // The new report may have other accounts, so the checkbox is cleared.
  expect((await keep()).checked).toBe(false);
});
