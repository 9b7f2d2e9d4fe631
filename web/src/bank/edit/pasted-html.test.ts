import { expect, test } from 'vitest';
import { pastedHtml } from './pasted-html.ts';

test.each([
  ['<span style="font-weight: 700">a</span>', '<span><strong>a</strong></span>'],
  ['<span style="font-style:italic;color:red">a</span>', '<span><em>a</em></span>'],
  [`<p STYLE='text-decoration: underline line-through'>a</p>`, '<p><s><u>a</u></s></p>'],
  ['<b style="font-weight:normal"><p>a</p></b>', '<p>a</p>'],
  ['<p title="a > b" style="color:red">a</p>', '<p title="a &gt; b">a</p>'],
  ['<style>p { color: red }</style><p>a</p>', '<p>a</p>'],
  ['<p>a</p><style>p { color: red }', '<p>a</p>'],
  ['<p>1 < 2, style = none</p>', '<p>1 &lt; 2, style = none</p>'],
])('converts the styles of %s to elements', (pasted, clean) => {
  expect(pastedHtml(pasted)).toBe(clean);
});
