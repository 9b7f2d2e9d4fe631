import { expect, test } from 'vitest';
import { timeIn, timeZones } from './time-zones.ts';

const NOON = Date.UTC(2026, 10, 20, 12);

test('the list has the zones of the browser and the current one, sorted and without duplicates', () => {
  const zones = timeZones('US/Hawaii');
  expect(zones).toContain('Asia/Jakarta');
  expect(zones.filter((zone) => zone === 'US/Hawaii')).toHaveLength(1);
  expect(zones).toEqual([...new Set(zones)].sort());
});

test('the time in a zone is in the user’s language', () => {
  expect(timeIn('Asia/Jakarta', NOON, 'en')).toMatch(/^Friday.* 19:00 GMT\+7$/);
  expect(timeIn('Asia/Jayapura', NOON, 'id')).toMatch(/^Jumat.*21[.:]00 GMT\+9$/);
});

test('a zone that the browser does not know has no time', () => {
  expect(timeIn('Asia/Nowhere', NOON, 'en')).toBeUndefined();
});
