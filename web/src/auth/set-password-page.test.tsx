import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { aToken } from '../../test/people.ts';
import { renderScreen, someSettings } from '../../test/render.tsx';
import { fetchAnswersByPath } from '../../test/server-answers.ts';
import { chooseLanguage } from '../platform/i18n/i18n.ts';
import { currentSession, startSession } from '../platform/session/session.ts';
import { SetPasswordPage } from './set-password-page.tsx';

const VERIFY = '/api/verifyToken';
const SET = '/api/setPassword';
const siti = [200, { email: 'siti@sekolah.test', first_name: 'Siti' }] as [number, unknown];
const used = {
  message: 'This link has already been used. Log in, or ask for a new link.',
  code: 'link_used',
  params: {},
};

let client: QueryClient;
function Elsewhere() {
  client = useQueryClient();
  return null;
}

function open(address = '/setPassword?token=abc') {
  const router = createMemoryRouter(
    [
      { path: '/setPassword', element: <SetPasswordPage /> },
      { path: '*', element: <Elsewhere /> },
    ],
    { initialEntries: [address] },
  );
  renderScreen(<RouterProvider router={router} />, { settings: null });
  const leave = () => act(() => router.navigate('/dashboard'));
  return { user: userEvent.setup(), path: () => router.state.location.pathname, leave };
}

const password = () => screen.findByLabelText<HTMLInputElement>('Kata Sandi');
const confirmation = () => screen.getByLabelText<HTMLInputElement>('Konfirmasi Kata Sandi');
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Masuk' });
const requestsTo = (asked: ReturnType<typeof fetchAnswersByPath>, path: string) =>
  asked.mock.calls.filter(([url]) => url === path).map(([, init]) => init?.body);

beforeEach(() => chooseLanguage('default'));

describe('a set-password link', () => {
  test('is verified first', async () => {
    const asked = vi.fn<typeof fetch>(() => new Promise(() => undefined));
    vi.stubGlobal('fetch', asked);
    open();
    expect(screen.getByRole('status').textContent).toBe('Verifikasi sedang berlangsung...');
    expect(asked.mock.calls[0]?.[1]?.body).toBe('{"token":"abc"}');
  });

  test.each([
    [{ message: 'No email here.' }, 'No email here.'],
    [{ message: 'No email here.', email: '' }, 'No email here.'],
    [{ message: { token: 'Unknown.' }, email: null }, 'Unknown.'],
    [{}, ''],
  ])('whose verification answers %o without an email does not work', async (body, text) => {
    fetchAnswersByPath({ [VERIFY]: [200, body] });
    open();
    expect((await screen.findByRole('alert')).textContent).toContain(`Tautan ini tidak dapat dipakai${text}`);
    expect(screen.queryByLabelText('Kata Sandi')).toBeNull();
  });

  test('whose verification answers the email alone works', async () => {
    fetchAnswersByPath({ [VERIFY]: [200, { email: 'siti@sekolah.test' }] });
    open();
    expect(await screen.findByText('Buat kata sandi untuk masuk sebagai siti@sekolah.test.')).toBeTruthy();
    expect(await password()).toBeTruthy();
  });

  test('of an admin with a second factor asks for the code before the password is set', async () => {
    const answers: Parameters<typeof fetchAnswersByPath>[0] = {
      [VERIFY]: siti,
      [SET]: [401, { message: 'A code is needed.', code: 'second_factor_required' }],
    };
    const asked = fetchAnswersByPath(answers);
    const { user, path } = open();
    await user.type(await password(), 'rahasia1');
    await user.type(confirmation(), 'rahasia1');
    await user.click(submit());
    const code = await screen.findByLabelText('Kode');
    answers[SET] = [200, { access_token: aToken() }];
    await user.type(code, '123456{Enter}');
    await waitFor(() => expect(path()).toBe('/dashboard'));
    expect(requestsTo(asked, SET).map((body) => JSON.parse(String(body)))).toEqual([
      { token: 'abc', password: 'rahasia1' },
      { token: 'abc', password: 'rahasia1', code: '123456' },
    ]);
  });

  test('that does not work shows the reason on a whole page, with links', async () => {
    fetchAnswersByPath({ [VERIFY]: [410, used], '/api/settings': [200, someSettings({ mail_on: true })] });
    open();
    expect((await screen.findByRole('alert')).textContent).toContain(used.message);
    expect(screen.getByRole('link', { name: 'Ke halaman masuk' }).getAttribute('href')).toBe('/login');
    const newLink = await screen.findByRole('link', { name: 'Minta tautan baru' });
    expect(newLink.getAttribute('href')).toBe('/forgot-password');
    expect(screen.queryByLabelText('Kata Sandi')).toBeNull();
  });

  test('that does not work shows the reason in the chosen language', async () => {
    chooseLanguage('id');
    fetchAnswersByPath({ [VERIFY]: [410, used] });
    open();
    expect((await screen.findByRole('alert')).textContent).toContain('Tautan ini sudah dipakai.');
  });

  test('that was not used leaves the cache with the page', async () => {
    fetchAnswersByPath({ [VERIFY]: siti });
    const { leave } = open();
    await password();
    await leave();
    await waitFor(() => expect(client.getQueryCache().findAll({ queryKey: ['verification'] })).toEqual([]));
  });

  test('without a token is incomplete, and sends no request', async () => {
    const asked = fetchAnswersByPath({});
    open('/setPassword');
    expect((await screen.findByRole('alert')).textContent).toContain('Alamat ini tidak lengkap.');
    expect(requestsTo(asked, VERIFY)).toEqual([]);
  });

  test('whose verification got no answer can be retried', { timeout: 15_000 }, async () => {
    fetchAnswersByPath({});
    const { user } = open();
    const retry = await screen.findByRole('button', { name: 'Try again' }, { timeout: 10_000 });
    fetchAnswersByPath({ [VERIFY]: siti });
    await user.click(retry);
    expect(await password()).toBeTruthy();
  });
});

