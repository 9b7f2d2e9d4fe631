import { randomBytes, randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { utils } from '@e965/xlsx';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { aSheet, asFile, aWorkbook } from '../../../test/sheets.ts';
import type { HttpError } from '../../platform/errors.ts';
import { readStudents } from './read-students.ts';

async function read(content: string | Uint8Array, timeLimit?: number) {
  const path = join(tmpdir(), `lulus-sheet-${randomUUID()}`);
  await writeFile(path, content);
  try {
    return await readStudents(path, timeLimit);
  } finally {
    await rm(path);
  }
}

async function refusal(content: string | Uint8Array, timeLimit?: number) {
  const error = await read(content, timeLimit).then(
    () => expect.unreachable('the file was read'),
    (reason: HttpError) => reason,
  );
  return [error.status, (error.body?.message as { file?: string[] })?.file?.[0] ?? String(error)];
}

const MB = 1024 * 1024;
const HEADING = ['Nama Lengkap', 'Email'];
const SITI = ['Siti Aisyah', 'siti@example.com'];
const good = aSheet([HEADING, SITI]);

/** The same xlsx with parts replaced or added. */
function altered(file: Buffer, parts: Record<string, string | Uint8Array>): Uint8Array {
  const bytes = Object.entries(parts).map(([name, part]) => [
    name,
    typeof part === 'string' ? strToU8(part) : part,
  ]);
  return zipSync({ ...unzipSync(file), ...Object.fromEntries(bytes) });
}

const worksheet = (rows: string) =>
  `<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`;
const SHEET = 'xl/worksheets/sheet1.xml';

describe('what is no spreadsheet is refused by its content', () => {
  test.each([
    ['an empty file', ''],
    ['comma-separated text', 'Nama;Email\nSiti;siti@example.com'],
    ['a web page', '<html><table><tr><td>Nama</td></tr></table></html>'],
    ['a picture', Buffer.from('89504e470d0a1a0a', 'hex')],
    ['a picture with a sheet behind it', Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), good])],
    ['a zip of something else', zipSync({ 'a.txt': strToU8('Nama') })],
    ['a document of Word', altered(good, { '[Content_Types].xml': 'wordprocessingml.document.main+xml' })],
    ['OpenDocument', aSheet([HEADING, SITI], 'ods')],
    ['xlsb', aSheet([HEADING, SITI], 'xlsb')],
  ])('%s', async (_, content) => {
    expect(await refusal(content)).toEqual([415, expect.stringContaining('not an Excel file')]);
  });
});

describe('a spreadsheet of no use is refused with the reason', () => {
  test.each([
    ['no heading', aSheet([['Siti', 'siti@example.com']]), 'No heading row was found'],
    [
      'no name',
      aSheet([
        ['Email', 'Kelas'],
        ['a@example.com', '10'],
      ]),
      'no column for Nama Lengkap or Nama Depan',
    ],
    [
      'no way to log in',
      aSheet([
        ['Nama', 'Kelas'],
        ['Siti', '10'],
      ]),
      'no column for Email or WhatsApp',
    ],
    ['no students', aSheet([HEADING]), 'no students below its heading'],
    ['too many rows', aSheet([HEADING, ...Array.from({ length: 20_001 }, () => SITI)]), 'at most 20000'],
    [
      'far too many rows',
      aSheet([HEADING, ...Array.from({ length: 150_000 }, () => ['x'])]),
      'at most 20000',
    ],
    ['half a file', good.subarray(0, good.length / 2), 'damaged'],
    [
      'a spoilt xls',
      Buffer.concat([aSheet([HEADING, SITI], 'biff8').subarray(0, 512), randomBytes(4096)]),
      'damaged',
    ],
  ])('%s', async (_, content, reason) => {
    expect(await refusal(content)).toEqual([422, expect.stringContaining(reason)]);
  });

  test.each([
    ['a comment that ends the rows', '<!--</sheetData>-->'],
    ['an instruction that ends them', '<?x </sheetData>?>'],
    ['a text that ends them', '<![CDATA[</sheetData>]]>'],
  ])('%s for one reader and not for another', async (_, misleading) => {
    const row = '<row r="1"><c r="A1" t="inlineStr"><is><t>Nama</t></is></c></row>';
    const file = altered(good, { [SHEET]: worksheet(`${row}${misleading}`) });
    expect(await refusal(file)).toEqual([422, expect.stringContaining('damaged')]);
  });

  test('cells in UTF-16, in which another reader finds more', async () => {
    const cells = Buffer.from(`\ufeff${worksheet('')}`, 'utf16le');
    const file = altered(good, { [SHEET]: cells });
    expect(await refusal(file)).toEqual([422, expect.stringContaining('damaged')]);
  });

  test('a zip bomb', async () => {
    const bomb = altered(good, { [SHEET]: new Uint8Array(64 * MB) });
    expect(bomb.length).toBeLessThan(MB);
    expect(await refusal(bomb)).toEqual([422, expect.stringContaining('too large once it is unpacked')]);
  });

  test('a zip bomb that lies about its size', async () => {
    const bomb = Buffer.from(altered(good, { [SHEET]: new Uint8Array(64 * MB) }));
    const size = Buffer.alloc(4);
    size.writeUInt32LE(64 * MB);
    for (let at = bomb.indexOf(size); at >= 0; at = bomb.indexOf(size)) bomb.writeUInt32LE(1000, at);
    expect((await refusal(bomb))[0]).toBe(422);
  });

  test('a file that would take all memory', async () => {
    const rows = Array.from({ length: 600_000 }, (_, row) => `<row r="${row + 1}"><c><v>1</v></c></row>`);
    const file = altered(good, { [SHEET]: worksheet(rows.join('')) });
    expect(await refusal(file)).toEqual([422, expect.stringContaining('too large to be read')]);
  });

  test('a file that takes too long', async () => {
    expect(await refusal(good, 1)).toEqual([422, 'The file takes too long to read.']);
  });
});

