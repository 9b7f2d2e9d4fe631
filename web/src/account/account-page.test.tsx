import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aToken, aUser } from '../../test/people.ts';
import { renderApp } from '../../test/render.tsx';
import { fetchAnswersByPath } from '../../test/server-answers.ts';
import { currentSession, startSession } from '../platform/session/session.ts';

const { jti } = aUser();
const OTHER = '01a1fbd7-63b8-7644-8d79-0000000000aa';
const URI =
  'otpauth://totp/Lulus:siti@sekolah.test?issuer=Lulus&secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&algorithm=SHA1&digits=6&period=30';
const CODES = ['k7pf-m2xq-9tbd-h4wn-c8vz-r6jy', 'aaaa-bbbb-cccc-dddd-eeee-ffff'];

const account = {
  role: 'student',
  first_name: 'Siti',
  middle_name: 'Nur',
  last_name: 'Rahmawati',
  class: 'XII',
  email: null,
  whatsapp: '0812 1111 2222',
  nis: '12345',
  nisn: '0071234567',
  participant_number: null,
  username: 'siti',
};
const aSession = (given: object) => ({
  id: jti,
  browser: 'Firefox',
  system: 'Windows',
  created_at: '2026-11-20T01:00:00.000Z',
  seen_at: '2026-11-20T02:00:00.000Z',
  current: true,
  ...given,
});
const ownSession = aSession({});
const otherSession = aSession({ id: OTHER, browser: 'Chrome', system: 'Android', current: false });

type Answers = Parameters<typeof fetchAnswersByPath>[0];

/** Opens the page. `given` overrides the default answers; a test may change `answers` later. */
async function open(given: Answers = {}, role: 'student' | 'admin' = 'student') {
  startSession(aToken({ role }));
  const answers: Answers = {
    '/api/account': [200, account],
    '/api/account/sessions': [200, { sessions: [ownSession, otherSession] }],
    [`/api/account/sessions/${OTHER}`]: [200, { message: 'Done.' }],
    '/api/account/second-factor': [200, { on_since: null, recovery_codes_left: 0 }],
    ...given,
  };
  const asked = fetchAnswersByPath(answers);
  const { user } = renderApp('/account');
  await screen.findByRole('heading', { name: 'Account', level: 1 });
  const sent = (path: string) =>
    asked.mock.calls.filter(([to, init]) => to === path && init?.method !== 'GET').map(([, init]) => init);
  return { user, answers, sent };
}

const section = (name: string) => screen.findByRole('region', { name });

describe('the account’s page', () => {
  test('shows the user’s name and logins', async () => {
    await open();
    const you = within(await section('You'));
    expect(await you.findByText('Siti Nur Rahmawati')).toBeTruthy();
    expect(you.getByText('0812 1111 2222')).toBeTruthy();
    for (const login of ['12345', '0071234567', 'siti']) expect(you.getByText(login)).toBeTruthy();
    expect(you.queryByText('Email address')).toBeNull();
    expect(screen.getByRole('link', { name: /Siti Nur Rahmawati.*Account/ }).getAttribute('href')).toBe(
      '/account',
    );
  });

  test('shows a load error in its section, and loads the other sections', async () => {
    await open({ '/api/account/sessions': [500, { message: 'Something went wrong.', code: 'internal' }] });
    const sessions = within(await section('Where you are logged in'));
    expect(await sessions.findByText('Something went wrong.')).toBeTruthy();
    expect(sessions.getByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(await screen.findByText('0812 1111 2222')).toBeTruthy();
  });

  test('has no second factor for a student', async () => {
    await open();
    await section('Where you are logged in');
    expect(screen.queryByRole('region', { name: 'Second factor' })).toBeNull();
  });
});

describe('changing the password on the account’s page', () => {
  async function change(given: Answers) {
    const opened = await open(given);
    const { user } = opened;
    await user.click(within(await section('Password')).getByRole('button', { name: 'Change password' }));
    await user.type(await screen.findByLabelText('Current password'), 'yang lama');
    await user.type(screen.getByLabelText('Kata Sandi baru'), 'rahasia1{Enter}');
    await user.type(await screen.findByLabelText('Konfirmasi Kata Sandi'), 'rahasia1{Enter}');
    return opened;
  }

  test('sends the current password too, and continues in the new session', async () => {
    const { sent } = await change({
      '/api/auth/update-password': [200, { message: 'Changed.', access_token: aToken({ jti: OTHER }) }],
    });
    expect(await screen.findByText('Your password has been changed')).toBeTruthy();
    expect(sent('/api/auth/update-password')[0]?.body).toBe(
      '{"password":"rahasia1","current_password":"yang lama"}',
    );
    expect(currentSession()?.user.jti).toBe(OTHER);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('starts again if the current password is wrong', async () => {
    await change({
      '/api/auth/update-password': [
        422,
        { message: { current_password: ['The current password is not right.'] }, code: 'validation_failed' },
      ],
    });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('The current password is not right.');
    expect(screen.getByLabelText('Current password')).toBeTruthy();
  });
});

describe('the list of sessions', () => {
  test('marks this device, and offers to log out the others', async () => {
    const { user, answers, sent } = await open();
    const sessions = within(await section('Where you are logged in'));
    const items = await sessions.findAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Firefox on WindowsThis device/),
      expect.stringMatching(/^Chrome on Android.*Last seen/),
    ]);
    expect(within(items[0] as HTMLElement).queryByRole('button')).toBeNull();
    answers['/api/account/sessions'] = [200, { sessions: [ownSession] }];
    await user.click(sessions.getByRole('button', { name: 'Log out Chrome on Android' }));
    expect(await screen.findByText('Chrome on Android is logged out.')).toBeTruthy();
    expect(sent(`/api/account/sessions/${OTHER}`)[0]?.method).toBe('DELETE');
    expect(await sessions.findByText('You are logged in nowhere else.')).toBeTruthy();
  });

  test('logs out everywhere else at once', async () => {
    const { user, sent } = await open();
    const sessions = within(await section('Where you are logged in'));
    await user.click(await sessions.findByRole('button', { name: 'Log out everywhere else' }));
    expect(await screen.findByText('You are logged out everywhere else.')).toBeTruthy();
    expect(sent('/api/account/sessions')[0]?.method).toBe('DELETE');
  });

  test('names an unknown device', async () => {
    const unknown = { ...otherSession, browser: null, system: null };
    await open({ '/api/account/sessions': [200, { sessions: [ownSession, unknown] }] });
    expect(await screen.findByRole('button', { name: 'Log out Unknown device' })).toBeTruthy();
  });
});

