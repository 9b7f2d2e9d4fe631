import { expect, test } from 'vitest';
import { filterOf, isFiltered, readView, writeView } from './audit-filter.ts';

const read = (address: string) => readView(new URLSearchParams(address));

test('reads the address that it writes, and drops invalid filters', () => {
  const address = 'who=rina&subject=final&action=key_corrected&from=2026-11-01&to=2026-11-21&before=40';
  expect(writeView(read(address)).toString()).toBe(address);
  expect(writeView(read('action=nothing&from=yesterday&to=2026-99-99&before=-3')).toString()).toBe('');
});

test('includes the whole of both days', () => {
  const { from, to } = filterOf(read('from=2026-11-20&to=2026-11-21'));
  expect(from).toBe(new Date(2026, 10, 20).toISOString());
  expect(to).toBe(new Date(2026, 10, 22).toISOString());
});

test('does not count the page as a filter', () => {
  expect(isFiltered(read('before=40'))).toBe(false);
  expect(isFiltered(read('who=rina'))).toBe(true);
});
