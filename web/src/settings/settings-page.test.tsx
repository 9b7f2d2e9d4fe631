import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aToken } from '../../test/people.ts';
import { renderScreen, someSettings } from '../../test/render.tsx';
import { fetchAnswers, serverAnswer } from '../../test/server-answers.ts';
import { stored } from '../platform/device-store/stored.ts';
import { chooseLanguage } from '../platform/i18n/i18n.ts';
import { rememberSchool } from '../platform/school/school.ts';
import { startSession } from '../platform/session/session.ts';
import { SettingsPage } from './settings-page.tsx';

const current = someSettings({ school_name: 'SMA Nusantara' });

/** Stubs the server. `saved` is the answer to a save; `sent` returns the fields of the latest save. */
function serverWith(saved: { status: number; body: unknown }) {
  const forms: FormData[] = [];
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(async (_, init) => {
      if (init?.method !== 'POST') return serverAnswer(current);
      forms.push(init.body as FormData);
      return serverAnswer(saved.body, saved.status);
    }),
  );
  return { sent: () => [...(forms.at(-1)?.entries() ?? [])], saves: () => forms.length };
}

const accepts = (change: object) => ({
  status: 200,
  body: { message: 'The settings are saved.', settings: { ...current, ...change } },
});

async function open() {
  renderScreen(
    <MemoryRouter initialEntries={['/admin/settings']}>
      <Link to="/dashboard">Elsewhere</Link>
      <Routes>
        <Route path="/admin/settings" element={<SettingsPage />} />
        <Route path="*" element="Another page" />
      </Routes>
    </MemoryRouter>,
  );
  await screen.findByLabelText('School name');
  return { user: userEvent.setup() };
}

const save = () => screen.getByRole('button', { name: 'Save' });
const nameField = () => screen.getByLabelText<HTMLInputElement>('School name');

beforeEach(() => {
  startSession(aToken({ role: 'admin' }));
});
afterEach(() => {
  rememberSchool(someSettings());
  chooseLanguage('default');
});

describe('login cards', () => {
  const keep = () => screen.getByRole<HTMLInputElement>('switch', { name: /^Keep the card’s password/ });

  test('have an address, and passwords that are kept until a day', async () => {
    const change = { card_address: 'http://192.168.1.10:3000', card_passwords_until: '2026-12-05' };
    const { sent } = serverWith(accepts(change));
    const { user } = await open();
    await user.type(screen.getByLabelText('Address on the cards'), change.card_address);
    expect(keep().checked).toBe(false);
    await user.click(keep());
    await user.type(screen.getByLabelText('Last day'), change.card_passwords_until);
    await user.click(save());
    await waitFor(() => expect(sent()).toEqual(Object.entries(change)));
    await waitFor(() => expect(keep().checked).toBe(true));
    await user.click(keep());
    await user.click(save());
    await waitFor(() => expect(sent()).toEqual([['card_passwords_until', '']]));
  });

  test('are not saved with an address of this computer, or without the day', async () => {
    const { saves } = serverWith(accepts({}));
    const { user } = await open();
    await user.type(screen.getByLabelText('Address on the cards'), 'http://localhost:3000');
    await user.click(keep());
    await user.click(save());
    expect(await screen.findByText(/^Only this computer can open this address/)).toBeTruthy();
    expect(screen.getByText('This is not a date.')).toBeTruthy();
    expect(saves()).toBe(0);
  });
});

