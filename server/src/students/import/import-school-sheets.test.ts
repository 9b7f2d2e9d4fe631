import { utils } from '@e965/xlsx';
import { describe, expect, test } from 'vitest';
import { aStudent } from '../../../test/factories.ts';
import { aFile, sheetImports } from '../../../test/import-sheets.ts';
import { asFile, aWorkbook, type Rows } from '../../../test/sheets.ts';
import { createTestApp } from '../../../test/test-app.ts';

const app = await createTestApp();
const { context } = app;
const { importRows, logIn, upload } = await sheetImports(app);
const userOf = (nis: string) =>
  context.db.selectFrom('users').selectAll().where('nis', '=', nis).orderBy('id').execute();

describe('the eight-column sheet (NO, NISN, NIS, NAMA SISWA, L/P, USERNAME, PASSWORD, KELAS) with a title above it', () => {
  const rows: Rows = [
    ['DAFTAR SISWA KELAS 7 TAHUN PELAJARAN 2026/2027'],
    [],
    ['NO', 'NISN', 'NIS', 'NAMA\u00a0SISWA', 'L/P', 'USERNAME', 'PASSWORD', 'KELAS'],
    [null, '0071234567', '1001', 'Siti\u00a0Nur Aini Putri', 'P', 'siti.nur', 'melati-7a', '7A'],
    [null, '71234567', '1002', 'Budi Santoso', 'L', 'Budi01', 'kenanga-7a', '7A'],
    [null, 81234567, '1003', 'Citra', 'P', 'citra', '123456', '7 B'],
    [null, '0099999999', '1001', 'Dewi Lestari', 'P', 'dewi', 'anggrek-7a', '7A'],
  ];

  test('is reported by a dry run, which names the duplicate', async () => {
    const reply = await importRows(rows, { dry_run: 'true' });
    expect(reply).toMatchObject({
      created: 3,
      updated: 0,
      from_row: 4,
      rejected: [{ row: 7, message: 'NIS: This is already in row 4, column NIS.' }],
      fields: ['nisn', 'nis', 'full_name', 'gender', 'username', 'password', 'class'],
      other_columns: { names: [], more: 0 },
      new_classes: { names: ['7A', '7 B'], more: 0 },
    });
    expect(reply.rows[0]?.notes).toEqual([]);
    expect(reply.rows[1]?.notes).toEqual([]);
    expect(reply.rows[2]?.notes).toEqual([
      {
        column: 'NISN',
        code: 'zeros_added',
        params: { shown: '81234567', text: '0081234567', digits: 10 },
      },
    ]);
  });

  test('lets the others log in by NIS, NISN and username, where 71234567 is not 0071234567', async () => {
    const reply = await importRows(rows);
    expect(reply.cards.map(({ name }) => name)).toEqual(['Siti Nur Aini Putri', 'Budi Santoso', 'Citra']);
    for (const login of ['1001', '0071234567', 'SITI.NUR']) {
      expect([login, (await logIn(login, 'melati-7a')).status]).toEqual([login, 200]);
    }
    for (const login of ['1002', '71234567', 'budi01']) {
      expect([login, (await logIn(login, 'kenanga-7a')).status]).toEqual([login, 200]);
    }
    for (const login of ['1003', '0081234567', 'citra']) {
      expect([login, (await logIn(login, '123456')).status]).toEqual([login, 200]);
    }
    for (const [login, password] of [
      ['71234567', 'melati-7a'],
      ['0071234567', 'kenanga-7a'],
      ['81234567', '123456'],
      ['dewi', 'anggrek-7a'],
    ] as const) {
      expect([login, (await logIn(login, password)).status]).toEqual([login, 401]);
    }
    const names = { first_name: 'Siti', middle_name: 'Nur Aini', last_name: 'Putri', class: '7A' };
    expect(await userOf('1001')).toMatchObject([names]);
  });

  test('updates the same students when it is imported again, without changes', async () => {
    const reply = await importRows(rows);
    expect(reply).toMatchObject({ created: 0, updated: 3, cards: [], new_classes: { names: [] } });
    expect(reply.rows.flatMap(({ changes, details }) => [...changes, ...details])).toEqual([]);
    expect((await logIn('0071234567', 'melati-7a')).status).toBe(200);
  });
});