describe('an admin’s second factor', () => {
  const isOn = { on_since: '2026-11-20T01:00:00.000Z', recovery_codes_left: 1 };

  test('is turned on with the password, the app and a code, and gives recovery codes', async () => {
    const { user, answers, sent } = await open(
      { '/api/account/second-factor/confirm': [200, { recovery_codes: CODES }] },
      'admin',
    );
    const factor = within(await section('Second factor'));
    await user.click(await factor.findByRole('button', { name: 'Turn on' }));
    const dialog = within(await screen.findByRole('dialog'));
    answers['/api/account/second-factor'] = [200, { uri: URI }];
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    expect(await dialog.findByText('This field is required.')).toBeTruthy();
    await user.type(dialog.getByLabelText('Kata Sandi'), 'rahasia{Enter}');
    expect(await dialog.findByRole('img', { name: 'QR code for the authenticator app' })).toBeTruthy();
    expect(dialog.getByText('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ')).toBeTruthy();
    await user.type(dialog.getByLabelText('The code that the app shows'), '123456{Enter}');
    for (const code of CODES) expect(await screen.findByText(code)).toBeTruthy();
    expect(sent('/api/account/second-factor/confirm')[0]?.body).toBe('{"code":"123456"}');
    answers['/api/account/second-factor'] = [200, isOn];
    await user.click(screen.getByRole('button', { name: 'I have kept them' }));
    expect(await factor.findByText('1 recovery code is left.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText(CODES[0] ?? '')).toBeNull());
  });

  test('is turned off with password and code, and a wrong code shows an error at its field', async () => {
    const refused = { message: { code: ['The code is not right.'] }, code: 'validation_failed' };
    const { user, answers, sent } = await open(
      {
        '/api/account/second-factor': [200, isOn],
        '/api/account/second-factor/remove': [422, refused],
      },
      'admin',
    );
    const factor = within(await section('Second factor'));
    await user.click(await factor.findByRole('button', { name: 'Turn off' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Kata Sandi'), 'rahasia');
    await user.type(dialog.getByLabelText('Kode'), '111111{Enter}');
    expect(await dialog.findByText('The code is not right.')).toBeTruthy();
    answers['/api/account/second-factor/remove'] = [200, { message: 'Off.' }];
    answers['/api/account/second-factor'] = [200, { on_since: null, recovery_codes_left: 0 }];
    await user.click(dialog.getByRole('button', { name: 'Turn off' }));
    expect(await factor.findByRole('button', { name: 'Turn on' })).toBeTruthy();
    expect(sent('/api/account/second-factor/remove')).toHaveLength(2);
  });

  test('gets new recovery codes in place of the old ones', async () => {
    const { user } = await open(
      {
        '/api/account/second-factor': [200, isOn],
        '/api/account/second-factor/recovery-codes': [200, { recovery_codes: CODES }],
      },
      'admin',
    );
    const factor = within(await section('Second factor'));
    await user.click(await factor.findByRole('button', { name: 'New recovery codes' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Kata Sandi'), 'rahasia');
    await user.type(dialog.getByLabelText('Kode'), '111111{Enter}');
    expect(await screen.findByText(CODES[1] ?? '')).toBeTruthy();
  });
});
