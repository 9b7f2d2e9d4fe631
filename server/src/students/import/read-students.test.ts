import { randomBytes } from 'node:crypto';
import { utils } from '@e965/xlsx';
import { unzipSync, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { aSheet, asFile, aWorkbook } from '../../../test/sheets.ts';
import { altered, good, HEADING, MB, read, SHEET, SITI, worksheet } from '../../../test/student-sheets.ts';

describe('students are read', () => {
  const names = async (content: Uint8Array) => (await read(content)).rows.map(({ row, name }) => [row, name]);

  test.each(['xlsx', 'biff8', 'xlsm'] as const)('from %s with their accents', async (bookType) => {
    const file = aSheet([HEADING, ['Zoë Né', 'zoe@example.com']], bookType);
    expect(await names(file)).toEqual([[2, 'Zoë Né']]);
  });

  test('from BIFF5 with their accents', async () => {
    const file = aSheet([HEADING, ['Zo_ N_', 'zoe@example.com']], 'biff5');
    // Our writer cannot write the code page of Western Europe, so set it and write its letters here.
    file.writeUInt16LE(1252, file.indexOf(Buffer.from('42000200', 'hex')) + 4);
    file.write('Zoë Né', file.indexOf('Zo_ N_'), 'latin1');
    expect(await names(file)).toEqual([[2, 'Zoë Né']]);
  });

  test('with their row numbers, despite blank rows and a title above the heading', async () => {
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

  test('with the headings of unread columns, including a second one for a field', async () => {
    const heading = ['Nama', 'No. HP', 'No. WA', 'Hobi', 'Emaill'];
    const { fields, other_columns } = await read(aSheet([heading, ['Siti', '0812', '0813', 'catur']]));
    expect(fields).toEqual(['full_name', 'whatsapp']);
    expect(other_columns).toEqual(['No. WA', 'Hobi', 'Emaill']);
  });

  test('from below the row with most headings, whose number is returned', async () => {
    const letterhead = ['Nama', 'SMP Negeri 1', 'Email', 'tu@example.com'];
    const { from_row, rows } = await read(aSheet([letterhead, [...HEADING, 'Kelas'], [...SITI, '9A']]));
    expect(from_row).toBe(3);
    expect(rows.map(({ row, name }) => [row, name])).toEqual([[3, 'Siti Aisyah']]);
  });

  test('from a file whose parts begin with a byte order mark', async () => {
    const parts = Object.entries(unzipSync(good)).map(([name, part]) => [
      name,
      Buffer.concat([Buffer.from('\ufeff'), part]),
    ]);
    expect(await read(zipSync(Object.fromEntries(parts)))).toMatchObject({ rows: [{ name: 'Siti Aisyah' }] });
  });

  test('with a merged cell copied to all its rows', async () => {
    const sheet = utils.aoa_to_sheet([
      ['Nama', 'Email', 'Kelas'],
      [...SITI, '10A'],
      ['Budi', 'budi@example.com'],
    ]);
    sheet['!merges'] = [utils.decode_range('C2:C3'), utils.decode_range('C3:C1048576')];
    const { rows } = await read(asFile(aWorkbook({ Siswa: sheet })));
    expect(rows.map((row) => row.class)).toEqual(['10A', '10A']);
  });

  test('with the stored values of formulas, which are never evaluated', async () => {
    const sheet = utils.aoa_to_sheet([HEADING, SITI, ['Budi', 'budi@example.com']]);
    sheet.A2 = { t: 's', v: 'Stored Value', f: 'CONCATENATE("Evaluated"," ","Value")' };
    sheet.A3 = { t: 'e', v: 23, f: 'A99' };
    const { rows } = await read(asFile(aWorkbook({ Siswa: sheet })));
    expect(rows).toMatchObject([
      { name: 'Stored Value' },
      { reasons: [{ code: 'cell_error', params: { shown: '#REF!' } }] },
    ]);
  });

  test('whose sheet, headings and names are property names of every object', async () => {
    const file = aWorkbook({
      constructor: utils.aoa_to_sheet([
        [...HEADING, '__proto__', 'toString'],
        ['__proto__', 'siti@example.com', 'x', 'y'],
      ]),
    });
    expect(await names(asFile(file))).toEqual([[2, '__proto__']]);
  });

  test('whose heading is very long, of which messages quote the beginning', async () => {
    const long = `Waktu Tambahan${': '.repeat(10_000)}`;
    const file = aSheet([
      [...HEADING, long],
      [...SITI, 'banyak'],
    ]);
    const { rows } = await read(file);
    expect(rows[0]?.reasons).toMatchObject([{ column: expect.stringMatching(/^Waktu Tambahan.{1,50}$/) }]);
  });

  test('whose date format is very long, of which messages quote the beginning', async () => {
    const format = `"${' created, '.repeat(200)}"d`;
    const cell = { t: 'n', v: 45_000, z: format } as const;
    const sheet = utils.aoa_to_sheet([['Nama', 'WhatsApp'], ['Siti']]);
    Object.assign(sheet, { B2: cell, '!ref': 'A1:B2' });
    const { rows } = await read(asFile(aWorkbook({ Siswa: sheet })));
    expect(rows[0]?.reasons).toMatchObject([{ column: 'WhatsApp', code: 'became_a_date' }]);
    expect(JSON.stringify(rows[0]?.reasons).length).toBeLessThan(200);
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

  test('whose heading has a line break within brackets', async () => {
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

  test('whose number has thousands of digits, of which messages quote the beginning', async () => {
    const number = `1e${'0'.repeat(30_000)}`;
    const { rows } = await read(
      aSheet([
        ['Nama', 'WhatsApp'],
        ['Siti', number],
      ]),
    );
    expect(rows[0]?.reasons).toMatchObject([
      { code: 'number_cut', params: { shown: expect.stringMatching(/^1e0+$/) } },
    ]);
    expect(JSON.stringify(rows[0]?.reasons).length).toBeLessThan(200);
  });

  test('without reading macros and pictures, even large ones', async () => {
    const file = altered(aSheet([HEADING, SITI], 'xlsm'), {
      'xl/vbaProject.bin': randomBytes(100),
      'xl/media/logo.png': new Uint8Array(40 * MB),
    });
    expect(await names(file)).toEqual([[2, 'Siti Aisyah']]);
  });

  test('among a million blank rows', async () => {
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

  test('with a phone number in a cell of date format', async () => {
    const phone = { t: 'n', v: 81234567890, z: 'dd/mm/yyyy' };
    const sheet = utils.aoa_to_sheet([
      ['Nama', 'No. HP'],
      ['Siti', phone],
    ]);
    expect((await read(asFile(aWorkbook({ Siswa: sheet })))).rows[0]?.login).toBe('081234567890');
  });
});
