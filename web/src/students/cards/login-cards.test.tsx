import type { LoginCard } from '@lulus/contract';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { encode } from 'uqr';
import { expect, test, vi } from 'vitest';
import { renderScreen, someSettings } from '../../../test/render.tsx';
import { fetchAnswersByPath } from '../../../test/server-answers.ts';
import { LoginCards } from './login-cards.tsx';

const SITE = 'https://ujian.sekolah.test';
const card = { name: 'Siti', class: 'X', login: 'siti@sekolah.test', password: 'kuda-biru-27', link: null };
const withLink = { ...card, password: null, link: '/setPassword?token=abc' };

async function open(settings: Parameters<typeof someSettings>[0], cards: LoginCard[] = [card]) {
  // Also makes a clipboard, without which no copy is offered.
  const user = userEvent.setup();
  renderScreen(<LoginCards cards={cards} onKept={() => undefined} />, { settings: someSettings(settings) });
  await screen.findByText(/^This card is shown only now/);
  return user;
}

/** Returns the dark modules in the card's QR code, row by row, without the border. */
function modules(label: string) {
  const path = screen.getByRole('img', { name: label }).querySelector('path')?.getAttribute('d') ?? '';
  const dark = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map(([, x, y, run]) => [x, y, run].map(Number));
  return dark.flatMap(([x = 0, y = 0, run = 0]) => Array.from({ length: run }, (_, at) => `${x + at} ${y}`));
}
const modulesOf = (text: string) =>
  encode(text, { ecc: 'M', border: 4, maskPattern: 0 }).data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`${x} ${y}`] : [])),
  );

const address = () => screen.queryByLabelText<HTMLInputElement>(/^At which address do students open/);
const PRINT = { name: 'Print the card' };

test.each([
  ['of the configuration', { public_url: SITE, card_address: 'http://192.168.1.10' }],
  ['that an admin has confirmed', { card_address: SITE }],
  [
    'that an admin has confirmed, not one of this computer',
    { public_url: 'http://localhost', card_address: SITE },
  ],
])('cards on screen and copied have the address %s', async (_, settings) => {
  const user = await open(settings);
  const copy = vi.spyOn(navigator.clipboard, 'writeText');
  expect(screen.getByText(SITE)).toBeTruthy();
  expect(address()).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(copy.mock.calls[0]?.[0]).toContain(SITE);
});

test('the QR code is the login page with the login filled in, without the password', async () => {
  await open({ card_address: SITE });
  expect(modules('QR code that opens the login')).toEqual(
    modulesOf(`${SITE}/login?login=siti%40sekolah.test`),
  );
});

test('the QR code of a set-password link is the link, with the address of the cards', async () => {
  await open({ card_address: SITE }, [withLink]);
  expect(screen.getByText(`${SITE}/setPassword?token=abc`)).toBeTruthy();
  expect(modules('QR code of the link')).toEqual(modulesOf(`${SITE}/setPassword?token=abc`));
});

test('without an address, the admin is asked for one before the card can be printed', async () => {
  const asked = fetchAnswersByPath({
    '/api/settings': [200, { message: 'Saved.', settings: someSettings({ card_address: SITE }) }],
  });
  const user = await open({});
  expect(screen.getByText('kuda-biru-27')).toBeTruthy();
  expect(screen.queryByText(window.location.origin)).toBeNull();
  expect(screen.queryByRole('img', { name: 'QR code that opens the login' })).toBeNull();
  expect(screen.queryByRole('button', PRINT)).toBeNull();
  // The address of this page is one of this computer.
  expect(address()?.value).toBe('');
  await user.type(address() as HTMLElement, SITE);
  await user.click(screen.getByRole('button', { name: 'Use this address' }));
  expect(await screen.findByRole('button', PRINT)).toBeTruthy();
  const sent = asked.mock.calls.at(-1)?.[1]?.body as FormData;
  expect([...sent.entries()]).toEqual([['card_address', SITE]]);
});

test('a rejected address shows the reason', async () => {
  const sentence = 'Only this computer can open this address. Type the one that students use.';
  fetchAnswersByPath({
    '/api/settings': [422, { message: { card_address: [sentence] }, code: 'validation_failed' }],
  });
  const user = await open({});
  await user.type(address() as HTMLElement, 'http://localhost:3000');
  await user.click(screen.getByRole('button', { name: 'Use this address' }));
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(screen.queryByRole('button', PRINT)).toBeNull();
});

test('a card says until when its password is kept', async () => {
  await open({ card_address: SITE, card_passwords_until: '2999-12-05' });
  expect(screen.getByText(/sampai .*2999/)).toBeTruthy();
});

test('a card asks for a change of the password after the last day', async () => {
  await open({ card_address: SITE, card_passwords_until: '2020-12-05' });
  expect(screen.getByText(/^Simpan kartu ini[.] Anda diminta mengganti kata sandi/)).toBeTruthy();
});
