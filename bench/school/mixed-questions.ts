/** Questions of all types, some with tables and formulas, as long as real ones and as the server stores them. */
import { INTERACTIONS } from '@lulus/contract';
import { renderLatex } from '../../server/src/content/write-math.ts';
import type { RevisionItem } from '../../server/src/platform/db/json-columns.ts';
import { anItem } from '../../server/test/factories.ts';
import { seededRandom } from '../../server/test/faults/seeded.ts';
import { FIVE_TYPES } from '../../server/test/five-types.ts';
import { drawText } from './question-text.ts';

export const FORMULAS = [
  '\\frac{3}{4}',
  '\\sqrt{x^2+9}',
  '\\sum_{k=1}^{n}k^2',
  '\\int_{0}^{2}(3x^2-1)\\,dx',
  '\\begin{pmatrix}2&-1\\\\0&3\\end{pmatrix}',
  'x_{1,2}=\\frac{-b\\pm\\sqrt{b^2-4ac}}{2a}',
  '\\sqrt[3]{27a^6}',
  '\\sum_{i=0}^{5}(2i+1)',
  '\\int_{-1}^{1}\\frac{1}{1+x^2}\\,dx',
  '\\begin{pmatrix}1&4&2\\\\3&0&-5\\end{pmatrix}',
];
/** About 120 characters. */
const STEM_WORDS = 18;
const OPTION_WORDS = 4;
const STATEMENT_WORDS = 7;
const OPTIONS = 4;
const STATEMENTS = 4;

const numbered = (count: number, text: () => string) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [at + 1, text()]));

function table(random: () => number): string {
  const row = (tag: string, cells: unknown[]) =>
    `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
  const rows = Array.from({ length: 3 }, () =>
    row('td', [drawText(random, 2), ...Array.from({ length: 3 }, () => Math.floor(random() * 900))]),
  );
  return `<table><tbody>${row('th', ['', 2022, 2023, 2024])}${rows.join('')}</tbody></table>`;
}

/** Returns the words of the stem without table and formula. */
export const stemText = (number: number) => drawText(seededRandom(number), STEM_WORDS);

/** Returns the question at this index, of the types in turn. Every fourth has a formula, and every twentieth a table. */
export function mixedQuestion(number: number): RevisionItem {
  const random = seededRandom(1000 + number);
  const interaction = INTERACTIONS[number % INTERACTIONS.length] ?? 'choice';
  const { item } = FIVE_TYPES[interaction];
  const latex = number % 4 === 0 ? FORMULAS[number / 4] : undefined;
  const formula = latex ? ` ${renderLatex(latex, false)}` : '';
  const isChoice = interaction === 'choice' || interaction === 'choice_multiple';
  return anItem({
    ...item,
    bank_question: `<p>${stemText(number)}${formula}</p>${number % 20 === 1 ? table(random) : ''}${interaction === 'gaps' ? item.bank_question : ''}`,
    ...(isChoice && { bank_option: numbered(OPTIONS, () => drawText(random, OPTION_WORDS)) }),
    ...(interaction === 'choice_table' && {
      bank_rows: numbered(STATEMENTS, () => drawText(random, STATEMENT_WORDS)),
      bank_key: { 1: '1', 2: '2', 3: '2', 4: '1' },
    }),
  });
}
