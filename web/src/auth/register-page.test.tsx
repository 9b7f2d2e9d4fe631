import { notifications } from '@mantine/notifications';
import { screen, waitFor } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { someSettings } from '../../test/render.tsx';
import { fetchAnswers, fetchAnswersByPath } from '../../test/server-answers.ts';
import { identifier, open, password } from './test-auth-pages.tsx';

afterEach(() => notifications.clean());

describe('registration', () => {
  const labels = ['First Name', 'Middle Name', 'Last Name', 'Kelas', 'Whatsapp', 'Alamat Email'];
  const values = ['Siti', 'Nur', 'Rahmawati', 'XII', '081234567890', 'siti@sekolah.test'];

  const registrations = (asked: ReturnType<typeof fetchAnswers>) =>
    asked.mock.calls.filter(([path]) => path === '/api/auth/register');

  async function fill(user: ReturnType<typeof userEvent.setup>, confirmation: string) {
    for (const [index, label] of labels.entries()) {
      await user.type(screen.getByLabelText(label), values[index] ?? '');
    }
    await user.type(password(), 'rahasia1');
    await user.type(screen.getByLabelText('Konfirmasi Kata Sandi'), confirmation);
    await user.click(screen.getByRole('button', { name: 'Daftar' }));
  }

  test('sends the eight fields and leads to login', async () => {
    const asked = fetchAnswers(201, { message: 'Welcome.' });
    const { user, path } = open('/register');
    await fill(user, 'rahasia1');
    await waitFor(() => expect(path()).toBe('/login'));
    const sent = JSON.parse(String(registrations(asked)[0]?.[1]?.body));
    expect(Object.keys(sent)).toHaveLength(8);
    expect(sent).toMatchObject({ first_name: 'Siti', class: 'XII', password_confirmation: 'rahasia1' });
    await waitFor(() => expect(identifier().value).toBe('siti@sekolah.test'));
  });

  test('does not show the address to a person who goes back to the login later', async () => {
    fetchAnswers(201, { message: 'Welcome.' });
    const { user, path, goTo, goBack } = open('/register');
    await fill(user, 'rahasia1');
    await waitFor(() => expect(identifier().value).toBe('siti@sekolah.test'));
    await goTo('/register');
    await goBack();
    expect(path()).toBe('/login');
    expect(identifier().value).toBe('');
  });

  test('requires all eight fields, and sends no request', async () => {
    const asked = fetchAnswers(201, {});
    const { user } = open('/register');
    await user.click(screen.getByRole('button', { name: 'Daftar' }));
    await screen.findAllByText('This field is required.');
    for (const label of [...labels, 'Kata Sandi', 'Konfirmasi Kata Sandi']) {
      const field = screen.getByLabelText(label).closest('.mantine-InputWrapper-root');
      expect(field?.textContent, label).toMatch(/This .*\.|Kata sandi minimal/);
    }
    expect(screen.getByLabelText<HTMLInputElement>('Alamat Email').type).toBe('email');
    expect(registrations(asked)).toEqual([]);
  });

  test('offers the school’s classes, and names a class that is none of them', async () => {
    fetchAnswersByPath({ '/api/classes': [200, { classes: ['9A', '9B'] }] });
    const { user } = open('/register');
    await waitFor(() => expect(document.querySelectorAll('datalist option')).toHaveLength(2));
    const field = screen.getByLabelText<HTMLInputElement>('Kelas');
    expect(field.getAttribute('list')).toBe(document.querySelector('datalist')?.id);
    await user.type(field, 'Kelas 9A');
    await user.tab();
    const unknown = 'Kelas ini tidak ada di daftar sekolah. Pilih kelas Anda dari daftar jika ada.';
    expect(await screen.findByText(unknown)).toBeTruthy();
    await user.clear(field);
    await user.type(field, '9 a');
    await waitFor(() => expect(screen.queryByText(unknown)).toBeNull());
  });

  test('leads a person with an account to the login', async () => {
    const { user, path } = open('/register');
    expect(screen.getByRole('heading', { name: 'Selamat Datang!' })).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'sudah punya akun? Login' }));
    expect(path()).toBe('/login');
  });

  test('shows that the first password is too short before the second is typed', async () => {
    const { user } = open('/register');
    await user.type(screen.getByLabelText('Kata Sandi'), 'lima5');
    await user.tab();
    expect(await screen.findByText('Kata sandi minimal 6 karakter')).toBeTruthy();
    expect(screen.queryByText('This field is required.')).toBeNull();
  });

  test('shows that the passwords differ when either field loses the focus', async () => {
    const { user } = open('/register');
    await user.type(password(), 'rahasia1');
    await user.type(screen.getByLabelText('Konfirmasi Kata Sandi'), 'rahasia2');
    await user.tab();
    expect(await screen.findByText('Kata sandi tidak sama')).toBeTruthy();
    await user.clear(password());
    await user.type(password(), 'rahasia2');
    await user.tab();
    await waitFor(() => expect(screen.queryByText('Kata sandi tidak sama')).toBeNull());
    expect(screen.queryByText('This field is required.')).toBeNull();
  });

  test('hides earlier errors when it succeeds', async () => {
    const code = 'validation_failed';
    fetchAnswers(422, { message: { email: ['The email has already been taken.'] }, code });
    const { user, path } = open('/register');
    await fill(user, 'rahasia1');
    await waitFor(() => expect(screen.getAllByText('The email has already been taken.')).toHaveLength(2));
    fetchAnswers(201, { message: 'Welcome.' });
    await user.click(screen.getByRole('button', { name: 'Daftar' }));
    await waitFor(() => expect(path()).toBe('/login'));
    await waitFor(() => expect(screen.queryByText('The email has already been taken.')).toBeNull());
  });

  test('shows at the field that the passwords differ', async () => {
    const { user } = open('/register');
    await fill(user, 'lain');
    expect(await screen.findByText('Kata sandi tidak sama')).toBeTruthy();
  });

  test("shows the server's errors as toasts and at their fields, and keeps the typed text", async () => {
    const message = { email: ['The email has already been taken.'] };
    fetchAnswers(422, { message, code: 'validation_failed' });
    const { user } = open('/register');
    await fill(user, 'rahasia1');
    await waitFor(() => expect(screen.getAllByText('The email has already been taken.')).toHaveLength(2));
    expect(screen.getByLabelText<HTMLInputElement>('Alamat Email').value).toBe('siti@sekolah.test');
    expect(document.activeElement).toBe(screen.getByLabelText('Alamat Email'));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Daftar' }).disabled).toBe(false);
  });
});

