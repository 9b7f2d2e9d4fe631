import type { StaffMember } from '@lulus/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { describe, expect, test, vi } from 'vitest';
import { aToken } from '../../test/people.ts';
import { renderScreen, someSettings } from '../../test/render.tsx';
import { fetchAnswers, serverAnswer, uploadAnswers } from '../../test/server-answers.ts';
import { currentSession, startSession } from '../platform/session/session.ts';
import { StaffPage } from './staff-page.tsx';

let number = 0;
const SITE = 'https://ujian.sekolah.test';

function aMember(given: Partial<StaffMember> = {}): StaffMember {
  number += 1;
  return {
    id: `01a1fbd7-63b8-7644-8d79-${String(number).padStart(12, '1')}`,
    name: 'Bu Ani',
    role: 'teacher',
    email: 'ani@sekolah.test',
    whatsapp: null,
    username: null,
    classes: [],
    homeroom_classes: [],
    has_password: true,
    seen_at: '2026-11-23T01:00:00.000Z',
    deactivated_at: null,
    ...given,
  };
}

/** Shows the page. A change gets `change`, and the list is answered at any time. */
async function open(staff: StaffMember[], change: { status?: number; body: unknown } = { body: {} }) {
  startSession(aToken({ role: 'admin' }));
  const self = aMember({ id: currentSession()?.user.id ?? '', name: 'Pak Kepala', role: 'admin' });
  const answer = vi.fn<typeof fetch>(async (_, { method } = {}) =>
    method === 'GET' || !method
      ? serverAnswer({ staff: [self, ...staff] })
      : serverAnswer(change.body, change.status),
  );
  vi.stubGlobal('fetch', answer);
  renderScreen(
    <MemoryRouter>
      <StaffPage />
    </MemoryRouter>,
    { settings: someSettings({ card_address: SITE }) },
  );
  await screen.findByRole('table', { name: 'Staff list' });
  const sent = () =>
    answer.mock.calls
      .filter(([, init]) => init?.method === 'POST')
      .map(([path, init]) => [String(path), init?.body && JSON.parse(String(init.body))]);
  return { user: userEvent.setup(), self, sent };
}

const rows = () => screen.getAllByRole('row').slice(1);
const textsOf = (row: HTMLElement | undefined) =>
  [within(row as HTMLElement).getByRole('rowheader'), ...within(row as HTMLElement).getAllByRole('cell')]
    .map(({ textContent }) => textContent)
    .slice(0, 5);

describe('the page of the staff', () => {
  test('explains the roles while the admin is alone', async () => {
    await open([]);
    expect(screen.getByText('You are alone here so far')).toBeTruthy();
    for (const role of [/^A teacher makes/, /^A proctor watches/, /^An admin sees/]) {
      expect(screen.getByText(role)).toBeTruthy();
    }
  });

  test('shows name, role, login and last visit, with deactivated accounts at the end', async () => {
    await open([
      aMember({ name: 'Former', deactivated_at: '2026-11-20T00:00:00.000Z' }),
      aMember({ name: 'Budi', role: 'proctor', email: null, whatsapp: '0812', has_password: false }),
    ]);
    expect(textsOf(rows()[0])).toEqual([
      'Pak Kepala (You)',
      'Admin',
      'ani@sekolah.test',
      '',
      expect.stringContaining('2026'),
    ]);
    expect(textsOf(rows()[1])).toEqual(['Budi', 'Proctor', '0812', '', 'Invited, not yet joined']);
    expect(textsOf(rows()[2])[0]).toBe('FormerDeactivated');
    expect(within(rows()[2] as HTMLElement).queryByRole('button', { name: /role/ })).toBeNull();
  });

  test('shows the classes of a teacher, with the homeroom first', async () => {
    await open([aMember({ classes: ['7A', '7B'], homeroom_classes: ['7B'] })]);
    const cells = within(rows()[1] as HTMLElement).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent)).toContain('7B (homeroom), 7A');
  });

  test('finds people by name and login', async () => {
    const { user } = await open([aMember(), aMember({ name: 'Budi', email: 'budi@guru.test' })]);
    await user.type(screen.getByLabelText('Search'), 'guru');
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(textsOf(rows()[0])[0]).toBe('Budi');
  });

  test('shows the status of a failed load', async () => {
    fetchAnswers(503, { message: 'The server is busy. Please try again in a moment.', code: 'unavailable' });
    renderScreen(<StaffPage />);
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});

