/** Constructs and signs that the formula dialog inserts. */

export interface Construct {
  /** Its text is `richText.formula_…`. */
  name: string;
  /** MathML of the button. */
  math: string;
  /** `|` stands for the selected text or the cursor. */
  latex: string;
}

const math = (inner: string) => `<math>${inner}</math>`;
const box = '<mi>▫</mi>';

export const constructs = [
  { name: 'fraction', math: math(`<mfrac>${box}${box}</mfrac>`), latex: '\\frac{|}{}' },
  { name: 'root', math: math(`<msqrt>${box}</msqrt>`), latex: '\\sqrt{|}' },
  { name: 'nthRoot', math: math(`<mroot>${box}<mi>n</mi></mroot>`), latex: '\\sqrt[n]{|}' },
  { name: 'power', math: math(`<msup>${box}<mi>n</mi></msup>`), latex: '^{|}' },
  { name: 'index', math: math(`<msub>${box}<mi>n</mi></msub>`), latex: '_{|}' },
  { name: 'sum', math: math('<mo>∑</mo>'), latex: '\\sum_{i=1}^{n} |' },
  { name: 'integral', math: math('<mo>∫</mo>'), latex: '\\int_{a}^{b} | \\,dx' },
  {
    name: 'limit',
    math: math('<munder><mi>lim</mi><mrow><mi>x</mi><mo>→</mo><mn>0</mn></mrow></munder>'),
    latex: '\\lim_{x \\to 0} |',
  },
  {
    name: 'matrix',
    math: math(
      `<mo>(</mo><mtable><mtr><mtd>${box}</mtd><mtd>${box}</mtd></mtr><mtr><mtd>${box}</mtd><mtd>${box}</mtd></mtr></mtable><mo>)</mo>`,
    ),
    latex: '\\begin{pmatrix} | & b \\\\ c & d \\end{pmatrix}',
  },
  {
    name: 'cases',
    math: math(`<mo>{</mo><mtable><mtr><mtd>${box}</mtd></mtr><mtr><mtd>${box}</mtd></mtr></mtable>`),
    latex: '\\begin{cases} | \\\\ b \\end{cases}',
  },
  { name: 'vector', math: math('<mover><mi>v</mi><mo>→</mo></mover>'), latex: '\\vec{|}' },
] as const satisfies readonly Construct[];

/** Signs with their LaTeX. */
export const signs: [sign: string, latex: string][] = [
  ['≤', '\\le '],
  ['≥', '\\ge '],
  ['≠', '\\ne '],
  ['±', '\\pm '],
  ['×', '\\times '],
  ['÷', '\\div '],
  ['π', '\\pi '],
  ['°', '^\\circ '],
  ['∞', '\\infty '],
  ['→', '\\to '],
  ['α', '\\alpha '],
  ['β', '\\beta '],
  ['γ', '\\gamma '],
  ['δ', '\\delta '],
  ['ε', '\\varepsilon '],
  ['θ', '\\theta '],
  ['λ', '\\lambda '],
  ['μ', '\\mu '],
  ['ρ', '\\rho '],
  ['σ', '\\sigma '],
  ['φ', '\\varphi '],
  ['ω', '\\omega '],
  ['Δ', '\\Delta '],
  ['Σ', '\\Sigma '],
  ['Ω', '\\Omega '],
];

/** Puts a construct around the selection of the field, and the cursor where typing continues. */
export function insertLatex(field: HTMLTextAreaElement, latex: string): string {
  const { selectionStart, selectionEnd, value } = field;
  const [before = '', after = ''] = latex.split('|');
  const selected = value.slice(selectionStart, selectionEnd);
  field.setRangeText(before + selected + after, selectionStart, selectionEnd, 'end');
  const inside = selectionStart + before.length + selected.length;
  // After a wrapped text, typing continues in the next empty part, such as the denominator.
  const empty = selected ? field.value.indexOf('{}', inside) + 1 : 0;
  const isOwn = empty > 0 && empty <= inside + after.length;
  const cursor = isOwn ? empty : selected ? inside + after.length : inside;
  field.setSelectionRange(cursor, cursor);
  field.focus();
  return field.value;
}
