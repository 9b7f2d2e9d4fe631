import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../../../test/render.tsx';
import { aStudent } from '../test-students.ts';
import { StudentForm } from './student-form.tsx';

function show(student?: ReturnType<typeof aStudent>) {
  const save = vi.fn();
  renderScreen(<StudentForm student={student} classNames={[]} save={save} onCancel={vi.fn()} />);
  return { user: userEvent.setup(), save };
}
const group = () => screen.getByText('School numbers and username').closest('details');

test('the school numbers are folded for a student without one, and are saved', async () => {
  const { user, save } = show();
  expect(group()?.open).toBe(false);
  await user.click(screen.getByText('School numbers and username'));
  await user.type(screen.getByLabelText('First Name'), 'Budi');
  await user.type(screen.getByLabelText('NISN'), '0071234567');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(save).toHaveBeenCalled());
  expect(save.mock.calls[0]?.[0]).toMatchObject({ first_name: 'Budi', nisn: '0071234567', email: '' });
});

test('the school numbers are open for a student with one', () => {
  show(aStudent({ username: 'siti' }));
  expect(group()?.open).toBe(true);
  expect(screen.getByLabelText<HTMLInputElement>('Username').value).toBe('siti');
});

test('a username with @ is an error under its field', async () => {
  const { user, save } = show(aStudent({ username: 'siti' }));
  await user.type(screen.getByLabelText('Username'), '@home');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('This must not contain @.')).toBeTruthy();
  expect(save).not.toHaveBeenCalled();
});
