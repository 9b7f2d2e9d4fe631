import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import word from '../../../test/pasted/word.html?raw';
import { uploadAnswers } from '../../../test/server-answers.ts';
import { renderEditor } from './test-editor.tsx';

const STORED = 'bank_asset/a.png';
const DATA = 'data:image/png;base64,aGk=';

beforeEach(() => {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 10, height: 20 }));
  URL.createObjectURL ??= () => 'blob:x';
  URL.revokeObjectURL ??= () => undefined;
  uploadAnswers(() => ({ status: 201, body: { path: STORED } }));
});

const paste = (field: Element, html: string, files: File[] = []) =>
  fireEvent.paste(field, {
    clipboardData: { getData: (type: string) => (type === 'text/html' ? html : ''), files },
  });

test('a text from Word is pasted, its loss is named, and Undo takes it back', async () => {
  const { user, field, html } = await renderEditor('<p>ab</p>');
  document.getSelection()?.collapse(field.querySelector('p')?.firstChild as Text, 1);
  paste(field, word);
  expect((await screen.findByRole('alert')).textContent).toMatch(/^1 picture was not taken over/);
  expect(html()).toContain('10<sup>24</sup> kg, air H<sub>2</sub>O');
  expect(html()).toMatch(
    /<ol><li><p><strong>satu<\/strong> ?<\/p><ul><li><p>dalam<\/p><\/li><\/ul><\/li><li>/,
  );
  expect(html()).toContain('<td><p>a1</p></td><td><p>a2</p></td>');
  expect(html()).toContain('Nilai <math><mfrac><mn>1</mn>');
  await user.click(screen.getByRole('button', { name: 'Undo the paste' }));
  expect(html()).toBe('<p>ab</p>');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('Undo keeps what was typed elsewhere after the paste', async () => {
  const { user, field, html } = await renderEditor('<p>start</p><p>end</p>');
  document.getSelection()?.collapse(field.querySelector('p')?.firstChild as Text, 5);
  paste(field, '<p>x</p><h2>y</h2>');
  await screen.findByRole('alert');
  const last = [...field.querySelectorAll('p')].at(-1) as Element;
  last.textContent = 'end!';
  await waitFor(() => expect(html()).toContain('end!'));
  await user.click(screen.getByRole('button', { name: 'Undo the paste' }));
  expect(html()).toBe('<p>start</p><p>end!</p>');
});

test('pictures of a paste are uploaded before it is inserted', async () => {
  const { user, field, html } = await renderEditor();
  paste(field, `<p>Look: <img src="${DATA}" alt="A map"></p><p>end</p>`);
  const dialog = within(await screen.findByRole('dialog', { name: 'Insert a picture' }));
  expect(html()).toBeUndefined();
  expect(dialog.getByLabelText<HTMLInputElement>('Alternative text').value).toBe('A map');
  await user.click(dialog.getByRole('button', { name: 'Insert' }));
  await waitFor(() =>
    expect(html()).toBe(`<p>Look: <img src="${STORED}" alt="A map" width="10" height="20"></p><p>end</p>`),
  );
  expect(screen.queryByRole('alert')).toBeNull();
});

test('Cancel pastes the rest, and names the pictures as lost', async () => {
  const { user, field, html } = await renderEditor();
  paste(field, `<p>Look: <img src="${DATA}">!</p>`);
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/^1 picture was not taken over/);
  expect(html()).toBe('<p>Look: !</p>');
});

test('a picture of a page, which the paste adds as a file, is uploaded', async () => {
  const { user, field, html } = await renderEditor();
  const file = new File(['x'], 'image.png', { type: 'image/png' });
  paste(field, '<img src="https://a.example/b.png" alt="B">', [file]);
  await user.click(await screen.findByRole('button', { name: 'Insert' }));
  await waitFor(() => expect(html()).toBe(`<p><img src="${STORED}" alt="B" width="10" height="20"></p>`));
});

test('a price is no formula', async () => {
  const { field, html } = await renderEditor();
  paste(field, '<p>$5 and $10</p>');
  await waitFor(() => expect(html()).toBe('<p>$5 and $10</p>'));
});
