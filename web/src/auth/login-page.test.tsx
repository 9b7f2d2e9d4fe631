import { notifications } from '@mantine/notifications';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { aToken, aUser } from '../../test/people.ts';
import { someSettings } from '../../test/render.tsx';
import { fetchAnswers, fetchAnswersByPath } from '../../test/server-answers.ts';
import { currentSession } from '../platform/session/session.ts';
import { anotherLogsIn, hearOfIt, identifier, open, password } from './test-auth-pages.tsx';

afterEach(() => notifications.clean());

const loginsIn = (asked: ReturnType<typeof fetchAnswers>) =>
  asked.mock.calls.filter(([path]) => path === '/api/auth/login');

describe('login', () => {
  test('requires both fields before it sends a request', async () => {
    const asked = fetchAnswers(200, {});
    const { user } = open('/login');
    await user.click(screen.getByRole('button', { name: 'Masuk' }));
    expect(await screen.findAllByText('This field is required.')).toHaveLength(2);
    expect(loginsIn(asked)).toEqual([]);
  });

  test('says that a session has ended only if there was one', async () => {
    fetchAnswers(200, someSettings());
    open('/login?next=%2Fexamination-detail');
    expect(screen.getByText('Masuk dahulu untuk membuka halaman ini.')).toBeTruthy();
    cleanup();
    localStorage.setItem('user', JSON.stringify(aUser()));
    open('/login?next=%2Fexamination-detail');
    expect(screen.getByText(/^Sesi Anda sudah berakhir/)).toBeTruthy();
  });

  test('has the login of a card’s QR code filled in, and removes it from the address', async () => {
    fetchAnswers(200, someSettings());
    const { search } = open('/login?login=0071234567&next=%2Fexamination-detail');
    expect(identifier().value).toBe('0071234567');
    await waitFor(() => expect(search()).toBe('?next=%2Fexamination-detail'));
    expect(identifier().value).toBe('0071234567');
  });

  test('keeps the typed text after a rejection, and shows the reason', async () => {
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

  test('shows how long a rate limit lasts, and is blocked until then', async () => {
    const message = 'Too many tries. Please wait 2 s and try again.';
    const asked = fetchAnswers(429, { message }, { 'Retry-After': '2' });
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

  test('waits and retries by itself if the server is busy', async () => {
    const message = 'The server is busy. Please try again in a moment.';
    const asked = fetchAnswers(503, { message, code: 'unavailable' }, { 'Retry-After': '1' });
    const { user } = open('/login');
    await user.type(identifier(), 'a@b.c');
    await user.type(password(), 'rahasia{Enter}');
    expect((await screen.findByText(/^Banyak yang sedang masuk/)).role).toBe('alert');
    expect(screen.getByRole('timer').textContent).toMatch(/^Coba lagi dalam 00:00:0[01]\.$/);
    fetchAnswers(200, { access_token: aToken() });
    await waitFor(() => expect(currentSession()).not.toBeNull(), { timeout: 3000 });
    expect(loginsIn(asked)).toHaveLength(1);
  });

  test('is not blocked by the rate limit of another account', async () => {
    fetchAnswers(429, { message: 'Too many tries.', code: 'rate_limited' }, { 'Retry-After': '300' });
    const { user } = open('/login');
    await user.type(identifier(), 'a@b.c');
    await user.type(password(), 'salah{Enter}');
    expect((await screen.findByRole('timer')).textContent).toMatch(/ (00:05:00|00:04:59)\.$/);
    await user.type(identifier(), 'd');
    await waitFor(() => expect(screen.queryByRole('timer')).toBeNull());
  });

  test('sends the device id', async () => {
    const asked = fetchAnswers(200, { access_token: aToken() });
    const { user } = open('/login');
    await user.type(identifier(), 'a@b.c');
    await user.type(password(), 'rahasia{Enter}');
    await waitFor(() => expect(loginsIn(asked)).toHaveLength(1));
    const { device_id } = JSON.parse(String(loginsIn(asked)[0]?.[1]?.body));
    expect(device_id).toBe(localStorage.getItem('device'));
  });

  test('cannot be sent twice at the same time', async () => {
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

  test('leads to the dashboard, or back to the previous page', async () => {
    fetchAnswers(200, { access_token: aToken() });
    const { user, path } = open('/login?next=%2Fexamination');
    await user.type(identifier(), 'a@b.c');
    await user.type(password(), 'rahasia{Enter}');
    await waitFor(() => expect(path()).toBe('/examination'));
    expect(localStorage.getItem('token')).toBe(currentSession()?.token);
    expect(currentSession()?.user.first_name).toBe('Siti');
  });
});

describe('login while another person logs in in another tab', () => {
  test('is not retried after a 503, and the page leads to the dashboard', async () => {
    const busy = { message: 'The server is busy.', code: 'unavailable' };
    const asked = fetchAnswers(503, busy, { 'Retry-After': '1' });
    const { user, path } = open('/login');
    await user.type(identifier(), 'a@b.c');
    await user.type(password(), 'rahasia{Enter}');
    await screen.findByRole('timer');
    anotherLogsIn();
    act(() => void hearOfIt());
    await waitFor(() => expect(path()).toBe('/dashboard'));
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(loginsIn(asked)).toHaveLength(1);
    expect(currentSession()?.user.first_name).toBe('Budi');
  });
});

describe('login to an account with a second factor', () => {
  const asks = { message: 'A code of your authenticator app is needed.', code: 'second_factor_required' };

  test('asks for the code after the right password, and sends all three fields', async () => {
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

  test('does not ask for a code when another person logs in instead', async () => {
    fetchAnswers(401, asks);
    const { user } = open('/login');
    await user.type(identifier(), 'a@b.c');
    await user.type(password(), 'rahasia{Enter}');
    await screen.findByLabelText('Kode');
    await user.type(identifier(), 'x');
    expect(screen.queryByLabelText('Kode')).toBeNull();
  });
});

describe('a person who has forgotten the password', () => {
  test('is offered a link only if the server sends mail, and else is told to ask the teacher', async () => {
    const { user } = open('/login', someSettings({ mail_on: false }));
    await user.type(identifier(), 'x');
    expect(screen.queryByRole('link', { name: 'Lupa kata sandi?' })).toBeNull();
    expect(screen.getByText('Lupa kata sandi? Minta kartu baru kepada guru Anda.')).toBeTruthy();
  });

  test('requests a link, and sees the same answer for every account', async () => {
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
    expect(JSON.parse(String(asked.mock.calls.at(-1)?.[1]?.body))).toEqual({
      email: 'siti@sekolah.test',
    });
  });

  test('sees why the server rejects it, and keeps the typed text', async () => {
    const refusal = { message: 'This server sends no mail.', code: 'mail_off' };
    fetchAnswersByPath({ '/api/auth/forgot-password': [409, refusal] });
    const { user } = open('/forgot-password');
    await user.type(identifier(), '0812{Enter}');
    expect(await screen.findByText('This server sends no mail.')).toBeTruthy();
    expect(identifier().value).toBe('0812');
  });
});
