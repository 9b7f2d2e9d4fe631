import { expect, test } from 'vitest';
import { anExamination } from '../../test-examinations.ts';
import { examAddress, shownExaminations } from './exam-filter.ts';

const view = (address = '') => examAddress.read(new URLSearchParams(address));

const all = [
  anExamination({ examination_name: 'Fisika 10', status: 'draft', opens_at: null }),
  anExamination({
    examination_name: 'Biologi',
    status: 'published',
    opens_at: '2026-12-02T01:00:00.000Z',
  }),
  anExamination({
    examination_name: 'Fisika 9',
    status: 'archived',
    opens_at: '2026-12-01T01:00:00.000Z',
  }),
  anExamination({ examination_name: 'Aljabar', status: 'draft', opens_at: null }),
];
const names = (address: string) =>
  shownExaminations(all, view(address)).map(({ examination_name }) => examination_name);

test('the view is read from the address that it writes, without invalid values', () => {
  const address = 'q=fisika&status=draft&sort=name';
  expect(examAddress.write(view(address)).toString()).toBe(address);
  expect(examAddress.write(view('status=secret&sort=age&page=2')).toString()).toBe('');
});

test('examinations are found by words of their names and by status', () => {
  expect(names('q=FISI')).toEqual(['Fisika 10', 'Fisika 9']);
  expect(names('q=fisika&status=archived')).toEqual(['Fisika 9']);
  expect(names('q=kimia')).toEqual([]);
});

test('examinations are sorted by name in numeric order, or by opening with the others last', () => {
  expect(names('')).toEqual(['Fisika 10', 'Biologi', 'Fisika 9', 'Aljabar']);
  expect(names('sort=name')).toEqual(['Aljabar', 'Biologi', 'Fisika 9', 'Fisika 10']);
  expect(names('sort=opening')).toEqual(['Fisika 9', 'Biologi', 'Fisika 10', 'Aljabar']);
});
