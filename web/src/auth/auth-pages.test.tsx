import type { Settings } from '@lulus/contract';
import { notifications } from '@mantine/notifications';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { currentSession } from '../session/session.ts';
import { aToken, fetchAnswers, fetchAnswersByPath, renderScreen, someSettings } from '../test-support.tsx';
import { ForgotPasswordPage } from './forgot-password-page.tsx';
import { LoginPage } from './login-page.tsx';
import { RegisterPage } from './register-page.tsx';

afterEach(() => notifications.clean());

function open(path: string, settings?: Settings | null) {
  const router = createMemoryRouter(
    [
      { path: '/login', element: <LoginPage /> },
      { path: '/register', element: <RegisterPage /> },
      { path: '/forgot-password', element: <ForgotPasswordPage /> },
      { path: '*', element: null },
    ],
    { initialEntries: [path] },
  );
  renderScreen(<RouterProvider router={router} />, settings === undefined ? {} : { settings });
  return { user: userEvent.setup(), path: () => router.state.location.pathname };
}

const loginsIn = (asked: ReturnType<typeof fetchAnswers>) =>
  asked.mock.calls.filter(([path]) => path === '/api/auth/login');

const identifier = () => screen.getByLabelText<HTMLInputElement>('Email atau nomor WhatsApp');
const password = () => screen.getByLabelText<HTMLInputElement>('Kata Sandi');