describe('the password form', () => {
  test('shows the login of the password', async () => {
    fetchAnswersByPath({ [VERIFY]: siti });
    open();
    expect(await screen.findByRole('heading', { name: 'Set Kata Sandi' })).toBeTruthy();
    expect(screen.getByText(/siti@sekolah\.test/)).toBeTruthy();
  });

  test('requires both fields, six characters, and equal passwords', async () => {
    const asked = fetchAnswersByPath({ [VERIFY]: siti });
    const { user } = open();
    await password();
    await user.click(submit());
    expect(await screen.findAllByText('This field is required.')).toHaveLength(2);
    await user.type(await password(), '12345');
    await user.type(confirmation(), '54321');
    expect(await screen.findByText('Kata sandi minimal 6 karakter')).toBeTruthy();
    expect(screen.getByText('Kata sandi tidak sama')).toBeTruthy();
    expect(requestsTo(asked, SET)).toEqual([]);
  });

  test('shows that a password is too short when its field loses the focus', async () => {
    fetchAnswersByPath({ [VERIFY]: siti });
    const { user } = open();
    await user.type(await password(), '12345');
    await user.tab();
    expect(await screen.findByText('Kata sandi minimal 6 karakter')).toBeTruthy();
    expect(screen.queryByText('This field is required.')).toBeNull();
  });

  test('starts the session and leads to the dashboard, even over another person’s session', async () => {
    startSession(aToken({ id: '01a1fbd7-63b8-7644-8d79-000000000009', first_name: 'Budi' }));
    localStorage.setItem('answers', 'those of Budi');
    const asked = fetchAnswersByPath({ [VERIFY]: siti, [SET]: [200, { access_token: aToken() }] });
    const { user, path } = open();
    await user.type(await password(), 'rahasia1');
    await user.type(confirmation(), 'rahasia1{Enter}');
    await waitFor(() => expect(path()).toBe('/dashboard'));
    expect(requestsTo(asked, SET)).toEqual(['{"token":"abc","password":"rahasia1"}']);
    expect(requestsTo(asked, VERIFY)).toHaveLength(1);
    expect(currentSession()?.user.first_name).toBe('Siti');
    expect(localStorage.getItem('answers')).toBeNull();
    expect(localStorage.getItem('pwd')).toBe('oke');
  });

  test('shows a rejection as a toast, keeps the typed text, and can be sent again', async () => {
    fetchAnswersByPath({ [VERIFY]: siti, [SET]: [410, used] });
    const { user } = open();
    await user.type(await password(), 'rahasia1');
    await user.type(confirmation(), 'rahasia1{Enter}');
    expect(await screen.findByText(used.message)).toBeTruthy();
    expect((await password()).value).toBe('rahasia1');
    await waitFor(() => expect(submit().disabled).toBe(false));
  });

  test('cannot be sent twice at the same time', async () => {
    const asked = fetchAnswersByPath({ [VERIFY]: siti });
    const { user } = open();
    await user.type(await password(), 'rahasia1');
    await user.type(confirmation(), 'rahasia1');
    asked.mockImplementation(() => new Promise(() => undefined));
    await user.click(submit());
    await waitFor(() => expect(submit().disabled).toBe(true));
    await user.click(submit());
    expect(requestsTo(asked, SET)).toHaveLength(1);
  });
});
