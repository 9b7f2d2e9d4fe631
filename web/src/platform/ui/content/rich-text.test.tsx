import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../../../../test/render.tsx';
import { plainText, RichText } from './rich-text.tsx';

beforeEach(() => vi.stubGlobal('MathMLElement', Element));

const htmlOf = (html: string) => render(<RichText html={html} />).container.firstElementChild?.innerHTML;

test('rich text keeps formats and line breaks', () => {
  const html =
    '<p dir="auto"><strong>a</strong> <em>b</em><br><u>c</u> <s>d</s></p><p dir="auto"></p><p dir="auto">e</p>';
  expect(htmlOf(html)).toBe(html);
});

test('rich text keeps the line breaks of plain text', () => {
  expect(htmlOf('one\ntwo &lt; three')).toBe('one\ntwo &lt; three');
});

test('rich text leaves out the space between blocks of the source', () => {
  expect(htmlOf('<p>a</p>\n  <p>b <b>c</b> <i>d</i></p>\n')).toBe(
    '<p dir="auto">a</p><p dir="auto">b <b>c</b> <i>d</i></p>',
  );
});

test.each([
  ['<p onclick="x()">a</p>', '<p dir="auto">a</p>'],
  ['<script>alert(1)</script>a', 'a'],
  ['<img src=x onerror="alert(1)">a', 'a'],
  ['<a href="javascript:x()">a</a>', 'a'],
  ['<style>p{}</style><div><b>a</b></div>', '<b>a</b>'],
  ['<svg><script>1</script></svg>a', 'a'],
])('rich text removes other elements and attributes: %s', (html, expected) => {
  expect(htmlOf(html)).toBe(expected);
});

test.each([
  '<p dir="rtl" lang="ar">a</p>',
  '<p dir="auto">10<sup>24</sup> H<sub>2</sub>O</p>',
  '<ol start="3"><li dir="auto">a<ul><li dir="auto">b</li></ul></li></ol>',
  '<p dir="auto"><ruby>漢<rp>(</rp><rt>kan</rt><rp>)</rp></ruby></p>',
  '<pre dir="auto"><code>a\n  b</code></pre>',
  '<blockquote dir="auto"><p dir="auto">a</p></blockquote>',
])('rich text keeps %s', (html) => {
  expect(htmlOf(html)).toBe(html);
});

test('rich text keeps the header cells and spans of a table, in a box that scrolls', () => {
  const { container } = render(
    <RichText html='<table>\n<tbody><tr><th scope="col" colspan="2">a</th></tr> <tr><td rowspan="2">b</td></tr></tbody></table>' />,
  );
  expect(container.querySelector('th')?.colSpan).toBe(2);
  expect(container.querySelector('td')?.rowSpan).toBe(2);
  expect(container.querySelector('table')?.parentElement?.localName).toBe('div');
});

const FRACTION =
  '<math display="block" onclick="x()" href="y"><semantics><mrow><mfrac><mn>1</mn><mn>2</mn></mfrac></mrow>' +
  '<annotation encoding="application/x-tex">\\frac12</annotation></semantics></math>';

test('rich text renders formulas as MathML with their LaTeX as name', () => {
  const { container } = render(<RichText html={FRACTION} />);
  const math = container.querySelector('math');
  expect(container.querySelector('mfrac')?.namespaceURI).toBe('http://www.w3.org/1998/Math/MathML');
  expect(math?.getAttributeNames()).toEqual(['alttext', 'display']);
  expect(math?.getAttribute('alttext')).toBe('\\frac12');
  expect(math?.textContent).toBe('12');
});

test('a browser without MathML shows the LaTeX of a formula', () => {
  vi.unstubAllGlobals();
  expect(htmlOf(`<p>${FRACTION}</p>`)).toBe('<p dir="auto">\\frac12</p>');
});

test('the plain text has the LaTeX of formulas and the alternative text of pictures', () => {
  const html = `<p>${FRACTION}</p><p><img src="bank_asset/a.png" alt="A map"></p><table><tr><td>1</td><td>2</td></tr></table>`;
  expect(plainText(html)).toBe('\\frac12 [A map] 1 2');
});

test('a picture opens large, and closes with Escape and with Back', async () => {
  const user = userEvent.setup();
  renderScreen(<RichText html='<p><img src="bank_asset/a.png" alt="A map" width="900"></p>' />);
  const button = screen.getByRole('button', { name: 'Enlarge the picture: A map' });
  expect(button.querySelector('img')?.width).toBe(300);
  await user.click(button);
  expect(await screen.findByRole('dialog', { name: 'A map' })).toBeTruthy();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(button);
  await user.click(button);
  await screen.findByRole('dialog');
  history.back();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(button);
});

test('the plain text of rich text is one line', () => {
  expect(plainText('<p>What must\nvisitors <b>not</b> do?</p>')).toBe('What must visitors not do?');
  expect(plainText('<p>To: Tom<br>From: Sari</p><p>Hi</p>')).toBe('To: Tom From: Sari Hi');
});