describe('login', () => {
  test('asks for both fields before it asks the server', async () => {
    const asked = fetchAnswers(200, {});
    const { user } = open('/login');
    await user.click(screen.getByRole('button', { name: 'Masuk' }));
    expect(await screen.findAllByText('This field is required.')).toHaveLength(2);
    expect(loginsIn(asked)).toEqual([]);
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

  test('that has to wait says how long, lets nobody try in vain, and then goes on', async () => {
    const message = 'Too many tries. Please wait 2 s and try again.';
    const asked = fetchAnswers(429, { message, code: 'rate_limited' }, { 'Retry-After': '2' });
    const { user } = open('/login');
    await user.type(identifier(), 'a@b.c');
    await user.type(password(), 'salah{Enter}');
    expect((await screen.findByText('Terlalu banyak percobaan.')).role).toBe('alert');
    expect(screen.getByRole('timer').textContent).toMatch(/^Coba lagi dalam 00:00:0[12]\.$/);
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Masuk' });
    expect(button.disabled).toBe(true);
    expect(password().value).toBe('salah');
    await waitFor(() => expect(button.disabled).toBe(false), { timeout: 3000 });
    expect(screen.queryByRole('timer')).toBeNull();
    expect(loginsIn(asked)).toHaveLength(1);
  });

  test('that has to wait does not hold up another account', async () => {
    fetchAnswers(429, { message: 'Too many tries.', code: 'rate_limited' }, { 'Retry-After': '300' });
    const { user } = open('/login');
    await user.type(identifier(), 'a@b.c');
    await user.type(password(), 'salah{Enter}');
    expect((await screen.findByRole('timer')).textContent).toMatch(/ (00:05:00|00:04:59)\.$/);
    await user.type(identifier(), 'd');
    await waitFor(() => expect(screen.queryByRole('timer')).toBeNull());
  });

  test('tells the server which device it comes from', async () => {
    const asked = fetchAnswers(200, { access_token: aToken() });
    const { user } = open('/login');
    await user.type(identifier(), 'a@b.c');
    await user.type(password(), 'rahasia{Enter}');
    await waitFor(() => expect(loginsIn(asked)).toHaveLength(1));
    const { device_id } = JSON.parse(String(loginsIn(asked)[0]?.[1]?.body));
    expect(device_id).toBe(localStorage.getItem('device'));
  });

  test('cannot be sent twice while it is under way', async () => {
    const asked = vi.fn<typeof fetch>(() => new Promise(() => undefined));
    vi.stubGlobal('fetch', asked);
    const { user } = open('/login');
    await user.type(identifier(), 'a@b.c');
    await user.type(password(), 'rahasia{Enter}');
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Masuk' });
    await waitFor(() => expect(button.disabled).toBe(true));
    await user.click(button);
    expect(loginsIn(asked)).toHaveLength(1);
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

describe('login to an account with a second factor', () => {
  const asks = { message: 'A code of your authenticator app is needed.', code: 'second_factor_required' };

  test('asks for the code once the password was right, and sends all three', async () => {
    fetchAnswers(401, asks);
    const { user, path } = open('/login');
    expect(screen.queryByLabelText('Kode')).toBeNull();
    await user.type(identifier(), 'a@b.c');
    await user.type(password(), 'rahasia{Enter}');
    const code = await screen.findByLabelText<HTMLInputElement>('Kode');
    await waitFor(() => expect(document.activeElement).toBe(code));
    expect(screen.queryByText(asks.message)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Masuk' }));
    expect(await screen.findByText('This field is required.')).toBeTruthy();

    fetchAnswers(401, { message: 'The code is not right.', code: 'bad_code' });
    await user.type(code, '111111{Enter}');
    expect(await screen.findByText('The code is not right.')).toBeTruthy();

    const asked = fetchAnswers(200, { access_token: aToken({ role: 'admin' }) });
    await user.clear(code);
    await user.type(code, '123 456{Enter}');
    await waitFor(() => expect(path()).toBe('/dashboard'));
    expect(JSON.parse(String(loginsIn(asked)[0]?.[1]?.body))).toMatchObject({
      email: 'a@b.c',
      password: 'rahasia',
      code: '123 456',
    });
  });

  test('asks for none when somebody else logs in instead', async () => {
    fetchAnswers(401, asks);
    const { user } = open('/login');
    await user.type(identifier(), 'a@b.c');
    await user.type(password(), 'rahasia{Enter}');
    await screen.findByLabelText('Kode');
    await user.type(identifier(), 'x');
    expect(screen.queryByLabelText('Kode')).toBeNull();
  });
});

describe('who has forgotten the password', () => {
  test('is offered a link only where the server sends mail', async () => {
    const { user } = open('/login', someSettings({ mail_on: false }));
    await user.type(identifier(), 'x');
    expect(screen.queryByRole('link', { name: 'Lupa kata sandi?' })).toBeNull();
  });

  test('asks for one, and is answered the same in any case', async () => {
    const asked = fetchAnswersByPath({
      '/api/auth/forgot-password': [200, { message: 'If there is …' }],
    });
    const { user, path } = open('/login', someSettings({ mail_on: true }));
    await user.click(await screen.findByRole('link', { name: 'Lupa kata sandi?' }));
    expect(path()).toBe('/forgot-password');
    await user.click(screen.getByRole('button', { name: 'Kirim tautan' }));
    expect(await screen.findByText('This field is required.')).toBeTruthy();
    await user.type(identifier(), 'siti@sekolah.test{Enter}');
    const answer = 'Jika akun itu ada dan memiliki alamat email, tautan sedang dikirim ke sana.';
    expect((await screen.findByRole('status')).textContent).toContain(answer);
    expect(asked.mock.calls.at(-1)?.[1]?.body).toBe('{"email":"siti@sekolah.test"}');
  });

  test('is told why it is refused, and keeps what was typed', async () => {
    const refusal = { message: 'This server sends no mail.', code: 'mail_off' };
    fetchAnswersByPath({ '/api/auth/forgot-password': [409, refusal] });
    const { user } = open('/forgot-password');
    await user.type(identifier(), '0812{Enter}');
    expect(await screen.findByText('This server sends no mail.')).toBeTruthy();
    expect(identifier().value).toBe('0812');
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

describe('registration that is closed', () => {
  const closed = someSettings({ registration_open: false });

  test('is said plainly, with the way to login instead of a form', async () => {
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
    ['the settings are not known yet', () => new Promise<Response>(() => undefined)],
    ['the settings cannot be had', async () => new Response('<html>Bad gateway</html>', { status: 502 })],
  ])('is not assumed while %s', async (_, answer) => {
    vi.stubGlobal('fetch', vi.fn<typeof fetch>(answer));
    open('/register', null);
    await waitFor(() => expect(fetch).toHaveBeenCalled());
    expect(screen.getByRole('button', { name: 'Daftar' })).toBeTruthy();
    const { user, path } = open('/login', null);
    await user.click(screen.getAllByRole('link', { name: 'Daftar' })[0] as HTMLElement);
    expect(path()).toBe('/register');
  });

  test('keeps what was typed when the server refuses it first', async () => {
    fetchAnswers(403, {
      message: 'Registration is closed. Please ask your school for an account.',
      code: 'registration_closed',
    });
    const { user } = open('/register');
    for (const box of screen.getAllByRole('textbox'))
      await user.type(box, box.getAttribute('type') === 'email' ? 'a@b.co' : '081234567890');
    await user.type(password(), 'rahasia1');
    await user.type(screen.getByLabelText('Konfirmasi Kata Sandi'), 'rahasia1');
    await user.click(screen.getByRole('button', { name: 'Daftar' }));
    expect(await screen.findByText(/Registration is closed/)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Kelas').value).toBe('081234567890');
  });
});
