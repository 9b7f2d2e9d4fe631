import { describe, expect, test } from 'vitest';
import { readPlainPaste } from './plain-paste.ts';

describe('super- and subscripts', () => {
  test.each([
    ['3x<sup>2</sup> + 2x', '3x² + 2x'],
    ['a<sub>n</sub> = 2<sup>n−1</sup>', 'aₙ = 2ⁿ⁻¹'],
    ['H<span style="vertical-align:sub">2</span>O', 'H₂O'],
    ['10<sup><span>-3</span></sup>', '10⁻³'],
  ])('of %s stay, as characters', (pasted, text) => {
    const read = readPlainPaste(pasted);
    expect([read.text, read.losses]).toEqual([text, {}]);
  });

  test.each(['x<sup>½</sup>', 'x<sup>a/b</sup>', '2<sup>2<sup>n</sup></sup>'])(
    'of %s are counted if Unicode cannot write them',
    (pasted) => {
      expect(readPlainPaste(pasted).losses.script).toBeGreaterThan(0);
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
    const { losses, text } = readPlainPaste(`<p>Nilai ${wordFormula} adalah</p>${wordPicture}${table}`);
    expect(losses).toEqual({ formula: 1, picture: 1, table: 1 });
    expect(text).toBe('Nilai  adalah\nx 1\ny 2');
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
    expect(readPlainPaste(pasted).losses).toEqual(losses);
  });

  test('without pictures that the paste adds as files', () => {
    expect(readPlainPaste('<img src="a"><img src="b">', 1).losses).toEqual({ picture: 1 });
  });
});

test('a plain text has a line for each paragraph, and loses the formats', () => {
  const { text, losses } = readPlainPaste('<p>The <b>first</b>\n one</p>\n<p>x<sup>2</sup><br>y</p>');
  expect([text, losses]).toEqual(['The first one\nx²\ny', { format: 1 }]);
});
