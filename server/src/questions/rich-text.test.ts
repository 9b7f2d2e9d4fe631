import { expect, test } from 'vitest';
import { sanitizeRichText, unsupportedNames } from './rich-text.ts';

test.each([
  ['<p>3x<sup>2</sup></p>', ['sup']],
  ['<table><tr><td>1</td></tr></table>', ['table', 'tr', 'td']],
  ['<p onclick="x()">a</p>', ['onclick']],
  ['<script>x()</script>', ['script']],
  ['if a<b and c>d', ['and', 'c']],
  ['if a<b', ['<']],
])('rich text cannot have all of %s', (html, names) => {
  expect(unsupportedNames(html)).toEqual(names);
});

test.each([
  ['<p class="q" style="margin: 0">1 < 2 &lt; 3</p>', '<p>1 &lt; 2 &lt; 3</p>'],
  ['<div>a</div><div>b</div>', '<p>a</p><p>b</p>'],
  ['<p><span lang="id"><font color="red">a</font></span><o:p></o:p></p>', '<p>a</p>'],
  ['<p><strike>a</strike><br>b<!-- c --></p>', '<p><s>a</s><br />b</p>'],
])('rich text loses only the looks of %s', (html, stored) => {
  expect(unsupportedNames(html)).toEqual([]);
  expect(sanitizeRichText(html)).toBe(stored);
});
