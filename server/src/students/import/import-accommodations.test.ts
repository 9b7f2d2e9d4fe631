import { describe, expect, test } from 'vitest';
import { sheetImports } from '../../../test/import-sheets.ts';
import { createTestApp } from '../../../test/test-app.ts';

const { importRows, userOf } = await sheetImports(await createTestApp());

describe('the columns of accommodations', () => {
  const heading = [
    'Nama',
    'Email',
    'Tambahan Waktu (%)',
    'Ukuran Teks (%)',
    'Tanpa Animasi',
    'Kontras Tinggi',
  ];

  test('are stored if they have a value, and change nothing otherwise', async () => {
    await importRows([
      heading,
      ['Bela', 'bela@example.test', 25, '150%', 'Ya', ''],
      ['Cici', 'cici@example.test'],
    ]);
    const given = { extra_time_percent: 25, text_size: 150, no_animations: true, high_contrast: false };
    expect(await userOf('bela@example.test')).toMatchObject(given);
    expect(await userOf('cici@example.test')).toMatchObject({ extra_time_percent: 0, text_size: 100 });
    await importRows([heading, ['Bela', 'bela@example.test', '', '', 'Tidak', 'Ya']]);
    expect(await userOf('bela@example.test')).toMatchObject({
      ...given,
      no_animations: false,
      high_contrast: true,
    });
  });

  test('reject a row with invalid values', async () => {
    const { rejected } = await importRows([heading, ['Dedi', 'dedi@example.test', 400, 110, 'mungkin']]);
    expect(rejected[0]?.message.split('\n')).toEqual([
      'Tambahan Waktu (%): This must be a whole number from 0 to 300.',
      'Ukuran Teks (%): This must be one of 100, 125, 150, 175, 200.',
      'Tanpa Animasi: This must be Ya or Tidak.',
    ]);
  });
});
