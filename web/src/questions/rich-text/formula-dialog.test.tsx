import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { serverAnswer } from '../../../test/server-answers.ts';
import { insertLatex } from './formula-palette.ts';
import { renderEditor } from './test-editor.tsx';

const mathOf = (latex: string, isBlock = false) =>
  `<math${isBlock ? ' display="block"' : ''} alttext="${latex}"><semantics><mrow><mi>${latex.length}</mi></mrow>` +
  `<annotation encoding="application/x-tex">${latex}</annotation></semantics></math>`;

/** The server reads every formula except one that opens more braces than it closes. */
function fakeServer() {
  const answer = vi.fn<typeof fetch>(async (_, init) => {
    const { latex, is_block } = JSON.parse(String(init?.body));
    if (latex.split('{').length === latex.split('}').length)
      return serverAnswer({ math: mathOf(latex, is_block) });
    const fields = { latex: [{ code: 'formula_invalid', params: {} }] };
    const message = { latex: ['This formula cannot be read. Please check the LaTeX.'] };
    return serverAnswer({ status: 'failed', code: 'validation_failed', message, fields }, 422);
  });
  vi.stubGlobal('fetch', answer);
}

beforeEach(() => {
  vi.stubGlobal('MathMLElement', Element);
  fakeServer();
});

async function openNew() {
  const app = await renderEditor();
  await app.user.click(screen.getByRole('button', { name: 'Insert a formula' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Insert a formula' }));
  return { ...app, dialog, latex: dialog.getByLabelText<HTMLTextAreaElement>('Formula in LaTeX') };
}

test('a formula is previewed, and Enter inserts what the server made of it', async () => {
  const { user, dialog, latex, html, onSubmit } = await openNew();
  await user.click(dialog.getByRole('button', { name: 'Fraction' }));
  await user.keyboard('1');
  expect(latex.value).toBe('\\frac{1}{}');
  await waitFor(() =>
    expect(within(dialog.getByRole('status')).getByText('10').parentElement?.localName).toBe('mrow'),
  );
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(html()).toBe(`<p>${mathOf('\\frac{1}{}')}</p>`);
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a formula can stand on a line of its own', async () => {
  const { user, dialog, latex, html } = await openNew();
  await user.type(latex, 'x');
  await user.click(dialog.getByRole('switch', { name: 'On a line of its own' }));
  await user.click(dialog.getByRole('button', { name: 'Insert' }));
  await waitFor(() => expect(html()).toBe(`<p>${mathOf('x', true)}</p>`));
});

test('wrong LaTeX has an error at its field and is not inserted', async () => {
  const { user, dialog, latex, html } = await openNew();
  fireEvent.change(latex, { target: { value: '\\frac{1' } });
  await user.click(dialog.getByRole('button', { name: 'Insert' }));
  expect(await dialog.findByText('This formula cannot be read. Please check the LaTeX.')).toBeTruthy();
  expect(latex.getAttribute('aria-invalid')).toBe('true');
  expect(html()).toBeUndefined();
});

test('a press on a formula opens it with its LaTeX, and its change replaces it', async () => {
  const { user, field, html } = await renderEditor(`<p>a ${mathOf('x^2', true)} b</p>`);
  fireEvent.click(field.querySelector('math') as Element);
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit the formula' }));
  const latex = dialog.getByLabelText<HTMLTextAreaElement>('Formula in LaTeX');
  expect(latex.value).toBe('x^2');
  expect(dialog.getByRole<HTMLInputElement>('switch').checked).toBe(true);
  await user.type(latex, '+1{Enter}');
  await waitFor(() => expect(html()).toBe(`<p>a ${mathOf('x^2+1', true)} b</p>`));
});

test('Enter on a selected formula opens it', async () => {
  const { field } = await renderEditor(`<p>${mathOf('x^2')}</p>`);
  fireEvent.click(field.querySelector('math') as Element);
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(await screen.findByRole('dialog', { name: 'Edit the formula' })).toBeTruthy();
});

test('a formula without LaTeX stays until another is typed', async () => {
  const { user, field } = await renderEditor('<p><math><mfrac><mn>1</mn><mn>2</mn></mfrac></math></p>');
  fireEvent.click(field.querySelector('math') as Element);
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit the formula' }));
  expect(dialog.getByText(/comes from another program/)).toBeTruthy();
  expect(dialog.getByRole('status').querySelector('mfrac')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Apply' }));
  expect(field.querySelector('mfrac')).toBeTruthy();
});

test.each([
  ['', 0, 0, '\\frac{|}{}', '\\frac{', '}{}'],
  ['x+1', 0, 1, '\\frac{|}{}', '\\frac{x}{', '}+1'],
  ['x+1', 2, 3, '\\sqrt{|}', 'x+\\sqrt{1}', ''],
  ['ab', 1, 1, '\\le ', 'a\\le ', 'b'],
])('%s with %i to %i selected: %s puts the cursor in place', (value, start, end, latex, before, after) => {
  const field = document.createElement('textarea');
  field.value = value;
  field.setSelectionRange(start, end);
  expect(insertLatex(field, latex)).toBe(before + after);
  expect(field.selectionStart).toBe(before.length);
});
