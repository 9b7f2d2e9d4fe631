/** A written question reads as the same one, or its differences are named. */
import type { BankItem, OptionType } from '@lulus/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyExported, fieldsOf, INTERACTIONS } from '../../../test/any-exported.ts';
import { anExportedExamination, anExportedItem } from '../../../test/exported-item.ts';
import { FIVE_TYPES } from '../../../test/five-types.ts';
import { type ImportedItem, isRefused } from '../imported.ts';
import { htmlToText } from '../rich-text.ts';
import { importDocx } from './map.ts';
import { writeDocx } from './write.ts';

async function readAgain(items: BankItem[]) {
  const { file, lost } = await writeDocx(anExportedExamination(items));
  const { entries } = await importDocx({ name: 'soal.docx', bytes: file });
  return { entries, lost: lost.map(({ problem }) => problem.code) };
}

/** Rich texts as their words: a document says with other tags what is bold, and plain text needs none. */
function comparable(fields: Record<string, unknown>) {
  const withoutLatex = (html: unknown) => String(html).replace(/<annotation.*?<\/annotation>/gs, '');
  const words = (html: unknown) => htmlToText(withoutLatex(html)).replace(/\s+/g, ' ').trim();
  const withSpaces = (text: unknown) => String(text).replace(/\s+/g, ' ').trim();
  const all = (texts: unknown, type: unknown) =>
    Object.values((texts ?? {}) as object).map((text) => (type === 'html' ? words(text) : withSpaces(text)));
  const { bank_question, bank_option, option_type, bank_rows, rows_type, hint, hint_type, ...others } =
    fields;
  return {
    ...others,
    ...(others.scoring_rule === undefined && { scoring_rule: 'all_or_nothing' }),
    ...(others.play_limit === undefined && { play_limit: 1 }),
    ...(others.bank_question_weight === undefined && { bank_question_weight: 1 }),
    question: words(bank_question),
    options: all(bank_option, option_type),
    rows: all(bank_rows, rows_type),
    hint: hint_type === 'html' ? words(hint) : withSpaces(hint),
  };
}

const withoutFiles = (item: BankItem): BankItem => ({
  ...(JSON.parse(JSON.stringify(item)) as BankItem),
  bank_asset: { image: [], audio: [], video: [] },
  ...(item.option_type === 'file' && {
    option_type: 'text' as OptionType,
    bank_option: Object.fromEntries(Object.keys(item.bank_option).map((key) => [key, `pilihan ${key}`])),
  }),
});

describe.each(INTERACTIONS)('%s', (interaction) => {
  test('reads as the same question without a loss', async () => {
    const item = anExportedItem({
      ...(FIVE_TYPES[interaction].item as Partial<BankItem>),
      bank_section: 'IPA',
      tags: ['sel; inti', 'biologi'],
      bank_question_weight: 2.5,
      wrong_points: interaction === 'essay' ? 0 : -0.25,
    });
    const { entries, lost } = await readAgain([item, item]);
    expect(lost).toEqual([]);
    for (const entry of entries) {
      expect(entry).toMatchObject({ section: 'IPA', warnings: [] });
      expect(comparable((entry as ImportedItem).fields as never)).toEqual(comparable(fieldsOf(item)));
    }
    expect(entries).toHaveLength(2);
  });

  test('reads as the same question, or names the difference', async () => {
    let same = 0;
    await fc.assert(
      fc.asyncProperty(anyExported(interaction).map(withoutFiles), async (written) => {
        const { entries, lost } = await readAgain([written]);
        if (lost.length > 0) return;
        const [entry] = entries as [ImportedItem];
        if (isRefused(entry)) throw new Error(JSON.stringify(entry));
        expect(entries).toHaveLength(1);
        expect(comparable(entry.fields as never)).toEqual(comparable(fieldsOf(written)));
        expect([entry.section, entry.warnings.filter(({ code }) => code !== 'no_key_in_file')]).toEqual([
          written.bank_section,
          [],
        ]);
        same++;
      }),
      { numRuns: 60 },
    );
    expect(same).toBeGreaterThan(15);
  });
});
