import { expect, test } from 'vitest';
import { contentText, isBlankContent } from './content-text.ts';
import { linkContent } from './link-content.ts';
import { readContent } from './read-content.ts';

test.each([
  ['<p>a<sup>2</sup> H<sub>2</sub>O<br />b &amp; c</p>'],
  ['<p><strong>a</strong><b>b</b><em>c</em><i>d</i><u>e</u><s>f</s></p>'],
  ['<ol start="3"><li>a<ul><li>b</li></ul></li></ol>'],
  [
    '<table><caption>c</caption><thead><tr><th scope="col" colspan="2">a</th></tr></thead><tbody><tr><td rowspan="2">1</td><td>2</td></tr></tbody></table>',
  ],
  [
    '<p>a <img src="bank_asset/a1.png" alt="A &quot;map&quot; <>" width="300" height="200" /></p>'.replace(
      '<>',
      '&lt;&gt;',
    ),
  ],
  ['<p><ruby>漢<rp>(</rp><rt>kan</rt><rp>)</rp></ruby></p>'],
  ['<pre><code>if a:\n  b</code></pre><blockquote><p lang="ar" dir="rtl">سلام</p></blockquote>'],
  ['<math display="block" alttext="half"><mfrac><mn>1</mn><mn>2</mn></mfrac></math>'],
  ['<p>non-breaking:\u00a0"quoted" \'text\'</p>'],
])('%s stays as it is', (html) => {
  expect(readContent(html)).toEqual({ html, refused: [] });
});

test.each([
  ['<p class="q" style="margin: 0">1 < 2 &lt; 3</p>', '<p>1 &lt; 2 &lt; 3</p>'],
  ['<div>a</div><div>b</div>', '<p>a</p><p>b</p>'],
  ['<div>a<p>b</p>c</div>', '<p>a</p><p>b</p><p>c</p>'],
  ['<p><span lang="id"><font color="red">a</font></span><o:p></o:p></p>', '<p>a</p>'],
  ['<p><strike>a</strike><br>b<!-- c --></p>', '<p><s>a</s><br />b</p>'],
  ['<p><span style="font-weight:700;font-style:italic">a</span></p>', '<p><em><strong>a</strong></em></p>'],
  ['<p><span style="vertical-align: super">2</span></p>', '<p><sup>2</sup></p>'],
  ['<ul style="text-decoration: underline"><li>a</li></ul>', '<ul><li><u>a</u></li></ul>'],
  ['<b style="font-weight:normal"><p>a</p></b>', '<p>a</p>'],
  [
    '<table border="1" width="90"><colgroup><col></colgroup><tr><td valign="top">a</td></tr></table>',
    '<table><tbody><tr><td>a</td></tr></tbody></table>',
  ],
  [
    '<img alt="a" src="bank_asset/a.png?expires=1&amp;signature=x">',
    '<img src="bank_asset/a.png" alt="a" />',
  ],
  ['<p>1 <2 <=3 a < b', '<p>1 &lt;2 &lt;=3 a &lt; b</p>'],
])('%s loses only its looks', (html, stored) => {
  expect(readContent(html)).toEqual({ html: stored, refused: [] });
  expect(readContent(stored).html).toBe(stored);
});

