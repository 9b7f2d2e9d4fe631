import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../../../test/render.tsx';
import { RichTextField } from './rich-text-field.tsx';

test.each([
  '<p>10<sup>24</sup> H<sub>2</sub>O</p>',
  '<ol start="3"><li><p>a</p></li></ol>',
  '<blockquote><p dir="rtl" lang="ar">a</p></blockquote>',
  '<table><caption>x<sup>2</sup></caption><tbody><tr><th colspan="2" scope="col"><p>a</p></th></tr><tr><td rowspan="2"><p>1</p></td><td dir="rtl"><p>2</p></td></tr><tr><td><p>3</p></td></tr></tbody></table>',
  '<p><math><mfrac><mn>1</mn><mn>2</mn></mfrac></math></p>',
  '<p><img src="bank_asset/a.png" alt="A map" width="200"></p>',
  '<p><ruby>a<rt>b</rt></ruby></p>',
])('a change of the text keeps %s of a stored question', async (part) => {
  const onChange = vi.fn();
  renderScreen(
    <RichTextField label="Question" initial={`<p>start</p>${part}`} error={undefined} onChange={onChange} />,
  );
  const field = await screen.findByRole('textbox', { name: 'Question' });
  const first = field.querySelector('p');
  if (first) first.textContent = 'start!';
  await waitFor(() => expect(onChange).toHaveBeenCalled());
  expect(onChange.mock.lastCall?.[0]).toBe(`<p>start!</p>${part}`);
});

test('the four formats come first, and the others are under "More formats"', async () => {
  renderScreen(<RichTextField label="Question" initial="" error={undefined} onChange={() => undefined} />);
  await screen.findByRole('textbox', { name: 'Question' });
  expect(screen.queryByRole('button', { name: 'Superscript' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'More formats' }));
  expect(screen.getByRole('button', { name: 'Superscript' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Right to left' })).toBeTruthy();
});
