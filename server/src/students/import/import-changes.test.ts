import { utils } from '@e965/xlsx';
import { describe, expect, test } from 'vitest';
import { aStudent } from '../../../test/factories.ts';
import { aFile, sheetImports } from '../../../test/import-sheets.ts';
import { asFile } from '../../../test/sheets.ts';
import { createTestApp } from '../../../test/test-app.ts';

const { context, ...app } = await createTestApp();
const { upload, importRows } = await sheetImports({ context, ...app });

const ana = { first_name: 'Ana', middle_name: null, last_name: null, email: 'ana@example.test', class: '9A' };
await aStudent(context, ana);

describe('the report of an import', () => {
  test('shows the changed fields, and the fields that were read', async () => {
    const { rows, fields } = await importRows(
      [
        ['Nama', 'Email', 'Kelas', 'Waktu Tambahan (bukan untuk dibaca)', 'Catatan'],
        ['Ana', 'ana@example.test', '9B', 100, 'rajin'],
      ],
      { dry_run: 'true' },
    );
    expect(fields).toEqual(['full_name', 'email', 'class', 'extra_time_percent']);
    expect(rows[0]?.changes).toEqual([
      { field: 'class', before: '9A', after: '9B' },
      { field: 'extra_time_percent', before: 0, after: 100 },
    ]);
  });

  test('takes another spelling of the class for no change', async () => {
    const sheet = [
      ['Nama', 'Email', 'Kelas'],
      ['Ana', 'ana@example.test', '9-a'],
    ];
    const { rows } = await importRows(sheet, { dry_run: 'true' });
    expect(rows[0]?.changes).toEqual([]);
  });

  test('shows changes in hidden columns and rows', async () => {
    const sheet = utils.aoa_to_sheet([
      ['Nama', 'Email', 'Kelas', 'Extra Time', 'Kata Sandi'],
      ['Ana', 'ana@example.test', '9A', 100],
      ['Bayu', 'bayu@example.test', '9A', 50, 'hujan-di-sawah'],
    ]);
    sheet['!cols'] = [{}, {}, {}, { hidden: true }, { hidden: true }];
    sheet['!rows'] = [{ hidden: true }];
    const book = { SheetNames: ['Siswa'], Sheets: { Siswa: sheet } };
    const { reply } = await upload([aFile(asFile(book))], { dry_run: 'true' });
    expect(reply.fields).toEqual(['full_name', 'email', 'class', 'extra_time_percent', 'password']);
    expect(reply.rows).toMatchObject([
      { changes: [{ field: 'extra_time_percent', before: 0, after: 100 }], sheet_password: false },
      { changes: [{ field: 'extra_time_percent', before: 0, after: 50 }], sheet_password: true },
    ]);
    expect(JSON.stringify(reply)).not.toContain('hujan-di-sawah');
  });

  test('shows which sheet was read, and which others are not empty', async () => {
    const sheet = (name: string) =>
      utils.aoa_to_sheet([
        ['Nama', 'Email'],
        [name, 'dewi@example.test'],
      ]);
    const more = Array.from({ length: 21 }, (_, at) => [`9B${at}`, sheet('Dewi')]);
    const Sheets = { Rekap: sheet('Dewa'), '9A': sheet('Dewi'), ...Object.fromEntries(more) };
    const book = asFile({ SheetNames: Object.keys(Sheets), Sheets });
    const { reply } = await upload([aFile(book)], { dry_run: 'true' });
    expect(reply).toMatchObject({
      sheet: 'Rekap',
      other_sheets: { names: expect.arrayContaining(['9A', '9B18']), more: 2 },
      rows: [{ name: 'Dewa' }],
    });
  });

  test('shows the second login of a new student', async () => {
    const { rows } = await importRows(
      [
        ['Nama', 'Email', 'No. HP', 'Kota'],
        ['Citra', 'citra@example.test', '0812-0000-0077', 'Bandung'],
      ],
      { dry_run: 'true' },
    );
    expect(rows[0]?.changes).toEqual([{ field: 'whatsapp', before: null, after: '081200000077' }]);
  });

  test('names other personal fields that change', async () => {
    const { rows } = await importRows(
      [
        ['Nama', 'Email', 'Alamat', 'Tanggal Lahir', 'JK'],
        ['Ana', 'ana@example.test', 'Jl. Dago 1', '17/08/2010', 'P'],
      ],
      { dry_run: 'true' },
    );
    expect(rows[0]).toMatchObject({ changes: [], details: ['gender', 'date_of_birth', 'address_detail'] });
  });

  test('shows a changed number, and not one that is only spelled differently', async () => {
    const sheet = (number: string) => [
      ['Nama', 'Email', 'No. HP'],
      ['Eka', 'eka@example.test', number],
    ];
    await importRows(sheet('0812-0000-0088'));
    const spelled = await importRows(sheet('+62 812 0000 0088'), { dry_run: 'true' });
    expect(spelled.rows[0]).toMatchObject({ action: 'update', changes: [] });
    const other = await importRows(sheet('0812-0000-0099'), { dry_run: 'true' });
    expect(other.rows[0]?.changes).toEqual([
      { field: 'whatsapp', before: '081200000088', after: '081200000099' },
    ]);
  });

  test('shows nothing for a row that changes nothing', async () => {
    const sheet = [
      ['Nama', 'Email', 'Kelas', 'Tanggal Lahir', 'Ukuran Teks', 'Tanpa Animasi'],
      ['Dina Ayu Lestari', 'dina@example.test', '9A', '17/08/2010', 150, 'Ya'],
    ];
    await importRows(sheet);
    const { rows } = await importRows(sheet, { dry_run: 'true' });
    expect(rows[0]).toMatchObject({ action: 'update', changes: [], details: [] });
  });
});