test.each([
  ['<p onclick="x()">a</p>', ['onclick']],
  ['<script>x()</script>', ['script']],
  ['<style>p {}</style>', ['style']],
  ['<a href="https://example.test">a</a>', ['a']],
  ['<iframe></iframe><object></object><form></form>', ['iframe', 'object', 'form']],
  ['<svg><p>a</p></svg><video></video><h1>a</h1>', ['svg', 'video', 'h1']],
  ['<p constructor="a">b</p>', ['constructor']],
  ['<constructor>b</constructor>', ['constructor']],
  ['if a<b and c>d', ['and', 'c']],
  ['if a<b', ['<']],
  ['a </b and c>', ['</']],
  ['a <!b> c', ['<!b>']],
  ['<tr><td>1</td></tr>'.replace('<tr>', '<p><tr>'), ['tr', 'td']],
  ['<table><tr><td>1</td></tr>lost</table>', ['table']],
  ['<img src="https://example.test/a.png" alt="a">', ['src']],
  ['<img src="bank_asset/../a.png">', ['src']],
  ['<img src="bank_asset/a.mp3">', ['src']],
  ['<td colspan="x">a</td>'.replace(/^/, '<table><tr>'), ['colspan']],
  ['<p>a<sup><p>b</p></sup></p>', ['sup']],
  ['a </dan> b', ['dan']],
  ['<math><maction>a</maction></math>', ['maction']],
  ['<math href="x"><mi>a</mi></math>', ['href']],
  ['<math><semantics><mi>a</mi><annotation-xml>b</annotation-xml></semantics></math>', ['annotation-xml']],
  ['<math><mtext><b>a</b></mtext></math>', ['b']],
  ['<math><annotation encoding="application/x-tex">\\frac{1</annotation></math>', ['\\frac{1']],
])('%s is refused by name', (html, names) => {
  expect(new Set(readContent(html).refused)).toEqual(new Set(names));
});

test('tags within too many tags are refused', () => {
  expect(readContent(`${'<sup>'.repeat(9000)}x`).refused).toEqual(['<…<…<']);
});

const tex = (latex: string) => `<math><annotation encoding="application/x-tex">${latex}</annotation></math>`;

test('a formula is made from its LaTeX', () => {
  const { html, refused } = readContent(`<p>${tex('\\frac{1}{2} &lt; x')}</p>`);
  expect(refused).toEqual([]);
  expect(html).toBe(
    '<p><math alttext="\\frac{1}{2} &lt; x"><semantics><mrow><mrow><mfrac><mn>1</mn><mn>2</mn></mfrac><mo>&lt;</mo><mi>x</mi></mrow></mrow><annotation encoding="application/x-tex">\\frac{1}{2} &lt; x</annotation></semantics></math></p>',
  );
  expect(readContent(html).html).toBe(html);
});

test.each([
  '\\overline{AB}',
  '\\underline{x}',
  '\\begin{pmatrix}a&amp;b\\\\c&amp;d\\end{pmatrix}',
  '\\begin{cases}a&amp;x&gt;0\\\\b\\end{cases}',
  '\\sum_{i=1}^n \\int_0^\\infty \\lim_{x\\to 0} \\sqrt[3]{x}',
  '\\vec v \\ne \\pm\\alpha \\text{ jika } x \\le 2',
  '\\ce{H2O}',
])('the formula %s is stored', (latex) => {
  const { html, refused } = readContent(tex(latex));
  expect(refused).toEqual([]);
  expect(html).toContain('</mrow><annotation');
  expect(readContent(html).html).toBe(html);
});

test('only pictures get signed sources', () => {
  const { html } = readContent(
    '<p>&lt;img src="bank_asset/b.png" <img src="bank_asset/a.png" alt="x &lt;img src="></p>',
  );
  const linked = linkContent(html, { link: (path) => `${path}?expires=1&signature=s` });
  expect(linked).toBe(html.replace('a.png"', 'a.png?expires=1&amp;signature=s"'));
  expect(readContent(linked).html).toBe(html);
});

test('the words of content have formulas as LaTeX and pictures as their alternative text', () => {
  const { html } = readContent(
    `<p>Look at <img src="bank_asset/a.png" alt="the map">:</p><table><tr><td>1</td><td>2<sup>3</sup></td></tr></table>${tex('x^2')}`,
  );
  expect(contentText(html)).toBe('Look at [the map]: 1 2³ x^2');
});

test.each([
  ['<p> &nbsp;<br /></p><ul><li></li></ul>', true],
  ['<p>a</p>', false],
  ['<img src="bank_asset/a.png" alt="" />', false],
  ['<math><mi>x</mi></math>', false],
])('whether %s is blank: %s', (html, blank) => {
  expect(isBlankContent(html)).toBe(blank);
});
