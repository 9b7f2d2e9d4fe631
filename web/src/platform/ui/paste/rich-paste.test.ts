import { describe, expect, test } from 'vitest';
import googleDocs from '../../../../test/pasted/google-docs.html?raw';
import libreOffice from '../../../../test/pasted/libreoffice.html?raw';
import word from '../../../../test/pasted/word.html?raw';
import { readRichPaste, withPictures } from './rich-paste.ts';

const bodyOf = (html: string) => new DOMParser().parseFromString(html, 'text/html').body;
const count = (body: Element, selector: string) => body.querySelectorAll(selector).length;
const png = (name: string) => new File(['x'], name, { type: 'image/png' });

test.each([
  ['<span style="font-weight: 700">a</span>', '<span><strong>a</strong></span>'],
  ['<span style="font-style:italic;color:red">a</span>', '<span><em>a</em></span>'],
  [`<p STYLE='text-decoration: underline line-through'>a</p>`, '<p><s><u>a</u></s></p>'],
  ['<b style="font-weight:normal"><p>a</p></b>', '<p>a</p>'],
  ['<p title="a > b" style="color:red">a</p>', '<p title="a &gt; b">a</p>'],
  ['<style>p { color: red }</style><p>a</p>', '<p>a</p>'],
  ['<p>a</p><style>p { color: red }', '<p>a</p>'],
  ['<p>1 < 2, style = none</p>', '<p>1 &lt; 2, style = none</p>'],
  ['<p>x<sup>2</sup></p>', '<p>x<sup>2</sup></p>'],
  [
    '<table><tbody><tr style="font-weight:bold"><td>a</td><td>b</td></tr></tbody></table>',
    '<table><tbody><tr><td><strong>a</strong></td><td><strong>b</strong></td></tr></tbody></table>',
  ],
  ['<table><tbody><tr><td>one cell</td></tr></tbody></table>', 'one cell'],
])('%s becomes elements', (pasted, clean) => {
  expect(readRichPaste(pasted)).toEqual({ html: clean, pictures: [], losses: {} });
});

describe.each([
  ['Word', word, { picture: 1 }, 0],
  ['Google Docs', googleDocs, { picture: 1 }, 0],
  ['LibreOffice', libreOffice, {}, 1],
])('a text from %s', (_, pasted, losses, pictures) => {
  const read = readRichPaste(pasted);
  const body = bodyOf(read.html);

  test('keeps its exponents, indices, lists and tables', () => {
    expect(body.textContent?.replace(/\s+/g, ' ')).toContain('6 x 1024 kg, air H2O');
    expect([body.querySelector('sup')?.textContent, body.querySelector('sub')?.textContent]).toEqual([
      '24',
      '2',
    ]);
    const items = [...body.querySelectorAll('ol > li')].map(
      ({ firstElementChild }) => firstElementChild?.textContent,
    );
    expect(items.map((item) => item?.trim())).toEqual(['satu', 'dua']);
    expect(body.querySelector('ol > li:first-child > ul > li')?.textContent?.trim()).toBe('dalam');
    expect([count(body, 'tr'), count(body, 'td')]).toEqual([2, 4]);
    expect(count(body, 'ol ol, ol:nth-of-type(2), p li')).toBe(0);
  });

  test('names what is lost, and uploads pictures that it has', () => {
    expect(read.losses).toEqual(losses);
    expect(read.pictures).toHaveLength(pictures);
    expect(count(body, 'img')).toBe(pictures);
  });
});

test('a formula of Word and of LibreOffice stays in its place', () => {
  const formula = (html: string) => bodyOf(readRichPaste(html).html).querySelector('math')?.outerHTML;
  expect(formula(word)).toBe('<math><mfrac><mn>1</mn><mrow><mn>2</mn><mi>x</mi></mrow></mfrac></math>');
  expect(formula(libreOffice)).toBe(
    '<math display="inline"><semantics><mfrac><mn>1</mn><mn>2</mn></mfrac></semantics></math>',
  );
  const line = [...bodyOf(readRichPaste(word).html).querySelectorAll('p')].find((p) =>
    p.querySelector('math'),
  );
  expect(line?.textContent?.replace(/\s+/g, ' ').trim()).toBe('Nilai 12x adalah');
});

test('letters of a Word list stay as text, and those of other lists are named', () => {
  expect(readRichPaste(word).html).toMatch(/<p[^>]*>.*<span>a\.<span>.*<\/span>.*huruf/);
  expect(readRichPaste('<ol type="a"><li>x</li></ol>').losses).toEqual({ numbering: 1 });
  expect(readRichPaste('<ol><li style="list-style-type:upper-roman">x</li></ol>').losses).toEqual({
    numbering: 1,
  });
});

