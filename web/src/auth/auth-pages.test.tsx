import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, test, vi } from 'vitest';
import { currentSession } from '../session/session.ts';
import { aToken, fetchAnswers, renderScreen } from '../test-support.tsx';
import { LoginPage } from './login-page.tsx';
import { RegisterPage } from './register-page.tsx';

function open(path: string) {
  const router = createMemoryRouter(
    [
      { path: '/login', element: <LoginPage /> },
      { path: '/register', element: <RegisterPage /> },
      { path: '*', element: null },
    ],
    { initialEntries: [path] },
  );
  renderScreen(<RouterProvider router={router} />);
  return { user: userEvent.setup(), path: () => router.state.location.pathname };
}

const identifier = () => screen.getByLabelText<HTMLInputElement>('Email atau nomor WhatsApp');
const password = () => screen.getByLabelText<HTMLInputElement>('Kata Sandi');

describe('login', () => {
  test('asks for both fields before it asks the server', async () => {
    const asked = fetchAnswers(200, {});
    const { user } = open('/login');
    await user.click(screen.getByRole('button', { name: 'Masuk' }));
    expect(await screen.findAllByText('This field is required.')).toHaveLength(2);
    expect(asked).not.toHaveBeenCalled();
  });

  test('keeps what was typed when it is refused, and says why', async () => {
    fetchAnswers(401, { message: 'Not right.', code: 'bad_credentials' });
    const { user, path } = open('/login');
    await user.type(identifier(), '0812 345');
    await user.type(password(), 'salah');
    await user.click(screen.getByRole('button', { name: 'Masuk' }));
    expect(await screen.findByText('Not right.')).toBeTruthy();
    expect(identifier().value).toBe('0812 345');
    expect(password().value).toBe('salah');
    expect(path()).toBe('/login');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Masuk' }).disabled).toBe(false);
  });

  test('cannot be sent twice while it is under way', async () => {
    const asked = vi.fn(() => new Promise<Response>(() => undefined));
    vi.stubGlobal('fetch', asked);
    const { user } = open('/login');
    await user.type(identifier(), 'a@b.c');
    await user.type(password(), 'rahasia{Enter}');
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Masuk' });
    await waitFor(() => expect(button.disabled).toBe(true));
    await user.click(button);
    expect(asked).toHaveBeenCalledOnce();
  });

  test('leads to the dashboard, or back to where the person was', async () => {
    fetchAnswers(200, { access_token: aToken() });
    const { user, path } = open('/login?next=%2Fexamination');
    await user.type(identifier(), 'a@b.c');
    await user.type(password(), 'rahasia{Enter}');
    await waitFor(() => expect(path()).toBe('/examination'));
    expect(localStorage.getItem('token')).toBe(currentSession()?.token);
    expect(currentSession()?.user.first_name).toBe('Siti');
  });
});

describe('registration', () => {
  const labels = ['First Name', 'Middle Name', 'Last Name', 'Kelas', 'Whatsapp', 'Alamat Email'];
  const values = ['Siti', 'Nur', 'Rahmawati', 'XII', '081234567890', 'siti@sekolah.test'];

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
    const sent = JSON.parse(String(asked.mock.calls[0]?.[1]?.body));
    expect(Object.keys(sent)).toHaveLength(8);
    expect(sent).toMatchObject({ first_name: 'Siti', class: 'XII', password_confirmation: 'rahasia1' });
  });

  test('asks for all eight fields, the email address as one, and asks the server nothing', async () => {
    const asked = fetchAnswers(201, {});
    const { user } = open('/register');
    await user.click(screen.getByRole('button', { name: 'Daftar' }));
    await screen.findAllByText('This field is required.');
    for (const label of [...labels, 'Kata Sandi', 'Konfirmasi Kata Sandi']) {
      const field = screen.getByLabelText(label).closest('.mantine-InputWrapper-root');
      expect(field?.textContent, label).toMatch(/This .*\.|Kata sandi minimal/);
    }
    expect(screen.getByLabelText<HTMLInputElement>('Alamat Email').type).toBe('email');
    expect(asked).not.toHaveBeenCalled();
  });

  test('leads to login for whoever has an account', async () => {
    const { user, path } = open('/register');
    expect(screen.getByRole('heading', { name: 'Selamat Datang!' })).toBeTruthy();
    expect(screen.getByText(/^sudah punya akun\?/).textContent).toBe('sudah punya akun? Login');
    await user.click(screen.getByRole('link', { name: 'Login' }));
    expect(path()).toBe('/login');
  });

  test('says at its field that the passwords differ', async () => {
    const { user } = open('/register');
    await fill(user, 'lain');
    expect(await screen.findByText('Kata sandi tidak sama')).toBeTruthy();
  });

  test("shows the server's sentences as toasts and at their fields, and loses nothing", async () => {
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