describe('the colours', () => {
  test.each(['/login', '/register'])('can be changed at %s between light and dark', async (path) => {
    const { user } = open(path);
    const scheme = () => document.documentElement.getAttribute('data-mantine-color-scheme');
    await user.click(screen.getByRole('button', { name: 'Switch to dark colours' }));
    expect(scheme()).toBe('dark');
    await user.click(screen.getByRole('button', { name: 'Switch to light colours' }));
    expect(scheme()).toBe('light');
  });
});

describe('registration that is closed', () => {
  const closed = someSettings({ registration_open: false });

  test('shows a link to the login instead of a form', async () => {
    const { user, path } = open('/register', closed);
    expect(screen.getByRole('heading', { name: 'Pendaftaran sedang ditutup' })).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Masuk' }));
    expect(path()).toBe('/login');
  });

  test('is not offered at login', () => {
    open('/login', closed);
    expect(screen.queryByRole('link', { name: 'Daftar' })).toBeNull();
  });

  test.each([
    ['the settings are loading', () => new Promise<Response>(() => undefined)],
    ['the settings cannot be loaded', async () => new Response('<html>Bad gateway</html>', { status: 502 })],
  ])('is not assumed while %s', async (_, answer) => {
    vi.stubGlobal('fetch', vi.fn<typeof fetch>(answer));
    open('/register', null);
    await waitFor(() => expect(fetch).toHaveBeenCalled());
    expect(screen.getByRole('button', { name: 'Daftar' })).toBeTruthy();
    const { user, path } = open('/login', null);
    await user.click(screen.getAllByRole('link', { name: 'Daftar' })[0] as HTMLElement);
    expect(path()).toBe('/register');
  });

  test('keeps the typed text if the server rejects the registration', async () => {
    fetchAnswers(403, {
      message: 'Registration is closed. Please ask your school for an account.',
      code: 'registration_closed',
    });
    const { user } = open('/register');
    for (const box of [...screen.getAllByRole('textbox'), screen.getByRole('combobox', { name: 'Kelas' })])
      await user.type(box, box.getAttribute('type') === 'email' ? 'a@b.co' : '081234567890');
    await user.type(password(), 'rahasia1');
    await user.type(screen.getByLabelText('Konfirmasi Kata Sandi'), 'rahasia1');
    await user.click(screen.getByRole('button', { name: 'Daftar' }));
    expect(await screen.findByText(/Registration is closed/)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Kelas').value).toBe('081234567890');
  });
});