describe('a sheet of a school', () => {
  test('may have merged headings of two rows, rooms, sessions, and the birth in one cell', async () => {
    const sheet = utils.aoa_to_sheet([
      ['NO', 'NOMOR', '', 'NAMA', 'TEMPAT/TANGGAL LAHIR', 'NO PESERTA', 'RUANG', 'SESI'],
      ['', 'NIS', 'NISN'],
      [
        1,
        2001,
        { t: 'n', v: 51234567, z: '0000000000' },
        'Eka',
        'Bandung, 17 Agustus 2009',
        '24-001',
        'R1',
        1,
      ],
      [2],
    ]);
    sheet['!merges'] = ['A1:A2', 'B1:C1', 'D1:D2', 'E1:E2', 'F1:F2', 'G1:G2', 'H1:H2'].map(
      utils.decode_range,
    );
    const { reply } = await upload([aFile(asFile(aWorkbook({ Siswa: sheet })))]);
    expect(reply).toMatchObject({ created: 1, rejected: [], other_columns: { names: ['RUANG', 'SESI'] } });
    expect(reply.rows[0]?.notes).toEqual([]);
    expect(await userOf('2001')).toMatchObject([
      {
        nisn: '0051234567',
        participant_number: '24-001',
        place_of_birth: 'Bandung',
        date_of_birth: '2009-08-17',
      },
    ]);
  });

  test('may have place and date of birth in two columns under one heading', async () => {
    await importRows([
      ['NIS', 'NAMA', 'TEMPAT, TANGGAL LAHIR', '', 'KELAS'],
      ['2002', 'Fajar', 'Bandung', '17/8/2009', '7A'],
    ]);
    const birth = { place_of_birth: 'Bandung', date_of_birth: '2009-08-17' };
    expect(await userOf('2002')).toMatchObject([birth]);
  });
});

describe('a number that another person has', () => {
  const heading = ['NISN', 'NIS', 'NAMA', 'PASSWORD'];

  test('is stored without being a login, also when the sheet is imported again', async () => {
    await aStudent(context, {
      first_name: 'Gita',
      last_name: null,
      middle_name: null,
      nis: '3001',
      nisn: '0000003001',
    });
    const sheet = [heading, ['0000003002', '3001', 'Hana', 'bunga-hana']];
    for (const counts of [{ created: 1 }, { updated: 1 }]) {
      const reply = await importRows(sheet);
      expect(reply).toMatchObject({ ...counts, rejected: [] });
      expect(reply.rows[0]?.notes).toEqual([
        { column: 'NIS', code: 'number_not_a_login', params: { name: 'Gita (9A)' } },
      ]);
    }
    expect(await userOf('3001')).toMatchObject([{ first_name: 'Gita' }, { first_name: 'Hana' }]);
    expect((await logIn('3001', 'bunga-hana')).status).toBe(401);
    expect((await logIn('0000003002', 'bunga-hana')).status).toBe(200);
  });

  test('rejects a row that also has a login of a third person, and names both', async () => {
    await aStudent(context, {
      first_name: 'Lina',
      middle_name: null,
      last_name: null,
      class: '8A',
      nis: '3004',
    });
    await aStudent(context, {
      first_name: 'Mira',
      middle_name: null,
      last_name: null,
      class: '8B',
      nisn: '0000003005',
    });
    for (const name of ['Lina', 'Nia']) {
      const { rejected } = await importRows([heading, ['0000003005', '3004', name]]);
      expect(rejected).toEqual([
        { row: 2, message: 'The row has logins of two students: NIS of Lina (8A), NISN of Mira (8B).' },
      ]);
    }
  });
});
