import { fireEvent, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../../../test/render.tsx';
import { ImportDialog } from './import-dialog.tsx';

test('an import accepts a dropped or picked Excel file, offers a sample, and sends nothing yet', async () => {
  const router = createMemoryRouter([{ path: '/', element: <ImportDialog opened onClose={vi.fn()} /> }]);
  renderScreen(<RouterProvider router={router} />);
  const field = await screen.findByLabelText('Pilih file', { selector: 'input' });
  const sent = vi.spyOn(XMLHttpRequest.prototype, 'send');
  expect(screen.getByText('Seret dan lepas file Excel di sini, atau pilih file')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Download sample' })).toBeTruthy();
  fireEvent.change(field, { target: { files: [new File(['x'], 'kelas.xlsx')] } });
  expect(await screen.findByText('kelas.xlsx')).toBeTruthy();
  expect(sent).not.toHaveBeenCalled();
});
