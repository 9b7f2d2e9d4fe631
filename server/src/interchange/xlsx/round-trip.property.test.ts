/** A written examination reads as the same questions. */
import type { BankItem, Stimulus } from '@lulus/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  anyExported,
  INTERACTIONS,
  type Material,
  fieldsOf as presentFieldsOf,
} from '../../../test/any-exported.ts';
import { anExportedExamination } from '../../../test/exported-item.ts';
import { escapeText } from '../../content/write-html.ts';
import { renderLatex } from '../../content/write-math.ts';
import type { ExportedExamination } from '../exported.ts';
import { type ImportedItem, isRefused } from '../imported.ts';
import { importXlsx } from './map.ts';
import { writeXlsx } from './write.ts';

/** A picture of one pixel in this shade. */
const png = (shade: string) =>
  Buffer.from(
    `iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNg${shade}ABJzQnCgAAAABJRU5ErkJggg==`,
    'base64',
  );
const [A, B, C] = ['bank_asset/a.png', 'bank_asset/b.png', 'bank_option/c.png'];
const MEDIA = new Map<string, Uint8Array>([
  [A, png('AAAAAg')],
  [B, png('BBBBBg')],
  [C, png('CCCCCg')],
]);

const examinationOf = (items: BankItem[], stimuli: Stimulus[] = []): ExportedExamination => ({
  ...anExportedExamination(items),
  stimuli,
  media: MEDIA,
});

/** Reads the written file. Names of files are again the paths that they were written from. */
async function readAgain(examination: ExportedExamination) {
  const { file, lost, refused } = await writeXlsx(examination);
  const imported = importXlsx({ name: 'soal.xlsx', bytes: file });
  const pathOf = (bytes: Uint8Array | undefined) =>
    [...MEDIA].find(([, other]) => bytes && Buffer.compare(bytes, other) === 0)?.[0] ?? 'missing';
  const text = JSON.stringify({ entries: imported.entries, stimuli: imported.stimuli });
  const named = text.replace(/xl\/media\/[\w.]+/g, (name) => pathOf(imported.media[name]));
  const { entries, stimuli } = JSON.parse(named) as Pick<typeof imported, 'entries' | 'stimuli'>;
  const items = entries.map((entry): ImportedItem => {
    if (isRefused(entry)) throw new Error(JSON.stringify(entry.refused));
    return entry;
  });
  return { items, stimuli, lost, refused };
}

/** The fields as a reader returns them. Defaults are absent. */
function fieldsOf(item: BankItem): Record<string, unknown> {
  const noOptions = ['short_answer', 'number', 'gaps', 'essay'].includes(item.interaction);
  return Object.fromEntries(
    Object.entries(presentFieldsOf(item)).filter(
      ([name, value]) =>
        !(name === 'play_limit' && value === 1) &&
        !(name === 'scoring_rule' && value === 'all_or_nothing') &&
        !(name === 'option_type' && noOptions),
    ),
  );
}

const AWKWARD = [
  'a<b & c',
  "'html: <p>x</p>",
  'html: <p>x</p>',
  '<p>tag</p>',
  '\\(x^2\\)',
  '$$x$$',
  "'''\\[y\\]",
  "'tis",
  '[gambar 1]',
  '[picture 2] x',
  '=1+1',
  '-1',
  '+62',
  '@x',
  '1/2',
  '1-2',
  '0,5',
  '007',
  'A; C',
  'A dan B',
  'a|b;c\\',
  '\\;',
  '50% (50%)',
  'x (100%)',
  '_x0041_',
  'الكتاب',
  'TRUE',
  '*a',
  '\\*a',
  '**',
  'list: a',
  'angka: 2',
  'a\\\\;',
  '3',
  'B',
];
const plain = fc
  .oneof(fc.constantFrom(...AWKWARD), fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }))
  .map((text) => text.trim() || 'x');
const lines = fc.oneof(
  plain,
  fc.tuple(plain, plain).map(([a, b]) => `${a}\n${b}`),
);
const formula = (latex: string, isBlock = false) => renderLatex(latex, isBlock) ?? '';
const inline = fc.oneof(
  plain.map(escapeText),
  fc.constantFrom(
    '<strong>a</strong>',
    '<em>b<sub>2</sub></em>',
    '<strong><u>c</u></strong>',
    '<u><strong>c</strong></u>',
    'm<sup>2</sup>',
    '<s>d</s>',
    '<code>x</code>',
    ' <br />',
    formula('\\frac{1}{2}'),
    formula('a<b', true),
    `<img src="${A}" alt="" />`,
    `<img src="${B}" alt="Peta &quot;Jawa&quot; &amp; Bali" />`,
    `<img src="${A}" alt="x.png" width="30" height="20" />`,
    '<math><mi>x</mi></math>',
  ),
);
const paragraph = fc.array(inline, { minLength: 1, maxLength: 4 }).map((parts) => `<p>${parts.join('')}</p>`);
const block = fc.constantFrom(
  '<ul><li>a</li></ul>',
  '<table><tbody><tr><td>1</td></tr></tbody></table>',
  '<p dir="rtl">ب</p>',
);
const rich = fc
  .array(fc.oneof({ weight: 4, arbitrary: paragraph }, { weight: 1, arbitrary: block }), {
    minLength: 1,
    maxLength: 3,
  })
  .map((parts) => parts.join(''));

const MATERIAL: Material = {
  plain,
  lines,
  rich,
  optionFiles: { 1: C, 2: B, 3: C },
  assets: fc.constantFrom({ image: [], audio: [], video: [] }, { image: [B, A], audio: [], video: [] }),
};
const hint = fc.oneof(
  fc.record({ hint: fc.option(lines), hint_type: fc.constant('text' as const) }),
  fc.record({ hint: rich, hint_type: fc.constant('html' as const) }),
);
const rubric = fc.array(
  fc.record({
    criterion: lines,
    levels: fc.array(
      fc.record({ points: fc.constantFrom(0, 1, 2.5), description: fc.oneof(fc.constant(''), lines) }),
      { maxLength: 3 },
    ),
  }),
  { maxLength: 3 },
);

const section = fc.record({ bank_section: fc.constantFrom('IPA', 'BAGIAN "A" <1>') });

test.each(INTERACTIONS)('%s reads as the same question', async (interaction) => {
  const own = interaction === 'essay' ? fc.record({ rubric }) : fc.constant({});
  const item = fc
    .tuple(anyExported(interaction, MATERIAL), section, hint, own)
    .map(([all, ...parts]): BankItem => Object.assign(all, ...parts));
  await fc.assert(
    fc.asyncProperty(item, async (written) => {
      const { items, lost, refused } = await readAgain(examinationOf([written]));
      const [read] = items as [ImportedItem];
      expect(read.fields).toEqual(fieldsOf(written));
      expect([items.length, read.section, read.warnings, lost, refused]).toEqual([
        1,
        written.bank_section,
        [],
        [],
        [],
      ]);
    }),
    { numRuns: 60 },
  );
});