describe('adding a person', () => {
  test('shows the invitation link once', async () => {
    const staff = aMember({ name: 'Bu Rina', has_password: false });
    const { user, sent } = await open([], { body: { message: 'ok', staff, link: '/setPassword?token=abc' } });
    await user.click(screen.getByRole('button', { name: 'Add person' }));
    await user.type(await screen.findByLabelText('Name'), 'Bu Rina');
    await user.type(screen.getByLabelText('Email'), 'rina@sekolah.test');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const link = await screen.findByLabelText<HTMLTextAreaElement>('Link');
    expect(link.value).toBe(`${window.location.origin}/setPassword?token=abc`);
    expect(screen.getByText(/shown only now.* Bu Rina only.* 72 hours/)).toBeTruthy();
    expect(sent()).toEqual([
      [
        '/api/staff',
        { name: 'Bu Rina', role: 'teacher', email: 'rina@sekolah.test', whatsapp: '', username: '' },
      ],
    ]);
  });

  test('needs a name and a login', async () => {
    const { user, sent } = await open([]);
    await user.click(screen.getByRole('button', { name: 'Add person' }));
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByLabelText('Name').getAttribute('aria-invalid')).toBe('true'));
    expect(sent()).toEqual([]);
  });
});

describe('changing an account', () => {
  test('sends another role after a confirmation', async () => {
    const teacher = aMember();
    const { user, sent } = await open([teacher], { body: { message: 'ok', staff: teacher } });
    await user.click(screen.getByRole('button', { name: 'Change the role of Bu Ani' }));
    await user.selectOptions(await screen.findByLabelText('Role'), 'proctor');
    expect(screen.getByText(/Exams that Bu Ani owns go to the school/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Change role' }));
    await waitFor(() => expect(sent()).toEqual([[`/api/staff/${teacher.id}/role`, { role: 'proctor' }]]));
  });

  test('shows why the last admin stays', async () => {
    const body = { message: 'This is the last active admin.', code: 'last_admin', params: {} };
    const { user, self } = await open([], { status: 409, body });
    await user.click(screen.getByRole('button', { name: `Deactivate ${self.name}` }));
    expect(await screen.findByText(/This is your own account/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Deactivate' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/^This is the last active admin/);
  });

  test('makes a new link on request', async () => {
    const member = aMember();
    const body = { message: 'ok', link: 'https://ujian.test/setPassword?token=abc' };
    const { user } = await open([member], { body });
    await user.click(screen.getByRole('button', { name: 'New link for Bu Ani' }));
    await user.click(await screen.findByRole('button', { name: 'Make the link' }));
    expect((await screen.findByLabelText<HTMLTextAreaElement>('Link')).value).toBe(body.link);
  });
});

test('a sheet is checked first, then imported, and the links of new accounts are shown once', async () => {
  const { user } = await open([]);
  const row = {
    classes: [],
    homeroom: null,
    changes: [],
    message: null,
    reasons: [],
    login: 'rina@sekolah.test',
  };
  const rows = [
    { ...row, row: 2, action: 'create', name: 'Bu Rina', role: 'teacher' },
    {
      ...row,
      row: 3,
      action: 'refuse',
      name: 'Pak Edi',
      role: null,
      reasons: [{ column: 'Peran', code: 'role_word', params: {} }],
    },
  ];
  const none = { names: [], more: 0 };
  const outcome = {
    message: '',
    created: 1,
    updated: 0,
    rejected: [{ row: 3, message: 'Peran' }],
    sheet: 'Guru',
    from_row: 2,
    other_sheets: none,
    fields: ['name', 'email', 'role'],
    other_columns: none,
    new_classes: none,
    rows,
    mailed: 0,
  };
  const card = {
    name: 'Bu Rina',
    class: null,
    login: 'rina@sekolah.test',
    password: null,
    link: '/setPassword?token=abc',
  };
  const forms: FormData[] = [];
  uploadAnswers((form) => {
    forms.push(form);
    return { body: { ...outcome, cards: form.get('dry_run') === 'true' ? [] : [card] } };
  });

  await user.click(screen.getByRole('button', { name: 'Import from Excel' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.upload(dialog.getByLabelText('Pilih file', { selector: 'input' }), new File(['x'], 'guru.xlsx'));
  await user.click(dialog.getByRole('button', { name: 'Periksa file' }));
  const lines = await dialog.findAllByRole('row');
  expect(lines[1]?.textContent).toContain('Pak Edi');
  expect(lines[1]?.textContent).toContain('Peran: Write admin, guru or pengawas.');
  expect(lines[2]?.textContent).toContain('Teacher');
  await user.click(dialog.getByRole('button', { name: 'Import' }));
  expect(await dialog.findByText(`${SITE}/setPassword?token=abc`)).toBeTruthy();
  expect(forms.map((form) => form.get('dry_run'))).toEqual(['true', 'false']);
});
