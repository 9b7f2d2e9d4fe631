import { expect, test } from 'vitest';
import { math } from '../../../../test/docx/build-docx.ts';
import { readContent } from '../../../content/read-content.ts';
import { renderLatex } from '../../../content/write-math.ts';
import type { XmlElement } from '../../xml-tree.ts';
import { parsePart } from '../xml.ts';
import { convertEquation, readEquation } from './read.ts';

const parse = (inner: string): XmlElement =>
  parsePart('x', `<m:oMath xmlns:m="urn:m" xmlns:w="urn:w">${inner}</m:oMath>`);

function convert(inner: string) {
  const lost: string[] = [];
  const { mathml, latex } = convertEquation(parse(inner), (name) => lost.push(name));
  // Nothing that rich text cannot have, and nothing that changes when it is stored.
  const own = `<p><math>${mathml}</math></p>`;
  expect(readContent(own)).toEqual({ html: own, refused: [] });
  // The LaTeX shows the same signs, so it is kept for authors.
  const stored = readEquation(parse(inner), false, () => undefined);
  expect(stored).toBe(renderLatex(latex, false));
  return { mathml, latex, lost };
}

const x = math.text('x');
const upright = (text: string) => math.text(text, '<m:sty m:val="p"/>');

test.each([
  ['a fraction', math.fraction('1', '2'), '<mfrac><mn>1</mn><mn>2</mn></mfrac>', '\\frac{1}{2}'],
  [
    'a binomial',
    math.brackets([math.fraction('n', 'k', 'noBar')]),
    '<mrow><mo form="prefix" fence="true" stretchy="true">(</mo><mfrac linethickness="0"><mi>n</mi><mi>k</mi></mfrac><mo form="postfix" fence="true" stretchy="true">)</mo></mrow>',
    '\\left(\\genfrac{}{}{0pt}{}{n}{k}\\right)',
  ],
  [
    'a linear fraction',
    math.fraction('a', 'b', 'lin'),
    '<mrow><mi>a</mi><mo stretchy="false">/</mo><mi>b</mi></mrow>',
    '{a}/{b}',
  ],
  ['a square root', math.root('2'), '<msqrt><mn>2</mn></msqrt>', '\\sqrt{2}'],
  ['a cube root', math.root('x', '3'), '<mroot><mi>x</mi><mn>3</mn></mroot>', '\\sqrt[{3}]{x}'],
  [
    'an exponent of an exponent',
    math.sup('e', math.sup('x', '2')),
    '<msup><mi>e</mi><mrow><msup><mi>x</mi><mn>2</mn></msup></mrow></msup>',
    '{e}^{{x}^{2}}',
  ],
  [
    'pre-scripts',
    '<m:sPre><m:sub><m:r><m:t>6</m:t></m:r></m:sub><m:sup><m:r><m:t>14</m:t></m:r></m:sup><m:e><m:r><m:rPr><m:sty m:val="p"/></m:rPr><m:t>C</m:t></m:r></m:e></m:sPre>',
    '<mmultiscripts><mi mathvariant="normal">C</mi><mprescripts></mprescripts><mn>6</mn><mn>14</mn></mmultiscripts>',
    '{}_{6}^{14}{\\mathrm{C}}',
  ],
  [
    'a sum with limits',
    math.nary('∑', 'i=1', 'n', math.sub('x', 'i')),
    '<munderover><mo largeop="true" movablelimits="false">∑</mo><mrow><mi>i</mi><mo>=</mo><mn>1</mn></mrow><mi>n</mi></munderover><mrow><msub><mi>x</mi><mi>i</mi></msub></mrow>',
    '\\sum\\limits_{i=1}^{n}{{x}_{i}}',
  ],
  [
    'an integral',
    math.nary('∫', '0', '1', 'xdx', 'subSup'),
    '<msubsup><mo largeop="true">∫</mo><mn>0</mn><mn>1</mn></msubsup><mrow><mi>x</mi><mi>d</mi><mi>x</mi></mrow>',
    '\\int\\nolimits_{0}^{1}{xdx}',
  ],
  [
    'a limit',
    math.limit('lim', 'x→0', math.fraction('1', 'x')),
    '<mrow><munder><mi>lim</mi><mrow><mi>x</mi><mo>→</mo><mn>0</mn></mrow></munder></mrow><mo>\u2061</mo><mrow><mfrac><mn>1</mn><mi>x</mi></mfrac></mrow>',
    '\\lim\\limits_{x→0}{\\frac{1}{x}}',
  ],
  [
    'nested brackets',
    math.brackets([`${math.text('2')}${math.brackets([math.text('a+b')], '[', ']')}`], '{', '}'),
    '<mrow><mo form="prefix" fence="true" stretchy="true">{</mo><mn>2</mn><mrow><mo form="prefix" fence="true" stretchy="true">[</mo><mi>a</mi><mo>+</mo><mi>b</mi><mo form="postfix" fence="true" stretchy="true">]</mo></mrow><mo form="postfix" fence="true" stretchy="true">}</mo></mrow>',
    '\\left\\{2\\left[a+b\\right]\\right\\}',
  ],
  [
    'brackets with separators',
    math.brackets(['a', 'b', 'c'], '(', ')', ','),
    '<mrow><mo form="prefix" fence="true" stretchy="true">(</mo><mi>a</mi><mo stretchy="true" separator="true">,</mo><mi>b</mi><mo stretchy="true" separator="true">,</mo><mi>c</mi><mo form="postfix" fence="true" stretchy="true">)</mo></mrow>',
    '\\left(a,b,c\\right)',
  ],
  [
    'a bracket on one side',
    math.brackets([x], '{', ''),
    '<mrow><mo form="prefix" fence="true" stretchy="true">{</mo><mi>x</mi></mrow>',
    '\\left\\{x\\right.',
  ],
  [
    'a matrix in brackets',
    math.brackets(
      [
        math.matrix([
          ['1', '2'],
          ['3', x],
        ]),
      ],
      '[',
      ']',
    ),
    '<mrow><mo form="prefix" fence="true" stretchy="true">[</mo><mtable><mtr><mtd><mn>1</mn></mtd><mtd><mn>2</mn></mtd></mtr><mtr><mtd><mn>3</mn></mtd><mtd><mi>x</mi></mtd></mtr></mtable><mo form="postfix" fence="true" stretchy="true">]</mo></mrow>',
    '\\left[\\begin{matrix}1 & 2 \\\\ 3 & x\\end{matrix}\\right]',
  ],
  [
    'equations below each other',
    '<m:eqArr><m:e><m:r><m:t>x&amp;=1</m:t></m:r></m:e><m:e><m:r><m:t>y&amp;=2</m:t></m:r></m:e></m:eqArr>',
    '<mtable displaystyle="true"><mtr><mtd><mi>x</mi><mo>=</mo><mn>1</mn></mtd></mtr><mtr><mtd><mi>y</mi><mo>=</mo><mn>2</mn></mtd></mtr></mtable>',
    '\\begin{array}{l}x=1 \\\\ y=2\\end{array}',
  ],
  [
    'a function',
    `<m:func><m:fName>${upright('sin')}</m:fName><m:e>${math.text('2x')}</m:e></m:func>`,
    '<mi>sin</mi><mo>\u2061</mo><mrow><mn>2</mn><mi>x</mi></mrow>',
    '\\sin{2x}',
  ],
  [
    'a vector',
    '<m:acc><m:accPr><m:chr m:val="\u20d7"/></m:accPr><m:e><m:r><m:t>AB</m:t></m:r></m:e></m:acc>',
    '<mover accent="true"><mrow><mi>A</mi><mi>B</mi></mrow><mo stretchy="true">→</mo></mover>',
    '\\overrightarrow{AB}',
  ],
  [
    'a bar above',
    `<m:bar><m:barPr><m:pos m:val="top"/></m:barPr><m:e>${x}</m:e></m:bar>`,
    '<mover><mi>x</mi><mo stretchy="true">‾</mo></mover>',
    '\\overline{x}',
  ],
  [
    'a brace below with a text',
    `<m:limLow><m:e><m:groupChr><m:e>${math.text('a+b')}</m:e></m:groupChr></m:e><m:lim>${math.text('n')}</m:lim></m:limLow>`,
    '<munder><mrow><munder><mrow><mi>a</mi><mo>+</mo><mi>b</mi></mrow><mo stretchy="true">⏟</mo></munder></mrow><mi>n</mi></munder>',
    '\\underset{n}{\\underbrace{a+b}}',
  ],
  ['a name without a style', math.text('lim'), '<mi>lim</mi>', '\\lim'],
  ['real numbers', math.text('R', '<m:scr m:val="double-struck"/>'), '<mi>ℝ</mi>', '\\mathbb{R}'],
  ['a bold letter', math.text('v', '<m:sty m:val="b"/>'), '<mi>𝐯</mi>', '\\mathbf{v}'],
  ['a script letter', math.text('L', '<m:scr m:val="script"/>'), '<mi>ℒ</mi>', '\\mathscr{L}'],
  [
    'words',
    math.text('jika x > 0', '<m:nor/>'),
    '<mtext>jika\u00a0x\u00a0&gt;\u00a00</mtext>',
    '\\text{jika x > 0}',
  ],
  [
    'decimals and a unit',
    `${math.text('9,8 ')}${upright('m')}`,
    '<mn>9,8</mn><mspace width="0.28em"></mspace><mi mathvariant="normal">m</mi>',
    '9,8\\ \\mathrm{m}',
  ],
  [
    'signs',
    math.text('a-b*c≤50%'),
    '<mi>a</mi><mo>−</mo><mi>b</mi><mo>∗</mo><mi>c</mi><mo>≤</mo><mn>50</mn><mi mathvariant="normal">%</mi>',
    'a-b*c≤50\\%',
  ],
  [
    'typed brackets',
    math.text('f(x)'),
    '<mi>f</mi><mo stretchy="false">(</mo><mi>x</mi><mo stretchy="false">)</mo>',
    'f(x)',
  ],
  [
    'a phantom',
    `<m:phant><m:phantPr><m:show m:val="0"/></m:phantPr><m:e>${x}</m:e></m:phant>`,
    '<mphantom><mi>x</mi></mphantom>',
    '\\phantom{x}',
  ],
])('converts %s', (_, omml, mathml, latex) => {
  expect(convert(omml)).toEqual({ mathml, latex, lost: [] });
});

test('names what is left out', () => {
  expect(convert(`<m:borderBox><m:e>${x}</m:e></m:borderBox>`)).toMatchObject({
    mathml: '<mi>x</mi>',
    lost: ['m:borderBox'],
  });
  expect(convert(`${x}<m:new>${x}</m:new>`)).toMatchObject({ mathml: '<mi>x</mi>', lost: ['m:new'] });
});
