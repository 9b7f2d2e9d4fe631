import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../test/render.tsx';
import { uploadAnswers } from '../../../test/server-answers.ts';
import { ImportDialog } from './import-dialog.tsx';

async function choose(name: string) {
  // `applyAccept: false`: dropped and pasted files can have any type.
  const user = userEvent.setup({ applyAccept: false });
  const dialog = <ImportDialog opened onClose={() => undefined} />;
  renderScreen(<RouterProvider router={createMemoryRouter([{ path: '/', element: dialog }])} />);
  const input = await screen.findByLabelText('Pilih file', { selector: 'input' });
  await user.upload(input, new File(['x'], name));
  return user;
}

test('an import rejects a file of a wrong type before anything is sent', async () => {
  await choose('kelas.pdf');
  expect(await screen.findByText('File is of invalid type')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Periksa file' }).disabled).toBe(true);
});

test('a failed import shows the reason, and keeps the file', async () => {
  uploadAnswers(() => ({
    status: 415,
    body: {
      message: { file: ['The file must be a spreadsheet.'] },
      code: 'unsupported_media_type',
    },
  }));
  const user = await choose('kelas.xlsx');
  await user.click(screen.getByRole('button', { name: 'Periksa file' }));
  // A toast, and an error below the file.
  expect(await screen.findAllByText('Gagal upload! Terjadi Kesalahan!')).toHaveLength(2);
  expect(screen.getByText('The file must be a spreadsheet.')).toBeTruthy();
  expect(screen.getByText('kelas.xlsx')).toBeTruthy();
});
