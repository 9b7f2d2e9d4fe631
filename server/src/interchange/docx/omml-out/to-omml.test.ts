import { expect, test } from 'vitest';
import { isElement, parseContent } from '../../../content/parse-content.ts';
import { renderLatex } from '../../../content/write-math.ts';
import { toOmml } from './to-omml.ts';
import type { XmlTree } from './xml-tree.ts';

const PARTS = /^m:(?:e|num|den|sub|sup|deg|lim)$/;

/** The structure of a formula: `f{1}{2}` is a fraction. Values of properties stand in `< >`. */
function shapeOf({ name, children }: XmlTree): string {
  const trees = children.filter((child) => typeof child !== 'string');
  const inner = children.map((child) => (typeof child === 'string' ? child : shapeOf(child))).join('');
  if (name.startsWith('w:') || name === 'm:rPr') return '';
  if (/^m:(?:t|r|oMath)$/.test(name)) return inner;
  if (PARTS.test(name)) return `{${inner}}`;
  if (!name.endsWith('Pr')) return name.slice(2) + inner;
  const values = trees.flatMap(({ attributes }) => attributes['m:val'] ?? []);
  return values.length > 0 ? `<${values.join(' ')}>` : '';
}

function ommlOf(mathml: string, latex = ''): XmlTree {
  const [math] = parseContent(mathml).nodes;
  if (!math || !isElement(math)) throw new Error('no formula');
  return toOmml(math, latex);
}

/** Sums and limits as they stand in a line of their own. */
const isBlock = (latex: string) => /lim|sum|prod/.test(latex);

