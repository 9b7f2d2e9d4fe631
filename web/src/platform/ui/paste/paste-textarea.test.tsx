import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { renderScreen } from '../../../../test/render.tsx';
import { chooseLanguage } from '../../i18n/i18n.ts';
import { PasteTextarea } from './paste-textarea.tsx';

function Form() {
  const [value, setValue] = useState('');
  return <PasteTextarea label="A" value={value} onChange={(event) => setValue(event.currentTarget.value)} />;
}

const paste = (html: string) =>
  fireEvent.paste(screen.getByLabelText('A'), {
    clipboardData: { getData: (type: string) => (type === 'text/html' ? html : ''), files: [] },
  });

afterEach(() => chooseLanguage('default'));

test('a pasted 3x² does not become 3x2', () => {
  renderScreen(<Form />);
  paste('<p>3x<sup>2</sup></p>');
  expect(screen.getByLabelText<HTMLTextAreaElement>('A').value).toBe('3x²');
  expect(screen.queryByText(/not taken over/)).toBeNull();
});

test('what a paste loses is said below the field, until the next paste', () => {
  chooseLanguage('id');
  renderScreen(<Form />);
  paste('<p><i>a</i></p><math></math><table><tr><td>1</td><td>2</td></tr></table>');
  expect(screen.getByRole('alert').textContent).toBe(
    '1 rumus, 1 tabel, dan 1 teks tebal, miring, atau bergaris tidak ikut. Periksa teksnya.',
  );
  paste('<p>a</p>');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a paste with a loss can be undone until something else is typed', () => {
  renderScreen(<Form />);
  const field = screen.getByLabelText<HTMLTextAreaElement>('A');
  fireEvent.change(field, { target: { value: 'Find ' } });
  field.setSelectionRange(5, 5);
  const html = '<p>x<sup>2</sup> <b>now</b></p>';
  paste(html);
  expect(field.value).toBe('Find x² now');
  fireEvent.click(screen.getByRole('button', { name: 'Undo the paste' }));
  expect(field.value).toBe('Find ');
  expect(screen.queryByRole('alert')).toBeNull();
  paste(html);
  fireEvent.change(field, { target: { value: 'Find x² now!' } });
  expect(screen.queryByRole('button', { name: 'Undo the paste' })).toBeNull();
  expect(screen.getByRole('alert')).toBeTruthy();
});
