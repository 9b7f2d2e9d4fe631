import { expect, test } from 'vitest';
import { changedFields } from './changed-fields.ts';

test('returns only the fields that differ, with their old and new values', () => {
  const noon = '2026-03-02T12:00:00.000Z';
  const before = { name: 'Mid-term', opens_at: new Date(noon), classes: ['9A'], secret: 'x' };
  const after = { name: 'Final', opens_at: new Date(noon), classes: ['9A', '9B'], hint: null };
  expect(changedFields(before, after)).toEqual({
    before: { name: 'Mid-term', classes: ['9A'] },
    after: { name: 'Final', classes: ['9A', '9B'] },
  });
});

test('returns undefined for equal states', () => {
  expect(changedFields({ name: 'Final', hint: null }, { name: 'Final' })).toBeUndefined();
});
