import { expect, test } from 'vitest';
import { wordFormulas } from './word-formulas.ts';

const r = (text: string) => `<m:r>${text}</m:r>`;
const e = (text: string) => `<m:e>${r(text)}</m:e>`;
const convert = (omml: string) =>
  wordFormulas(`[if gte msEquation 12]><m:oMath>${omml}</m:oMath><![endif]`)[0]?.innerHTML;

test.each([
  ['a run', r('2x+1,5'), '<mn>2</mn><mi>x</mi><mo>+</mo><mn>1,5</mn>'],
  ['a power', `<m:sSup>${e('x')}<m:sup>${r('2')}</m:sup></m:sSup>`, '<msup><mi>x</mi><mn>2</mn></msup>'],
  ['an index', `<m:sSub>${e('x')}<m:sub>${r('1')}</m:sub></m:sSub>`, '<msub><mi>x</mi><mn>1</mn></msub>'],
  [
    'a root',
    `<m:rad><m:radPr><m:degHide m:val="on"/></m:radPr><m:deg/>${e('x')}</m:rad>`,
    '<msqrt><mi>x</mi></msqrt>',
  ],
  ['a cube root', `<m:rad><m:deg>${r('3')}</m:deg>${e('x')}</m:rad>`, '<mroot><mi>x</mi><mn>3</mn></mroot>'],
  [
    'a sum',
    `<m:nary><m:naryPr><m:chr m:val="∑"/><m:limLoc m:val="undOvr"/></m:naryPr><m:sub>${r('1')}</m:sub><m:sup>${r('n')}</m:sup>${e('i')}</m:nary>`,
    '<mrow><munderover><mo>∑</mo><mn>1</mn><mi>n</mi></munderover><mi>i</mi></mrow>',
  ],
  [
    'an integral',
    `<m:nary><m:sub>${r('0')}</m:sub><m:sup>${r('1')}</m:sup>${e('x')}</m:nary>`,
    '<mrow><msubsup><mo>∫</mo><mn>0</mn><mn>1</mn></msubsup><mi>x</mi></mrow>',
  ],
  [
    'a sum without an upper limit',
    `<m:nary><m:naryPr><m:chr m:val="∑"/><m:supHide m:val="on"/></m:naryPr><m:sub>${r('i')}</m:sub><m:sup/>${e('x')}</m:nary>`,
    '<mrow><msub><mo>∑</mo><mi>i</mi></msub><mi>x</mi></mrow>',
  ],
  [
    'brackets',
    `<m:d><m:dPr><m:begChr m:val="["/><m:endChr m:val="]"/></m:dPr>${e('x')}</m:d>`,
    '<mrow><mo>[</mo><mi>x</mi><mo>]</mo></mrow>',
  ],
  [
    'a matrix',
    `<m:m><m:mr>${e('a')}${e('b')}</m:mr><m:mr>${e('c')}${e('d')}</m:mr></m:m>`,
    '<mtable><mtr><mtd><mi>a</mi></mtd><mtd><mi>b</mi></mtd></mtr><mtr><mtd><mi>c</mi></mtd><mtd><mi>d</mi></mtd></mtr></mtable>',
  ],
  [
    'a function',
    `<m:func><m:fName>${r('sin')}</m:fName>${e('x')}</m:func>`,
    '<mrow><mi>sin</mi><mo>\u2061</mo><mi>x</mi></mrow>',
  ],
  [
    'a vector',
    `<m:acc><m:accPr><m:chr m:val="⃗"/></m:accPr>${e('v')}</m:acc>`,
    '<mover><mi>v</mi><mo stretchy="true">→</mo></mover>',
  ],
  [
    'a limit',
    `<m:limLow>${e('y')}<m:lim>${r('x→0')}</m:lim></m:limLow>`,
    '<munder><mi>y</mi><mrow><mi>x</mi><mo>→</mo><mn>0</mn></mrow></munder>',
  ],
])('%s of Word becomes MathML', (_, omml, math) => {
  expect(convert(omml)).toBe(math);
});

test('a formula on its own line stays so, and a part without conversion makes its formula undefined', () => {
  const both = `<m:oMathPara><m:oMath>${r('x')}</m:oMath></m:oMathPara><m:oMath><m:sPre>${r('x')}</m:sPre></m:oMath>`;
  const [first, second] = wordFormulas(both);
  expect([first?.getAttribute('display'), second]).toEqual(['block', undefined]);
});
