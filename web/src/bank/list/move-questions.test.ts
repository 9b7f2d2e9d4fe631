import { expect, test } from 'vitest';
import { aSection } from '../../examinations/test-examinations.ts';
import type { BankGroup } from './bank-filter.ts';
import { moveQuestions } from './move-questions.ts';

const section = (id: string) => aSection({ id, name: id.toUpperCase(), bank_count: 0 });
const group = (name: string, ids: string[], stimulus_id: string | null = null) =>
  ({ section: name, entries: ids.map((id) => ({ id, stimulus_id })) }) as BankGroup;

const sections = [section('a'), section('b'), section('c'), section('d')];
const groups = [group('A', ['1', '2', '3']), group('B', ['4']), group('C', ['5', '6'])];

test('questions move to the end of the section in their order, and only changed sections are sent', () => {
  const { before, after } = moveQuestions(sections, groups, { ids: new Set(['3', '1', '5']), target: 'c' });
  expect(after).toEqual({ a: ['2'], c: ['6', '1', '3', '5'] });
  expect(before).toEqual({ a: ['1', '2', '3'], c: ['5', '6'] });
});

test('questions move to an empty section', () => {
  const { before, after } = moveQuestions(sections, groups, { ids: new Set(['4']), target: 'd' });
  expect(after).toEqual({ b: [], d: ['4'] });
  expect(before).toEqual({ b: ['4'], d: [] });
});

test('the questions of a stimulus move together', () => {
  const together = [group('A', ['1', '2', '3'], 'a passage'), group('B', ['4'])];
  const { after } = moveQuestions(sections, together, { ids: new Set(['2', '4']), target: 'd' });
  expect(after).toEqual({ a: [], b: [], d: ['1', '2', '3', '4'] });
});
