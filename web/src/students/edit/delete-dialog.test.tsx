import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { renderScreen } from '../../../test/render.tsx';
import { fetchAnswers } from '../../../test/server-answers.ts';
import { aRow } from '../test-students.ts';
import { DeleteDialog } from './delete-dialog.tsx';

function open() {
  const onClose = vi.fn();
  renderScreen(<DeleteDialog student={aRow()} opened onClose={onClose} />);
  return { user: userEvent.setup(), onClose };
}

describe('deleting a student', () => {
  test('asks with the student’s name and what goes too, and does nothing if cancelled', async () => {
    const asked = fetchAnswers(200, {});
    const { user, onClose } = open();
    expect(await screen.findByRole('dialog', { name: 'Ingin menghapus data siswa?' })).toBeTruthy();
    expect(screen.getByText('Data yang sudah dihapus tidak bisa dipulihkan')).toBeTruthy();
    expect(screen.getByText('Jawaban, nilai, dan poin di papan peringkat ikut terhapus.')).toBeTruthy();
    expect(screen.getByText('Siti Nur Rahmawati · X IPA 2')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Batal' }));
    expect(onClose).toHaveBeenCalledOnce();
    expect(asked).not.toHaveBeenCalled();
  });

  test('shows that it is done', async () => {
    const asked = fetchAnswers(200, { message: 'Siswa berhasil dihapus' });
    const { user, onClose } = open();
    await user.click(await screen.findByRole('button', { name: 'Hapus' }));
    expect(await screen.findByText('Siswa berhasil dihapus')).toBeTruthy();
    expect(asked.mock.calls[0]?.[1]?.method).toBe('DELETE');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
  });

  test("shows the server's error, or a general one without an answer", async () => {
    fetchAnswers(404, { message: 'There is no such thing.', code: 'not_found' });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Hapus' }));
    expect(await screen.findByText('There is no such thing.')).toBeTruthy();
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await user.click(screen.getByRole('button', { name: 'Hapus' }));
    expect(await screen.findByText('Gagal upload! Terjadi Kesalahan!')).toBeTruthy();
  });
});
