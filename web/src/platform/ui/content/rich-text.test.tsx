import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { plainText, RichText } from './rich-text.tsx';

const htmlOf = (html: string) => render(<RichText html={html} />).container.firstElementChild?.innerHTML;

test('rich text keeps formats and line breaks', () => {
  const html = '<p><strong>a</strong> <em>b</em><br><u>c</u> <s>d</s></p><p></p><p>e</p>';
  expect(htmlOf(html)).toBe(html);
});

test('rich text keeps the line breaks of plain text', () => {
  expect(htmlOf('one\ntwo &lt; three')).toBe('one\ntwo &lt; three');
});

test.each([
  ['<p onclick="x()">a</p>', '<p>a</p>'],
  ['<script>alert(1)</script>a', 'a'],
  ['<img src=x onerror="alert(1)">a', 'a'],
  ['<a href="javascript:x()">a</a>', 'a'],
  ['<style>p{}</style><div><b>a</b></div>', '<b>a</b>'],
  ['<svg><script>1</script></svg>a', 'a'],
])('rich text removes other elements and all attributes: %s', (html, expected) => {
  expect(htmlOf(html)).toBe(expected);
});

test('the plain text of rich text is one line', () => {
  expect(plainText('<p>What must\nvisitors <b>not</b> do?</p>')).toBe('What must visitors not do?');
  expect(plainText('<p>To: Tom<br>From: Sari</p><p>Hi</p>')).toBe('To: Tom From: Sari Hi');
});