describe('students are read', () => {
  const names = async (content: Uint8Array) => (await read(content)).rows.map(({ row, name }) => [row, name]);

  test.each(['xlsx', 'biff8', 'xlsm'] as const)('from %s with their accents', async (bookType) => {
    const file = aSheet([HEADING, ['Zoë Né', 'zoe@example.com']], bookType);
    expect(await names(file)).toEqual([[2, 'Zoë Né']]);
  });

  test('from BIFF5 with their accents', async () => {
    const file = aSheet([HEADING, ['Zo_ N_', 'zoe@example.com']], 'biff5');
    // What our writer cannot write: the code page of Western Europe, and its letters.
    file.writeUInt16LE(1252, file.indexOf(Buffer.from('42000200', 'hex')) + 4);
    file.write('Zoë Né', file.indexOf('Zo_ N_'), 'latin1');
    expect(await names(file)).toEqual([[2, 'Zoë Né']]);
  });

  test('with their row numbers, though rows are blank and a title stands above the heading', async () => {
    const rows = [['DAFTAR SISWA 2026'], [], HEADING, [], SITI, [null, ' '], ['Budi', 'budi@example.com']];
    expect(await names(aSheet(rows))).toEqual([
      [5, 'Siti Aisyah'],
      [7, 'Budi'],
    ]);
  });

  test('from the first visible sheet that has students', async () => {
    const workbook = aWorkbook({
      Rahasia: [HEADING, ['Hidden', 'hidden@example.com']],
      Catatan: [
        ['Kelas', 'Jumlah'],
        ['10', 2],
      ],
      '10A': [HEADING, SITI],
      '10B': [HEADING, ['Budi', 'budi@example.com']],
    });
    workbook.Workbook = { Sheets: [{ Hidden: 2 }, {}, {}, {}] };
    expect(await read(asFile(workbook))).toMatchObject({
      sheet: '10A',
      others: ['Catatan', '10B'],
      rows: [{ name: 'Siti Aisyah' }],
    });
  });

  test('and says what stands over the columns that are not read, a second one of a field too', async () => {
    const heading = ['Nama', 'No. HP', 'No. WA', 'Hobi', 'Emaill'];
    const { fields, other_columns } = await read(aSheet([heading, ['Siti', '0812', '0813', 'catur']]));
    expect(fields).toEqual(['full_name', 'whatsapp']);
    expect(other_columns).toEqual(['No. WA', 'Hobi', 'Emaill']);
  });

  test('from below the row with most headings, and says which that is', async () => {
    const letterhead = ['Nama', 'SMP Negeri 1', 'Email', 'tu@example.com'];
    const { from_row, rows } = await read(aSheet([letterhead, [...HEADING, 'Kelas'], [...SITI, '9A']]));
    expect(from_row).toBe(3);
    expect(rows.map(({ row, name }) => [row, name])).toEqual([[3, 'Siti Aisyah']]);
  });

  test('written by a program that begins its parts with the mark of UTF-8', async () => {
    const parts = Object.entries(unzipSync(good)).map(([name, part]) => [
      name,
      Buffer.concat([Buffer.from('\ufeff'), part]),
    ]);
    expect(await read(zipSync(Object.fromEntries(parts)))).toMatchObject({ rows: [{ name: 'Siti Aisyah' }] });
  });

  test('with a merged cell counting for all its rows', async () => {
    const sheet = utils.aoa_to_sheet([
      ['Nama', 'Email', 'Kelas'],
      [...SITI, '10A'],
      ['Budi', 'budi@example.com'],
    ]);
    sheet['!merges'] = [utils.decode_range('C2:C3'), utils.decode_range('C3:C1048576')];
    const { rows } = await read(asFile(aWorkbook({ Siswa: sheet })));
    expect(rows.map((row) => row.class)).toEqual(['10A', '10A']);
  });

  test('with formulas as the values that are stored, never evaluated', async () => {
    const sheet = utils.aoa_to_sheet([HEADING, SITI, ['Budi', 'budi@example.com']]);
    sheet.A2 = { t: 's', v: 'Stored Value', f: 'CONCATENATE("Evaluated"," ","Value")' };
    sheet.A3 = { t: 'e', v: 23, f: 'A99' };
    const { rows } = await read(asFile(aWorkbook({ Siswa: sheet })));
    expect(rows).toMatchObject([{ name: 'Stored Value' }, { problem: expect.stringContaining('#REF!') }]);
  });

  test('whose sheet, headings and names are those of every object', async () => {
    const file = aWorkbook({
      constructor: utils.aoa_to_sheet([
        [...HEADING, '__proto__', 'toString'],
        ['__proto__', 'siti@example.com', 'x', 'y'],
      ]),
    });
    expect(await names(asFile(file))).toEqual([[2, '__proto__']]);
  });

  test('whose heading goes on for thousands of signs, of which the beginning is told', async () => {
    const long = `Waktu Tambahan${': '.repeat(10_000)}`;
    const file = aSheet([
      [...HEADING, long],
      [...SITI, 'banyak'],
    ]);
    const { rows } = await read(file);
    expect(rows[0]?.problem).toMatch(/^Waktu Tambahan: [^:]{10,100}$/);
  });

  test('whose name and date formats go on for hundreds of signs, of which the beginning is told', async () => {
    const format = `"${' created, '.repeat(200)}"d`;
    const cell = { t: 'n', v: 45_000, z: format } as const;
    const sheet = utils.aoa_to_sheet([['Nama', 'WhatsApp'], ['Siti']]);
    Object.assign(sheet, { B2: cell, '!ref': 'A1:B2' });
    const { rows } = await read(asFile(aWorkbook({ Siswa: sheet })));
    expect(rows[0]?.problem).toMatch(/turned this into a date/);
    expect(rows[0]?.problem?.length).toBeLessThan(200);
  });

  test('whose heading has brackets within brackets', async () => {
    const { fields } = await read(
      aSheet([
        ['Nama', 'No. HP (WA (aktif))'],
        ['Siti', '081200000001'],
      ]),
    );
    expect(fields).toEqual(['full_name', 'whatsapp']);
  });

  test('whose heading has brackets with a line’s end in them', async () => {
    const { fields } = await read(
      aSheet([
        ['Nama Lengkap (sesuai\nKTP)', 'WhatsApp'],
        ['Siti', '081200000001'],
      ]),
    );
    expect(fields).toEqual(['full_name', 'whatsapp']);
  });

  test('whose heading opens thousands of brackets', async () => {
    const file = aSheet([[...HEADING, ...Array.from({ length: 100 }, () => '('.repeat(32_000))], SITI]);
    expect(await read(file)).toMatchObject({ rows: [{ name: 'Siti Aisyah' }] });
  });

  test('whose number has thousands of digits, of which the beginning is told', async () => {
    const number = `1e${'0'.repeat(30_000)}`;
    const { rows } = await read(
      aSheet([
        ['Nama', 'WhatsApp'],
        ['Siti', number],
      ]),
    );
    expect(rows[0]?.problem).toMatch(/cut the number to 1e0+\. /);
    expect(rows[0]?.problem?.length).toBeLessThan(200);
  });

  test('with macros and pictures left alone, however large', async () => {
    const file = altered(aSheet([HEADING, SITI], 'xlsm'), {
      'xl/vbaProject.bin': randomBytes(100),
      'xl/media/logo.png': new Uint8Array(40 * MB),
    });
    expect(await names(file)).toEqual([[2, 'Siti Aisyah']]);
  });

  test('beside a million blank rows', async () => {
    const text = (at: string, value: string) => `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`;
    const rows = [
      `<row r="1">${text('A1', 'Nama')}${text('B1', 'Email')}</row>`,
      ...Array.from({ length: 1_000_000 }, (_, index) => `<row r="${index + 2}"/>`),
      `<row r="1000002">${text('A1000002', 'Siti')}${text('B1000002', 'siti@example.com')}</row>`,
    ];
    expect(await names(altered(good, { [SHEET]: worksheet(rows.join('')) }))).toEqual([[1_000_002, 'Siti']]);
  });

  test.each([
    [false, 40407],
    [true, 38945],
  ])('with dates, in the calendar that begins in 1904: %s', async (date1904, v) => {
    const sheet = utils.aoa_to_sheet([
      ['Nama', 'Email', 'Tanggal Lahir'],
      [...SITI, { t: 'n', v, z: 'dd/mm/yyyy' }],
    ]);
    const workbook = aWorkbook({ Siswa: sheet });
    workbook.Workbook = { WBProps: { date1904 } };
    const { rows } = await read(asFile(workbook));
    expect(rows[0]?.student?.date_of_birth).toBe('2010-08-17');
  });

  test('with a number in a date’s format as what it is', async () => {
    const phone = { t: 'n', v: 81234567890, z: 'dd/mm/yyyy' };
    const sheet = utils.aoa_to_sheet([
      ['Nama', 'No. HP'],
      ['Siti', phone],
    ]);
    expect((await read(asFile(aWorkbook({ Siswa: sheet })))).rows[0]?.login).toBe('081234567890');
  });
});
