import { expect, test } from 'vitest';
import { anItem } from '../../test/factories.ts';
import { findUnpinned } from './unpinned-options.ts';

const found = (last: string, fields: Partial<ReturnType<typeof anItem>> = {}) =>
  findUnpinned(
    [
      {
        ...anItem({ bank_option: { 1: 'Paris', 2: 'Rome', 3: last }, ...fields }),
        section_id: 's',
        bank_section: 'READING',
      },
    ],
    () => true,
  ).length;

test.each([
  'All of the above',
  'None of these',
  'Semua jawaban benar',
  'A dan B',
  'B, C dan D',
  'Tidak ada yang benar',
])('%s refers to other options', (text) => {
  expect(found(text)).toBe(1);
  expect(found(text, { pinned_options: ['3'] })).toBe(0);
  expect(found(text, { keep_option_order: true })).toBe(0);
  expect(found(`<p>${text}</p>`, { option_type: 'html' })).toBe(1);
});

test.each(['Vitamin C and iron', 'Semua orang pergi', 'Both Rome', 'allofthe'])('%s does not', (text) => {
  expect(found(text)).toBe(0);
});