test('a Word list that does not begin with 1 keeps its first number', () => {
  const entry = (marker: string) =>
    `<p style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">${marker}</span>x</p>`;
  expect(readRichPaste(entry('3.') + entry('4.')).html).toBe(
    '<ol start="3"><li><p>x</p></li><li><p>x</p></li></ol>',
  );
  expect(readRichPaste(entry('1.') + entry('·')).html).toBe(
    '<ol><li><p>x</p></li></ol><ul><li><p>x</p></li></ul>',
  );
});

describe('formulas', () => {
  test.each([
    ['<span class="katex"><math><mi>x</mi></math><span>x</span></span>', '<math><mi>x</mi></math>'],
    ['<math xmlns="x" class="y" onclick="z()"><mi href="a">x</mi></math>', '<math><mi>x</mi></math>'],
    ['<mml:math><mml:mi>x</mml:mi></mml:math>', '<math><mi>x</mi></math>'],
    [
      '<math><mfenced open="["><mi>x</mi><mi>y</mi></mfenced></math>',
      '<math><mrow><mo>[</mo><mi>x</mi><mo>,</mo><mi>y</mi><mo>)</mo></mrow></math>',
    ],
    [
      '<math><semantics><mi>x</mi><annotation encoding="application/x-tex">x</annotation></semantics></math>',
      '<math><semantics><mi>x</mi><annotation encoding="application/x-tex">x</annotation></semantics></math>',
    ],
  ])('%s stays', (pasted, math) => {
    expect(readRichPaste(pasted)).toMatchObject({ html: math, losses: {} });
  });

  test.each([
    '<math><maction><mi>x</mi></maction></math>',
    '<math><mtext><img src="x"></mtext></math>',
    '<mjx-container><svg></svg></mjx-container>',
    '<math></math>',
    '<!--[if gte msEquation 12]><m:oMath><m:sPre><m:r>x</m:r></m:sPre></m:oMath><![endif]-->',
  ])('%s is removed and counted', (pasted) => {
    expect(readRichPaste(pasted)).toEqual({ html: '', pictures: [], losses: { formula: 1 } });
  });
});

test.each([
  ['2<sup>2<sup>n</sup></sup>', { script: 1 }],
  ['<h2>a</h2><p><a href="https://b.example">b</a></p>', { heading: 1, link: 1 }],
  ['<video src="a"></video><mark>c</mark><svg></svg>', { media: 1, highlight: 1, picture: 1 }],
])('%s has losses', (pasted, losses) => {
  expect(readRichPaste(pasted).losses).toEqual(losses);
});

describe('pictures', () => {
  test('in the HTML are uploaded with their alternative text', () => {
    const { pictures, html, losses } = readRichPaste(
      '<p><img alt="A map" src="data:image/png;base64,aGk="></p>',
    );
    expect(pictures).toMatchObject([
      { alt: 'A map', file: { name: 'picture.png', type: 'image/png', size: 2 } },
    ]);
    expect(losses).toEqual({});
    const picture = { src: 'bank_asset/a.png?s=1', alt: 'Java', width: 3, height: null };
    expect(withPictures(html, [picture])).toMatch(
      /^<p><img alt="Java" .*src="bank_asset\/a.png\?s=1" width="3"><\/p>$/,
    );
    expect(withPictures(html, [undefined])).toBe('<p></p>');
  });

  test('of another page come from the files of the paste, if there are as many', () => {
    const twoImages = '<img src="https://a.example/1"><img src="file:///2">';
    const files = [png('1.png'), png('2.png')];
    expect(readRichPaste(twoImages, files).pictures.map(({ file }) => file)).toEqual(files);
    expect(readRichPaste(twoImages, [png('1.png')])).toEqual({
      html: '',
      pictures: [],
      losses: { picture: 2 },
    });
  });

  test('that are stored stay, also when the browser copied their address', () => {
    const html = '<img src="bank_asset/a.png?expires=1">';
    expect(readRichPaste(html)).toEqual({ html, pictures: [], losses: {} });
    expect(readRichPaste(html.replace('bank', 'http://localhost/api/assets/bank')).html).toBe(html);
  });

  test('that only picture the pasted text are named', () => {
    expect(readRichPaste('<p>a</p>', [png('a.png')])).toMatchObject({
      html: '<p>a</p>',
      losses: { picture: 1 },
    });
  });
});
