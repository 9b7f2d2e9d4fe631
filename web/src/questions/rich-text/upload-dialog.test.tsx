import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { uploadAnswers } from '../../../test/server-answers.ts';
import { renderEditor } from './test-editor.tsx';

const png = (name = 'map.png', type = 'image/png') => new File(['x'], name, { type });
const STORED = 'bank_asset/a.png?expires=1&signature=s';
const html = (alt: string, path = STORED) =>
  `<img src="${path.replaceAll('&', '&amp;')}" alt="${alt}" width="800" height="1600">`;

beforeEach(() => {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 1000, height: 2000 }));
  URL.createObjectURL ??= () => 'blob:x';
  URL.revokeObjectURL ??= () => undefined;
  uploadAnswers(() => ({ status: 201, body: { path: STORED } }));
});

const openDialog = async () => within(await screen.findByRole('dialog', { name: 'Insert a picture' }));
const paste = (field: Element, files: File[]) =>
  fireEvent.paste(field, { clipboardData: { getData: () => '', files } });

test('a chosen picture is uploaded, and inserted with its alternative text and size', async () => {
  const { user, html: text, onSubmit } = await renderEditor();
  await user.click(screen.getByRole('button', { name: 'Insert a picture' }));
  const dialog = await openDialog();
  await user.upload(dialog.getByLabelText(/Choose a picture/), png());
  await user.type(dialog.getByLabelText('Alternative text'), 'A map');
  await user.click(dialog.getByRole('button', { name: 'Insert' }));
  await waitFor(() => expect(text()).toBe(`<p>${html('A map')}</p>`));
  expect(onSubmit).not.toHaveBeenCalled();
});

test('pasted pictures are asked for their texts, and do not reach the form', async () => {
  const onPaste = vi.fn();
  document.addEventListener('paste', onPaste);
  const { user, field, html: text } = await renderEditor('<p>a</p>');
  paste(field, [png('1.png'), png('2.png')]);
  expect(onPaste).not.toHaveBeenCalled();
  const dialog = await openDialog();
  const [first, second] = dialog.getAllByLabelText('Alternative text');
  await user.type(first as Element, 'one');
  await user.type(second as Element, 'two');
  await user.click(dialog.getByRole('button', { name: 'Insert' }));
  await waitFor(() => expect(text()).toBe(`<p>${html('one')}${html('two')}a</p>`));
  document.removeEventListener('paste', onPaste);
});

test('a dropped file that is no picture has an error', async () => {
  const { field } = await renderEditor();
  const isOpened = fireEvent.drop(field, { dataTransfer: { files: [png('notes.pdf', 'application/pdf')] } });
  expect(isOpened).toBe(false);
  const dialog = await openDialog();
  expect(dialog.getByRole('alert').textContent).toMatch(/^notes.pdf: This is no picture/);
  expect(dialog.queryByRole('button', { name: 'Insert' })).toBeNull();
});

test('a picture that is too large has an error', async () => {
  const { field } = await renderEditor();
  const large = png();
  Object.defineProperty(large, 'size', { value: 6 * 1024 * 1024 });
  paste(field, [large]);
  expect((await openDialog()).getByRole('alert').textContent).toBe('map.png: The file is larger than 5 MB');
});

test('after a failed upload, Insert sends what is missing', async () => {
  const names: string[] = [];
  uploadAnswers((form) => {
    names.push((form.get('file') as File).name);
    return names.length === 2
      ? { status: 415, body: { status: 'failed', code: 'invalid_type', message: 'No picture.' } }
      : { status: 201, body: { path: STORED } };
  });
  const { user, field, html: text } = await renderEditor();
  paste(field, [png('1.png'), png('2.png')]);
  const dialog = await openDialog();
  await user.click(dialog.getByRole('button', { name: 'Insert' }));
  expect((await dialog.findByRole('alert')).textContent).toBe('No picture.');
  await user.click(dialog.getByRole('button', { name: 'Insert' }));
  await waitFor(() => expect(text()).toBe(`<p>${html('')}${html('')}</p>`));
  expect(names).toEqual(['1.png', '2.png', '2.png']);
});

test('a press on a picture edits its alternative text', async () => {
  const { user, field, html: text } = await renderEditor(`<p>a ${html('A map')}</p>`);
  fireEvent.click(field.querySelector('img') as Element);
  const dialog = within(await screen.findByRole('dialog', { name: 'Describe the picture' }));
  const alt = dialog.getByLabelText<HTMLInputElement>('Alternative text');
  expect(alt.value).toBe('A map');
  await user.type(alt, ' of Java{Enter}');
  await waitFor(() => expect(text()).toBe(`<p>a ${html('A map of Java')}</p>`));
});
