import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderScreen, someSettings } from '../../../test/render.tsx';
import { LoginCards } from './login-cards.tsx';

const card = { name: 'Siti', class: 'X', login: 'siti@sekolah.test', password: 'rjzg74prc7', link: null };
const open = (public_url: string | null) =>
  renderScreen(<LoginCards cards={[card]} onKept={() => undefined} />, {
    settings: someSettings({ public_url }),
  });

const warning = () => screen.queryByText(/^Other computers and phones cannot open/);

test('cards on screen and copied have the school’s address, not the one of this browser', async () => {
  const user = userEvent.setup();
  const copy = vi.spyOn(navigator.clipboard, 'writeText');
  open('https://ujian.sekolah.test');
  expect(await screen.findByText('https://ujian.sekolah.test')).toBeTruthy();
  expect(warning()).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(copy.mock.calls[0]?.[0]).toContain('https://ujian.sekolah.test');
});

test('an address that only this computer can open is warned of', () => {
  open(null);
  expect(screen.getByText(window.location.origin)).toBeTruthy();
  expect(warning()?.textContent).toContain(window.location.origin);
});
