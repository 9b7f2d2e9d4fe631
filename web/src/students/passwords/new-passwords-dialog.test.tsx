import type { Settings } from '@lulus/contract';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { renderScreen, someSettings } from '../../../test/render.tsx';
import { fetchAnswersByPath } from '../../../test/server-answers.ts';
import { aRow } from '../test-students.ts';
import { NewPasswordsDialog } from './new-passwords-dialog.tsx';

const PATH = '/api/student/passwords';
const SITE = 'https://ujian.sekolah.test';
const cards = [
  { name: 'Ani', class: '7A', login: 'ani', password: 'kuda-biru-27', link: null },
  { name: 'Budi', class: '7A', login: 'budi', password: 'meja-apel-31', link: null },
];
const made = [200, { message: 'New passwords: 2.', cards }] as const;
const inUse = {
  message: 'Students who have logged in before and would lose their password: 1.',
  code: 'passwords_in_use',
  params: { count: 1 },
};
const students = [
  aRow({ id: '1', class: '7A' }),
  aRow({ id: '2', class: '7-a' }),
  aRow({ id: '3', class: '8B' }),
];

type Props = Partial<ComponentProps<typeof NewPasswordsDialog>>;

function open(props: Props = {}, settings: Partial<Settings> = {}) {
  const onDone = vi.fn();
  const dialog = (
    <NewPasswordsDialog students={students} opened onClose={() => undefined} onDone={onDone} {...props} />
  );
  // Unsaved cards block navigation, which needs a router.
  const router = createMemoryRouter([{ path: '/', element: dialog }]);
  renderScreen(<RouterProvider router={router} />, {
    settings: someSettings({ public_url: SITE, ...settings }),
  });
  return { user: userEvent.setup(), onDone };
}

const sent = (asked: ReturnType<typeof fetchAnswersByPath>) =>
  asked.mock.calls.filter(([path]) => path === PATH).map(([, init]) => JSON.parse(String(init?.body)));
const keep = () => screen.getByRole<HTMLInputElement>('switch', { name: /^Keep the card’s password/ });

test('a chosen class gets new passwords, and the cards are shown once', async () => {
  const asked = fetchAnswersByPath({ [PATH]: [...made] });
  const { user, onDone } = open({ classNames: ['7A', '8B'], className: '8B' });
  expect(screen.getByText(/^1 student gets/)).toBeTruthy();
  await user.selectOptions(screen.getByLabelText('Class'), '7A');
  await user.click(screen.getByRole('button', { name: 'Make 2 cards' }));
  expect(await screen.findByText('meja-apel-31')).toBeTruthy();
  expect(sent(asked)).toEqual([{ class: '7A', keep: null, confirmed: false }]);
  expect(onDone).toHaveBeenCalledOnce();
});

test('chosen students get new passwords, kept until a day', async () => {
  const asked = fetchAnswersByPath({ [PATH]: [...made] });
  const { user } = open();
  expect(screen.queryByLabelText('Class')).toBeNull();
  await user.click(keep());
  const day = screen.getByLabelText(/^Last day/);
  await user.clear(day);
  await user.type(day, '2999-12-05');
  await user.click(screen.getByRole('button', { name: 'Make 3 cards' }));
  await screen.findByText('meja-apel-31');
  expect(sent(asked)).toEqual([{ ids: ['1', '2', '3'], keep: '2999-12-05', confirmed: false }]);
});

test('the switch is on while the school keeps the passwords', () => {
  open({}, { card_passwords_until: '2999-12-05' });
  expect(keep().checked).toBe(true);
  expect(screen.getByLabelText<HTMLInputElement>(/^Last day/).value).toBe('2999-12-05');
});

test('students who have logged in before are counted, and replaced only after a confirmation', async () => {
  fetchAnswersByPath({ [PATH]: [409, inUse] });
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Make 3 cards' }));
  expect((await screen.findByRole('alert')).textContent).toBe(inUse.message);
  const asked = fetchAnswersByPath({ [PATH]: [...made] });
  await user.click(screen.getByRole('button', { name: 'Replace all passwords' }));
  expect(await screen.findByText('meja-apel-31')).toBeTruthy();
  expect(sent(asked)).toEqual([{ ids: ['1', '2', '3'], keep: null, confirmed: true }]);
});
