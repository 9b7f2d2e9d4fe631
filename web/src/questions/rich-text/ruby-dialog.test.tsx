import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readingsOf } from './ruby.ts';
import { renderEditor } from './test-editor.tsx';

const rt = (reading: string) => `<rp>(</rp><rt>${reading}</rt><rp>)</rp>`;
const NEW = 'Insert characters with their reading (furigana)';

test('characters get their reading', async () => {
  const { user, html } = await renderEditor();
  await user.click(screen.getByRole('button', { name: NEW }));
  const dialog = within(await screen.findByRole('dialog', { name: NEW }));
  await user.type(dialog.getByLabelText('Characters'), '漢字');
  await user.click(dialog.getByRole('button', { name: 'Insert' }));
  expect(dialog.getByText('Please fill in both fields.')).toBeTruthy();
  await user.type(dialog.getByLabelText('Reading'), 'かんじ{Enter}');
  await waitFor(() => expect(html()).toBe(`<p><ruby>漢字${rt('かんじ')}</ruby></p>`));
});

test('a press on ruby edits each of its readings', async () => {
  const { user, field, html } = await renderEditor(`<p><ruby>東<rt>とう</rt>京${rt('きょう')}</ruby></p>`);
  fireEvent.click(field.querySelector('rt') as Element);
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit the reading' }));
  const values = [...dialog.getAllByLabelText<HTMLInputElement>(/Characters|Reading/)].map(
    ({ value }) => value,
  );
  expect(values).toEqual(['東', 'とう', '京', 'きょう']);
  await user.click(dialog.getByRole('button', { name: 'Add more characters' }));
  await user.type(dialog.getAllByLabelText('Characters')[2] as Element, '都');
  await user.type(dialog.getAllByLabelText('Reading')[2] as Element, 'と{Enter}');
  await waitFor(() =>
    expect(html()).toBe(`<p><ruby>東${rt('とう')}京${rt('きょう')}都${rt('と')}</ruby></p>`),
  );
});

test('characters of a ruby without a reading are read, too', () => {
  expect(readingsOf('<ruby><b>漢</b><rt>kan</rt>字</ruby>')).toEqual([
    { base: '漢', reading: 'kan' },
    { base: '字', reading: '' },
  ]);
});
