/** An examination with one question of each type, which the templates are written from. */
import { type BankItem, CHOICE_DEFAULTS, type Stimulus } from '@lulus/contract';
import sharp from 'sharp';
import { renderLatex } from '../../content/write-math.ts';
import type { ExportedExamination } from '../exported.ts';
import { exampleWords, type TemplateLanguage, type Words } from './example-words.ts';

const NO_ID = '00000000-0000-7000-8000-000000000000';
const PICTURE = 'bank_asset/triangle.png';
const TRIANGLE = `<svg xmlns="http://www.w3.org/2000/svg" width="220" height="150" font-family="sans-serif" font-size="16">
<rect width="220" height="150" fill="#fff"/><path d="M30 120H190V20Z" fill="#dce6f1" stroke="#1f3864" stroke-width="3"/>
<path d="M178 120V108H190" fill="none" stroke="#1f3864"/><text x="14" y="136">A</text><text x="194" y="136">B</text><text x="194" y="24">C</text></svg>`;

const NO_ASSETS = { image: [], audio: [], video: [] };

function item(words: Words, fields: Partial<BankItem> & { bank_question: string }): BankItem {
  return {
    ...CHOICE_DEFAULTS,
    id: NO_ID,
    examination_id: NO_ID,
    bank_type: 'text',
    bank_section: words.section,
    bank_question_weight: 1,
    option_type: 'text',
    bank_option: {},
    bank_answer: [],
    bank_asset: NO_ASSETS,
    play_limit: 1,
    hint: null,
    bank_key: [],
    tags: [],
    origin_id: null,
    ...fields,
  };
}

const numbered = (texts: string[]) => Object.fromEntries(texts.map((text, at) => [String(at + 1), text]));
const formula = (latex: string) => renderLatex(latex, false) ?? '';

/** The types with options. */
function choices(words: Words): BankItem[] {
  const { choice, area, multiple, table, match, order } = words;
  return [
    item(words, {
      bank_question: `<p>${choice.text}</p>`,
      bank_option: numbered(choice.options),
      bank_key: ['3'],
      hint: choice.hint,
      tags: choice.tags,
    }),
    item(words, {
      bank_question: `<p>${area.before}</p><p><img src="${PICTURE}" alt="${area.alt}" /></p>`,
      option_type: 'html',
      bank_option: numbered([
        `<p>${formula('\\frac{1}{2}ab')}</p>`,
        `<p>${formula('ab')}</p>`,
        '<p>a<sup>2</sup> + b<sup>2</sup></p>',
      ]),
      bank_key: ['1'],
      bank_question_weight: 2,
    }),
    item(words, {
      interaction: 'choice_multiple',
      bank_question: `<p>${multiple.text}</p>`,
      bank_option: numbered(multiple.options),
      bank_key: ['1', '4'],
      scoring_rule: 'parts_minus_wrong',
      stimulus_id: NO_ID,
    }),
    item(words, {
      interaction: 'choice_table',
      bank_question: `<p>${table.text}</p>`,
      bank_option: numbered(table.columns),
      bank_rows: numbered(table.rows),
      bank_key: { 1: '1', 2: '2', 3: '1' },
      scoring_rule: 'equal_parts',
      stimulus_id: NO_ID,
    }),
    item(words, {
      interaction: 'match',
      bank_question: `<p>${match.text}</p>`,
      bank_option: numbered(match.right),
      bank_rows: numbered(match.left),
      bank_key: { 1: '3', 2: '1', 3: '4' },
      scoring_rule: 'equal_parts',
    }),
    item(words, {
      interaction: 'order',
      bank_question: `<p>${order.text}</p>`,
      bank_option: numbered(order.options),
      bank_key: ['2', '4', '1', '3'],
    }),
  ];
}

/** The types that are answered with text. */
function texts(words: Words): BankItem[] {
  const { short, number, gaps, essay } = words;
  return [
    item(words, {
      interaction: 'short_answer',
      bank_question: `<p>${short.text}</p>`,
      bank_key: [
        { answer: short.full, share: 1 },
        { answer: short.half, share: 0.5 },
      ],
    }),
    item(words, {
      interaction: 'number',
      bank_question: `<p>${number.text}</p>`,
      bank_key: { value: '78.5', tolerance: '0.1' },
      unit: 'cm²',
    }),
    item(words, {
      interaction: 'gaps',
      bank_question: `<p>${gaps.text}</p>`,
      bank_gaps: {
        1: { type: 'text' },
        2: { type: 'number' },
        3: { type: 'list', options: numbered(gaps.list) },
      },
      bank_key: { 1: [{ answer: gaps.answer, share: 1 }], 2: { value: '2' }, 3: ['1'] },
      scoring_rule: 'equal_parts',
    }),
    item(words, {
      interaction: 'essay',
      bank_question: `<p>${essay.text}</p>`,
      bank_key: null,
      bank_question_weight: 3,
      max_words: 150,
      rubric: [
        {
          criterion: essay.criterion,
          levels: essay.levels.map((description, at) => ({ points: 3 - at, description })),
        },
      ],
    }),
  ];
}

const stimulusOf = ({ section, passage }: Words): Stimulus => ({
  id: NO_ID,
  examination_id: NO_ID,
  bank_section: section,
  content: `<p>${passage}</p>`,
  bank_asset: NO_ASSETS,
  play_limit: 1,
  shuffle_items: false,
});

export async function exampleExamination(language: TemplateLanguage): Promise<ExportedExamination> {
  const words = exampleWords[language];
  const picture = await sharp(Buffer.from(TRIANGLE)).png().toBuffer();
  return {
    name: words.name,
    sections: [],
    items: [...choices(words), ...texts(words)],
    stimuli: [stimulusOf(words)],
    media: new Map([[PICTURE, new Uint8Array(picture)]]),
  };
}
