import { read, utils } from '@e965/xlsx';
import * as contract from '@lulus/contract';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { anAdmin } from '../../../test/factories.ts';
import { createTestApp } from '../../../test/test-app.ts';
import { tidy } from '../../platform/sheets/cell-text.ts';
import { writeWorkbook } from '../../platform/sheets/write-workbook.ts';
import { cardsSheet } from './cards-sheet.ts';

const HOSTILE = [
  '=1+1',
  '+1+1',
  '-1+1',
  '@SUM(A1)',
  '\t=1+1',
  '\r=1+1',
  '\n=1+1',
  '＝1+1',
  '=HYPERLINK("http://example.test/?"&A1,"Click")',
  "=cmd|'/C calc'!A0",
  "'=1+1",
  '"=1+1"',
  '=1+1;=2+2,=3+3',
  '<f>1+1</f>',
  '&lt;f&gt;1+1&lt;/f&gt;',
  '&#61;1+1',
  '_x003D_1+1',
  '</t></si><si><t>=1+1',
  '__proto__',
];

describe('a text that looks like a formula', () => {
  const readBack = async () => {
    const bytes = await writeWorkbook({ Siswa: [['Nama'], ...HOSTILE.map((text) => [text])] });
    return { bytes, sheet: read(bytes, { cellNF: true, cellFormula: true }).Sheets.Siswa ?? {} };
  };

  test('is written as text, in a cell of format text', async () => {
    const { bytes, sheet } = await readBack();
    HOSTILE.forEach((text, index) => {
      const cell = sheet[`A${index + 2}`];
      expect([cell.t, cell.z, cell.f]).toEqual(['s', '@', undefined]);
      expect(cell.v.replace(/\r\n?/g, '\n')).toBe(text.replace(/\r/g, '\n'));
    });
    const xml = strFromU8(unzipSync(bytes)['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    expect(xml).not.toMatch(/<f[ >]|t="str"/);
    expect(xml.match(/t="s"/g)).toHaveLength(HOSTILE.length + 1);
  });

  test('is unchanged after a sheet of login cards is read back', async () => {
    const { context, call } = await createTestApp();
    const cards = HOSTILE.map((name, index) => ({
      name,
      class: name,
      login: `h${index}@example.test`,
      password: 'abcdefghjk',
      link: null,
    }));
    const sheet = read(await cardsSheet(cards)).Sheets['Kartu Login'] ?? {};
    // The import names this heading differently.
    utils.sheet_add_aoa(sheet, [['Email']], { origin: 'C1' });
    const content = await writeWorkbook({
      Siswa: utils.sheet_to_json<string[]>(sheet, { header: 1, raw: true }),
    });
    const { reply } = await call(contract.importStudents, {
      as: await anAdmin(context),
      body: { dry_run: 'true' },
      files: [{ field: 'file', filename: 'kartu.xlsx', content }],
    });
    expect(reply.rejected).toEqual([]);
    expect(reply.rows.map(({ name, class: group }) => [name, group])).toEqual(
      HOSTILE.map((name) => [tidy(name), tidy(name)]),
    );
  });
});
