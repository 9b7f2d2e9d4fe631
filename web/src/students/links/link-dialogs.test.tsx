import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, test, vi } from 'vitest';
import { renderScreen, someSettings } from '../../../test/render.tsx';
import { fetchAnswersByPath } from '../../../test/server-answers.ts';
import { aRow } from '../test-students.ts';
import { LinkDialog } from './link-dialog.tsx';
import { LinksDialog } from './links-dialog.tsx';

const link = '/setPassword?token=abc';
const card = { name: 'Siti', class: 'X', login: 'siti@sekolah.test', password: null, link };
const site = 'https://ujian.sekolah.test';
const hasAddress: [number, object] = [200, someSettings({ public_url: site })];
const completeLink = `${site}${link}`;

function open(dialog: (onClose: () => void) => ReactNode) {
  const onClose = vi.fn();
  // Unsaved cards block navigation, which needs a router.
  const router = createMemoryRouter([{ path: '/', element: dialog(onClose) }]);
  renderScreen(<RouterProvider router={router} />, { settings: null });
  return { user: userEvent.setup(), onClose };
}

describe('a link for one student', () => {
  const student = aRow();
  const path = `/api/student/${student.id}/password-link`;
  const openOne = (row = student) => open((close) => <LinkDialog student={row} opened onClose={close} />);

  test('is shown once, with the address of the cards before a path', async () => {
    const asked = fetchAnswersByPath({
      '/api/settings': hasAddress,
      [path]: [200, { message: 'Made.', card }],
    });
    const { user } = openOne();
    await user.click(await screen.findByRole('button', { name: 'Show the link' }));
    expect(await screen.findByText(completeLink)).toBeTruthy();
    const [, request] = asked.mock.calls.find(([address]) => String(address).endsWith(path)) ?? [];
    expect(request?.body).toBe('{"send":false}');
  });

  test('is mailed if the server sends mail', async () => {
    const asked = fetchAnswersByPath({
      '/api/settings': [200, someSettings({ mail_on: true })],
      [path]: [200, { message: 'On its way.', card: null }],
    });
    const { user, onClose } = openOne();
    await user.click(await screen.findByRole('button', { name: 'Send by email' }));
    expect(await screen.findByText('The link is on its way to siti@sekolah.test.')).toBeTruthy();
    expect(asked.mock.calls.at(-1)?.[1]?.body).toBe('{"send":true}');
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  });

  test.each([
    ['the server sends no mail', false, student],
    ['the student has no email address', true, aRow({ email: null })],
  ])('is not offered by mail if %s', async (_, mail_on, row) => {
    const asked = fetchAnswersByPath({ '/api/settings': [200, someSettings({ mail_on })] });
    openOne(row);
    await screen.findByRole('button', { name: 'Show the link' });
    await waitFor(() => expect(asked).toHaveBeenCalled());
    expect(screen.queryByRole('button', { name: 'Send by email' })).toBeNull();
  });

  test('that is rejected shows the reason, and can be retried', async () => {
    fetchAnswersByPath({ [path]: [404, { message: 'There is no such thing.', code: 'not_found' }] });
    const { user } = openOne();
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Show the link' });
    await user.click(button);
    expect(await screen.findByText('There is no such thing.')).toBeTruthy();
    await waitFor(() => expect(button.disabled).toBe(false));
  });
});

describe('links for all without a password', () => {
  const path = '/api/student/password-links';
  const openAll = () => open((close) => <LinksDialog opened onClose={close} />);

  test('are shown on cards if they are not mailed', async () => {
    fetchAnswersByPath({
      '/api/settings': hasAddress,
      [path]: [200, { message: 'Made.', mailed: 0, cards: [card, { ...card, login: 'x' }] }],
    });
    const { user } = openAll();
    await user.click(await screen.findByRole('button', { name: 'Show the links' }));
    expect(await screen.findAllByText(completeLink)).toHaveLength(2);
    expect(screen.getByRole('columnheader', { name: 'Tautan' })).toBeTruthy();
  });

  test('are mailed, and the number is shown', async () => {
    fetchAnswersByPath({
      '/api/settings': [200, someSettings({ mail_on: true })],
      [path]: [200, { message: 'Made.', mailed: 3, cards: [] }],
    });
    const { user, onClose } = openAll();
    await user.click(await screen.findByRole('button', { name: 'Send by email' }));
    expect(await screen.findByText('3 links are on their way by email.')).toBeTruthy();
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  });
});