describe('the settings form', () => {
  test('shows why it cannot be loaded, and can be retried', async () => {
    fetchAnswers(500, { message: 'Something went wrong on the server.', code: 'internal' });
    renderScreen(
      <MemoryRouter>
        <SettingsPage />
      </MemoryRouter>,
      { settings: null },
    );
    await screen.findByRole('alert');
    serverWith(accepts({}));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText('School name')).toBeTruthy();
  });

  test('sends only changed fields', async () => {
    const { sent } = serverWith(accepts({ school_name: 'SMA Baru', registration_open: false }));
    const { user } = await open();
    await user.clear(nameField());
    await user.type(nameField(), 'SMA Baru');
    await user.click(screen.getByRole('radio', { name: 'Only the school' }));
    await user.click(screen.getByRole('switch', { name: /^Give back the time/ }));
    await user.click(screen.getByRole('switch', { name: /^Teachers may open an exam to all/ }));
    await user.click(save());
    await screen.findByText('The settings are saved.');
    expect(sent()).toEqual([
      ['school_name', 'SMA Baru'],
      ['give_back_outages', 'false'],
      ['teachers_open_to_all', 'true'],
      ['registration_open', 'false'],
    ]);
    expect(screen.getByText('Everything is saved.')).toBeTruthy();
    expect(stored.school.read()?.school_name).toBe('SMA Baru');
  });

  test('shows an error of the server at its field, and keeps the typed text', async () => {
    const { saves } = serverWith({
      status: 422,
      body: { message: { prize_text: ['This field is required.'] }, code: 'validation_failed' },
    });
    const { user } = await open();
    const prize = screen.getByLabelText<HTMLInputElement>('Prize');
    await user.clear(prize);
    await user.type(nameField(), ' 2');
    await user.click(save());
    await waitFor(() => expect(saves()).toBe(1));
    await waitFor(() => expect(screen.getAllByText('This field is required.')).toHaveLength(2));
    expect(nameField().value).toBe('SMA Nusantara 2');
    await waitFor(() => expect(document.activeElement).toBe(prize));
    expect(screen.getByText('There are changes that are not saved yet.')).toBeTruthy();
  });

  test('rejects invalid values before it sends them', async () => {
    const { saves } = serverWith(accepts({}));
    const { user } = await open();
    await user.type(nameField(), 'x'.repeat(100));
    await user.click(save());
    expect(await screen.findByText('This field must not be longer than 100 characters.')).toBeTruthy();
    expect(saves()).toBe(0);
  });

  test('previews the prize while it is typed, and only if the leaderboard is on', async () => {
    serverWith(accepts({}));
    const { user } = await open();
    await user.type(screen.getByLabelText('Prize'), ' and a book');
    expect(within(screen.getByRole('figure')).getByText('WIN $10 and a book')).toBeTruthy();
    await user.click(screen.getByRole('switch', { name: /^Show the leaderboard/ }));
    expect(screen.queryByRole('figure')).toBeNull();
    expect(screen.queryByLabelText('Prize')).toBeNull();
  });

  test('finds a time zone by a part of its name', async () => {
    const { sent } = serverWith(accepts({ time_zone: 'Asia/Makassar' }));
    const { user } = await open();
    const zone = screen.getByRole<HTMLInputElement>('combobox', { name: 'Time zone' });
    expect(zone.value).toBe('Asia/Jakarta');
    await user.clear(zone);
    await user.type(zone, 'makas');
    await user.click(await screen.findByRole('option', { name: 'Asia/Makassar', hidden: true }));
    expect(screen.getByText(/There it is now .+GMT\+8/)).toBeTruthy();
    await user.click(save());
    await waitFor(() => expect(sent()).toEqual([['time_zone', 'Asia/Makassar']]));
  });

  test('asks before the user leaves unsaved changes', async () => {
    serverWith(accepts({}));
    const { user } = await open();
    await user.type(nameField(), ' 2');
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    const dialog = await screen.findByRole('dialog', { name: 'Leave without saving?' });
    await user.click(within(dialog).getByRole('button', { name: 'Stay' }));
    expect(nameField().value).toBe('SMA Nusantara 2');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(await screen.findByText('Another page')).toBeTruthy();
  });

  test('restores unsaved text until it is saved', async () => {
    const { sent } = serverWith(accepts({ school_name: 'SMA Baru' }));
    const { user } = await open();
    await user.clear(nameField());
    await user.type(nameField(), 'SMA Baru');
    cleanup();
    await open();
    expect(nameField().value).toBe('SMA Baru');
    expect(screen.getByText('We kept what you had typed.')).toBeTruthy();
    await user.click(save());
    await screen.findByText('The settings are saved.');
    expect(sent()).toEqual([['school_name', 'SMA Baru']]);
    expect(screen.queryByText('We kept what you had typed.')).toBeNull();
    cleanup();
    await open();
    expect(nameField().value).toBe('SMA Nusantara');
  });
});

describe('the logo', () => {
  const picture = new File(['x'], 'logo.png', { type: 'image/png' });
  const input = () => document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
  beforeEach(() => {
    URL.createObjectURL = () => 'blob:logo';
    URL.revokeObjectURL = () => undefined;
  });

  test('has a preview before it is sent', async () => {
    const { sent } = serverWith(accepts({ school_logo: 'school_logo/a.png?x' }));
    const { user } = await open();
    await user.upload(input(), picture);
    expect(await screen.findByAltText<HTMLImageElement>('The new logo, not saved yet')).toBeTruthy();
    await user.click(save());
    expect(await screen.findByAltText('The logo of the school')).toBeTruthy();
    expect(sent()).toEqual([['school_logo', expect.objectContaining({ name: 'logo.png' })]]);
  });

  test('is removed only with a save', async () => {
    Object.assign(current, { school_logo: 'school_logo/a.png?x' });
    const { sent } = serverWith(accepts({ school_logo: null }));
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    await user.click(screen.getByRole('button', { name: 'Leave as it was' }));
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(screen.getByText('The logo is removed when you save.')).toBeTruthy();
    await user.click(save());
    expect(await screen.findByText('No logo')).toBeTruthy();
    expect(sent()).toEqual([['remove_school_logo', 'true']]);
    Object.assign(current, { school_logo: null });
  });

  test('that the browser cannot show is rejected at once', async () => {
    serverWith(accepts({}));
    const { user } = await open();
    await user.upload(input(), picture);
    fireEvent.error(await screen.findByAltText('The new logo, not saved yet'));
    expect(await screen.findByText('The image is damaged and cannot be read.')).toBeTruthy();
    expect(screen.getByText('No logo')).toBeTruthy();
    expect(screen.getByText('Everything is saved.')).toBeTruthy();
  });

  test('of over 5 MB is rejected at once', async () => {
    const { saves } = serverWith(accepts({}));
    const { user } = await open();
    const large = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'large.png', { type: 'image/png' });
    await user.upload(input(), large);
    expect(await screen.findByText('The file must not be larger than 5 MB.')).toBeTruthy();
    expect(saves()).toBe(0);
  });
});