test.each([
  ['\\frac{a}{b}', 'f{a}{b}'],
  ['\\dfrac{1}{2}+\\tfrac{1}{3}', 'f{1}{2}+f{1}{3}'],
  ['\\binom{n}{k}', 'd<( )>{f<noBar>{n}{k}}'],
  ['\\sqrt{x}', 'rad<1>{}{x}'],
  ['\\sqrt[3]{x+1}', 'rad{3}{x+1}'],
  ['x^2', 'sSup{x}{2}'],
  ['x_1', 'sSub{x}{1}'],
  ['x_1^2', 'sSubSup{x}{1}{2}'],
  ['{}^{14}_{6}C', 'sSubSup{\u200b}{6}{14}C'],
  ["\\sideset{}{'}\\sum", 'nary<∑ subSup 1>{}{′}{}'],
  ['\\sum_{i=1}^{n} i^2 = 5', 'nary<∑ undOvr>{i=1}{n}{sSup{i}{2}}=5'],
  ['\\prod_{k} k', 'nary<∏ undOvr 1>{k}{}{k}'],
  ['\\int_0^1 f(x)\\,dx', 'nary<∫ subSup>{0}{1}{f(x)\u2009dx}'],
  ['\\int f', '∫f'],
  ['\\iint_D xy', 'nary<∬ subSup 1>{D}{}{xy}'],
  ['\\oint_C F', 'nary<∮ subSup 1>{C}{}{F}'],
  ['\\bigcup_{i} A_i', 'nary<⋃ subSup 1>{i}{}{sSub{A}{i}}'],
  ['\\lim_{x \\to 0} \\frac{\\sin x}{x}', 'limLow{lim}{x→0}\u2009f{sin\u2009x}{x}'],
  ['\\max_{x} f', 'sSub{max}{x}\u2009f'],
  ['\\begin{pmatrix}1&2\\\\3&4\\end{pmatrix}', 'd<( )>{m<1>mr{1}{2}mr{3}{4}}'],
  ['\\begin{bmatrix}a\\\\b\\end{bmatrix}', 'd<[ ]>{m<1>mr{a}mr{b}}'],
  ['\\begin{vmatrix}a&b\\\\c&d\\end{vmatrix}', 'd<| |>{m<1>mr{a}{b}mr{c}{d}}'],
  ['\\begin{matrix}1&2\\end{matrix}', 'm<1>mr{1}{2}'],
  ['f(x)=\\begin{cases}1 & x>0\\\\0 & x\\le 0\\end{cases}', 'f(x)=d<{ >{m<1>mr{1}{x>0}mr{0}{x≤0}}'],
  ['\\begin{aligned}x&=1\\\\y&=2\\end{aligned}', 'm<1 3 4>mr{x}{=1}mr{y}{=2}'],
  ['\\left(\\frac{a}{b}\\right)', 'd<( )>{f{a}{b}}'],
  ['\\left[\\left(a\\right)\\right]', 'd<[ ]>{d<( )>{a}}'],
  ['\\left\\{x\\right\\}', 'd<{ }>{x}'],
  ['\\left|x\\right|', 'd<| |>{x}'],
  ['\\left.\\frac{a}{b}\\right|_0', 'sSub{d< |>{f{a}{b}}}{0}'],
  ['\\left\\langle a\\right\\rangle', 'd<⟨ ⟩>{a}'],
  ['(a+b)', '(a+b)'],
  ['|x|', '|x|'],
  ['\\hat{a}', 'acc<\u0302>{a}'],
  ['\\vec{v}', 'acc<\u20d7>{v}'],
  ['\\bar{x}', 'bar<top>{x}'],
  ['\\dot{x}', 'acc<\u0307>{x}'],
  ['\\tilde{n}', 'acc<\u0303>{n}'],
  ['\\overline{AB}', 'bar<top>{AB}'],
  ['\\underline{x}', 'bar<bot>{x}'],
  ['\\overbrace{a+b}^{n}', 'limUpp{groupChr<⏞ top bot>{a+b}}{n}'],
  ['\\underbrace{a+b}_{n}', 'limLow{groupChr<⏟ bot top>{a+b}}{n}'],
  ['\\overrightarrow{AB}', 'acc<\u20d7>{AB}'],
  ['\\widehat{ABC}', 'acc<\u0302>{ABC}'],
  ['\\text{luas alas}', 'luas\u00a0alas'],
  ['a\\quad b', 'a\u2003b'],
  ['\\mathbf{v}', '𝐯'],
  ['\\mathbb{R}', 'ℝ'],
  ['\\mathrm{cm}', 'cm'],
  ['\\sin x', 'sin\u2009x'],
  ['\\log_2 8', 'sSub{log}{2}\u20098'],
  ['\\alpha\\le\\Omega', 'α≤Ω'],
  ['60^\\circ', 'sSup{60}{∘}'],
  ['\\phantom{x}y', 'phant<0>{x}y'],
  ['\\xrightarrow{k}', '\u2005limUpp{→}{limUpp{\u2005k\u2005}{\u2003\u2003\u2003}}\u2005'],
  ['\\boxed{x}', 'x'],
  ['a \\stackrel{!}{=} b', 'alimUpp{=}{!}b'],
  ['\\ce{H2O}', 'HsSub{\u200b}{2}O'],
  ["f'(x)", 'sSup{f}{′}(x)'],
  ['\\frac{\\frac{1}{2}}{\\sqrt{3}}', 'f{f{1}{2}}{rad<1>{}{3}}'],
  ['x \\in A \\cap B', 'x∈A∩B'],
  ['\\color{red}{x}', 'x'],
])('writes %s', (latex, shape) => {
  expect(shapeOf(ommlOf(renderLatex(latex, isBlock(latex)) ?? '', latex))).toBe(shape);
});

const run = (mathml: string) => JSON.stringify(ommlOf(`<math>${mathml}</math>`));

test('writes styles of letters, and text as text', () => {
  expect(run('<mi mathvariant="normal">e</mi>')).toContain('"m:sty","attributes":{"m:val":"p"}');
  expect(run('<mi>sin</mi>')).toContain('"m:val":"p"');
  expect(run('<mi>x</mi>')).not.toContain('m:sty');
  expect(run('<mi mathvariant="fraktur">g</mi>')).toContain('"m:val":"fraktur"');
  expect(run('<mtext>luas alas</mtext>')).toContain('"m:nor"');
});

test('writes frames and strikes', () => {
  const shape = (notation: string) =>
    shapeOf(ommlOf(`<math><menclose notation="${notation}"><mi>x</mi></menclose></math>`));
  expect(shape('box')).toBe('borderBox{x}');
  expect(shape('updiagonalstrike')).toBe('borderBox<1 1 1 1 1>{x}');
});

test('keeps the content of unknown parts', () => {
  expect(shapeOf(ommlOf('<math><mfoo><mi>x</mi></mfoo><merror><mn>2</mn></merror></math>'))).toBe('x2');
});
