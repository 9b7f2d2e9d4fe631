import { render } from '@lulus/contract/messages';
import { describe, expect, test } from 'vitest';
import { fieldsByHeading, fieldsOf, readCell } from '../../platform/sheets/columns.ts';
import { splitName } from './read-rows.ts';
import { STUDENT_COLUMNS } from './student-columns.ts';

const fieldOfHeading = fieldsByHeading(STUDENT_COLUMNS);

describe('a heading', () => {
  test.each([
    ['Nama Depan', 'first_name'],
    ['  nama_depan ', 'first_name'],
    ['FIRST NAME', 'first_name'],
    ['Nama Lengkap*', 'full_name'],
    ['Jenis Kelamin (L/P)', 'gender'],
    ['E-mail', 'email'],
    ['No.HP', 'whatsapp'],
    ['Tgl Lahir', 'date_of_birth'],
    ['NAMA\u00a0SISWA', 'full_name'],
    ['L/P', 'gender'],
    ['NISN', 'nisn'],
    ['No. Induk', 'nis'],
    ['NO PESERTA', 'participant_number'],
    ['USERNAME', 'username'],
    ['TEMPAT/TANGGAL LAHIR', 'place_and_date_of_birth'],
    ['RUANG', undefined],
    ['SESI', undefined],
    ['Catatan', undefined],
    ['', undefined],
  ])('%j names %s', (heading, field) => {
    expect(fieldOfHeading(heading)).toBe(field);
  });

  test('names one column only', () => {
    for (const field of fieldsOf(STUDENT_COLUMNS)) {
      for (const heading of STUDENT_COLUMNS[field].headings)
        expect([heading, fieldOfHeading(heading)]).toEqual([heading, field]);
    }
  });
});

describe('a cell is read', () => {
  test.each([
    ['first_name', '  Siti \u00a0 Nur\u200b ', 'Siti Nur'],
    ['first_name', 'Zoe\u0301', 'Zo\u00e9'],
    ['class', 10, '10'],
    ['class', null, null],
    ['class', '   ', null],
    ['gender', 'Laki - laki', 'male'],
    ['gender', 'l', 'male'],
    ['gender', 'PEREMPUAN', 'female'],
    ['gender', 'Female', 'female'],
    ['email', ' Siti@Example.COM ', 'siti@example.com'],
    ['whatsapp', '+62 812-3456-7890', '081234567890'],
    ['whatsapp', 6281234567890, '081234567890'],
    ['whatsapp', 81234567890, '081234567890'],
    ['whatsapp', '81234567890', '081234567890'],
    ['whatsapp', '0812.3456.7890', '081234567890'],
    ['whatsapp', '6.28123456789E+12', '081234567890'],
    ['whatsapp', '+65 8123 4567', '+6581234567'],
    ['nisn', '0071234567', '0071234567'],
    ['nisn', '71234567', '71234567'],
    ['nisn', 71234567, '0071234567'],
    ['nisn', '-', null],
    ['nisn', 0, null],
    ['nis', 10123, '10123'],
    ['nis', '00123', '00123'],
    ['nis', 2_024_000_000, '2024000000'],
    ['participant_number', '01-024-001-8', '01-024-001-8'],
    ['username', 'Siti.Aisyah', 'Siti.Aisyah'],
    ['place_and_date_of_birth', 'Bandung, 17 Agustus 2009', 'Bandung, 2009-08-17'],
    ['place_and_date_of_birth', 'Kab. Bandung / 17-08-2009', 'Kab. Bandung, 2009-08-17'],
    ['place_and_date_of_birth', 'Bandung 17/8/09', 'Bandung, 2009-08-17'],
    ['place_and_date_of_birth', 'Bandung', 'Bandung'],
    ['place_and_date_of_birth', '17 Agustus 2009', '2009-08-17'],
    ['place_and_date_of_birth', { date: '2009-08-17', shown: '8/17/09' }, '2009-08-17'],
    ['password', 123456, '123456'],
    ['extra_time_percent', '25 %', '25'],
    ['extra_time_percent', 25, '25'],
    ['extra_time_percent', 0.25, '25'],
    ['extra_time_percent', 0, '0'],
    ['text_size', 1.5, '150'],
    ['text_size', '200%', '200'],
    ['no_animations', 'Ya', 'true'],
    ['no_animations', false, 'false'],
    ['high_contrast', 'tidak', 'false'],
    ['high_contrast', null, null],
    ['date_of_birth', 40407, '2010-08-17'],
    ['date_of_birth', { date: '2010-08-17', shown: '8/17/10' }, '2010-08-17'],
    ['date_of_birth', '17/8/2010', '2010-08-17'],
    ['date_of_birth', '17-08-10', '2010-08-17'],
    ['date_of_birth', '17 Agustus 2010', '2010-08-17'],
    ['date_of_birth', '2010-08-17 00:00:00', '2010-08-17'],
  ] as const)('%s %j is %j', (field, cell, text) => {
    expect(readCell(STUDENT_COLUMNS[field], cell)).toEqual({ text });
  });
});

