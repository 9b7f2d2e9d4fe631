import type { BankItem } from '@lulus/contract';
import { describe, expect, test } from 'vitest';
import { anItem } from '../test-bank.ts';
import { filterBank, groupBank, noFilter } from './bank-filter.ts';

const entry = (id: string, bank_section: string, bank_question: string, given: Partial<BankItem> = {}) => ({
  ...anItem,
  id,
  bank_question,
  bank_type: 'text' as const,
  bank_section,
  ...given,
});

const groups = groupBank([
  entry('a', 'READING', '<p>The <strong>capital</strong> of France</p>'),
  entry('b', 'READING', 'Rivers of France', { bank_type: 'image' }),
  entry('c', 'LISTENING', 'Where do they meet?', { bank_type: 'audio' }),
]);
const found = (filter: Partial<typeof noFilter>) =>
  filterBank(groups, { ...noFilter, ...filter }).flatMap(({ entries }) => entries.map(({ id }) => id));

describe('the bank', () => {
  test('is grouped by section, with numbers per section', () => {
    expect(groups.map(({ section, entries }) => [section, entries.map(({ number }) => number)])).toEqual([
      ['READING', [1, 2]],
      ['LISTENING', [1]],
    ]);
  });

  test('is searched for all words, in any order and case, without tags', () => {
    expect(found({ search: ' france CAPITAL ' })).toEqual(['a']);
    expect(found({ search: 'france' })).toEqual(['a', 'b']);
    expect(found({ search: 'strong' })).toEqual([]);
  });

  test('is filtered by section and type, without new numbers', () => {
    expect(found({ section: 'LISTENING' })).toEqual(['c']);
    expect(found({ type: 'image', search: 'france' })).toEqual(['b']);
    expect(filterBank(groups, { ...noFilter, type: 'image' })[0]?.entries[0]?.number).toBe(2);
  });
});
