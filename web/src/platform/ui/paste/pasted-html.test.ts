import { describe, expect, test } from 'vitest';
import { readPaste } from './pasted-html.ts';

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
  expect(readPaste(pasted).html).toBe(clean);
});

describe('super- and subscripts', () => {
  test.each([
    ['3x<sup>2</sup> + 2x', '3x² + 2x'],
    ['a<sub>n</sub> = 2<sup>n−1</sup>', 'aₙ = 2ⁿ⁻¹'],
    ['H<span style="vertical-align:sub">2</span>O', 'H<span>₂</span>O'],
    ['10<sup><span>-3</span></sup>', '10⁻³'],
  ])('of %s stay, as characters', (pasted, html) => {
    const read = readPaste(pasted);
    expect([read.html, read.losses]).toEqual([html, {}]);
  });

  test.each(['x<sup>½</sup>', 'x<sup>a/b</sup>', '2<sup>2<sup>n</sup></sup>'])(
    'of %s are counted if Unicode cannot write them',
    (pasted) => {
      expect(readPaste(pasted).losses.script).toBeGreaterThan(0);
    },
  );
});

describe('what a text cannot have is counted', () => {
  const wordFormula =
    '<!--[if gte msEquation 12]><m:oMathPara><m:oMath><m:r>x</m:r></m:oMath></m:oMathPara><![endif]-->' +
    '<![if !msEquation]><span><img width=80 src="file:///c/image001.png"></span><![endif]>';
  const wordPicture =
    '<!--[if gte vml 1]><v:shape><v:imagedata src="x"/></v:shape><![endif]-->' +
    '<![if !vml]><img width=200 src="file:///c/image002.png"><![endif]>';
  const table = '<table><tr><td>x</td><td>1</td></tr><tr><td>y</td><td>2</td></tr></table>';

  test('in a text from Word: formula, picture and table', () => {
    const { losses, html } = readPaste(`<p>Nilai ${wordFormula} adalah</p>${wordPicture}${table}`);
    expect(losses).toEqual({ formula: 1, picture: 1, table: 1 });
    expect(html).not.toContain('image001');
    expect(html).toContain('<td>x </td>');
  });

  test.each([
    ['<p>a <span class="katex"><math><mi>x</mi></math><span>x</span></span></p>', { formula: 1 }],
    ['<ul><li>a<ol><li>b</li></ol></li></ul>', { list: 1 }],
    [
      '<h2>a</h2><p><a href="https://b.example">b</a></p><blockquote>c</blockquote>',
      { heading: 1, link: 1, quote: 1 },
    ],
    ['<video src="a"></video><pre><code>b</code></pre><mark>c</mark>', { media: 1, code: 1, highlight: 1 }],
    ['<table><tr><td>one cell of a sheet</td></tr></table>', {}],
  ])('in %s', (pasted, losses) => {
    expect(readPaste(pasted).losses).toEqual(losses);
  });

  test('without pictures that the paste adds as files', () => {
    expect(readPaste('<img src="a"><img src="b">', 1).losses).toEqual({ picture: 1 });
  });
});

test('a plain text has a line for each paragraph, and loses the formats', () => {
  const { text, formats } = readPaste('<p>The <b>first</b>\n one</p>\n<p>x<sup>2</sup><br>y</p>');
  expect([text, formats]).toEqual(['The first one\nx²\ny', 1]);
});