test('a number that got back its leading zeros is noted, and a text is not', () => {
  const { note } = STUDENT_COLUMNS.nisn;
  expect(note(71234567, '0071234567')).toEqual({
    code: 'zeros_added',
    params: { shown: '71234567', text: '0071234567', digits: 10 },
  });
  expect(note('0071234567', '0071234567')).toBeUndefined();
  expect(note(1_234_567_890, '1234567890')).toBeUndefined();
});

test('a dash means that a person has no middle or last name', () => {
  expect(readCell(STUDENT_COLUMNS.middle_name, '-')).toEqual({ text: null });
  expect(readCell(STUDENT_COLUMNS.last_name, ' – ')).toEqual({ text: null });
  expect(readCell(STUDENT_COLUMNS.last_name, 'Nur-Aini')).toEqual({ text: 'Nur-Aini' });
});

describe('a cell is rejected', () => {
  test.each([
    ['first_name', 'x'.repeat(101), /longer than 100/],
    ['first_name', 'nul\0character', /cannot be stored/],
    ['first_name', { error: '#REF!' }, /#REF!/],
    ['class', { date: '2026-10-01', shown: '1-Oct' }, /date \(1-Oct\)/],
    ['gender', 'X', /L or P/],
    ['email', 'siti at example', /not a valid email/],
    ['whatsapp', '6.28E+12', /Excel has cut/],
    ['whatsapp', 6_280_000_000_000, /Excel has cut/],
    ['whatsapp', 'none', /not a valid WhatsApp/],
    ['whatsapp', '0812', /not a valid WhatsApp/],
    ['nisn', 1_234_567_890_123_456, /Excel has cut/],
    ['nis', '1.21233E+17', /Excel has cut/],
    ['username', 'siti@example.com', /@/],
    ['place_and_date_of_birth', 'Bandung, 31 Februari 2009', /not a place and a date/],
    ['password', '12345', /minimal 6/],
    ['date_of_birth', '31/02/2010', /not a date/],
    ['date_of_birth', '08/17/2010', /not a date/],
    ['date_of_birth', 12, /not a date/],
    ['date_of_birth', true, /not a date/],
    ['date_of_birth', 'soon', /not a date/],
  ] as const)('%s %j', (field, cell, text) => {
    const result = readCell(STUDENT_COLUMNS[field], cell);
    expect('problem' in result && render(result.problem, 'default')).toMatch(text);
  });
});

test.each([
  ['Siti', 'Siti', null, null],
  ['Siti Aisyah', 'Siti', null, 'Aisyah'],
  ['Siti Nur Aini Putri', 'Siti', 'Nur Aini', 'Putri'],
])('the full name %s is split', (name, first_name, middle_name, last_name) => {
  expect(splitName(name)).toEqual({ first_name, middle_name, last_name });
});
