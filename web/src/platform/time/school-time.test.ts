import { describe, expect, test } from 'vitest';
import { schoolTimeText } from './school-time.ts';
import { fromZonedInput, toZonedInput, zoneText } from './zoned-input.ts';

const INSTANT = '2026-12-01T03:00:00.000Z';

describe('a time of the school', () => {
  test.each([
    ['id', 'Asia/Jakarta', 'short', 'Sel, 1 Des 2026, 10.00 WIB'],
    ['id', 'Asia/Jayapura', 'long', 'Selasa, 1 Desember 2026 pukul 12.00 WIT'],
    ['en', 'Asia/Jakarta', 'long', 'Tuesday, December 1, 2026 at 10:00 WIB'],
    ['en', 'Asia/Tokyo', 'short', 'Tue, Dec 1, 2026, 12:00 GMT+9'],
  ] as const)('in %s and %s, %s, is %s', (locale, timeZone, length, text) => {
    expect(schoolTimeText(INSTANT, { locale, timeZone, length })).toBe(text);
  });

  test('names its zone', () => {
    expect(zoneText('Asia/Makassar')).toBe('Asia/Makassar (WITA)');
  });

  test('is in the zone of the browser if the school’s is unknown', () => {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    expect(schoolTimeText(INSTANT, { locale: 'en', timeZone: 'Asia/Nowhere' })).toBe(
      schoolTimeText(INSTANT, { locale: 'en', timeZone }),
    );
  });
});

describe('a typed time', () => {
  test.each([
    ['Asia/Jakarta', '2026-12-01T10:00'],
    ['America/New_York', '2026-11-30T22:00'],
    ['Australia/Adelaide', '2026-12-01T13:30'],
  ])('in %s is converted to UTC and back', (zone, typed) => {
    expect(fromZonedInput(typed, zone)).toBe(INSTANT);
    expect(toZonedInput(INSTANT, zone)).toBe(typed);
  });

  test('is right on both sides of a change of the clocks', () => {
    expect(fromZonedInput('2026-03-29T01:30', 'Europe/Berlin')).toBe('2026-03-29T00:30:00.000Z');
    expect(fromZonedInput('2026-03-29T03:30', 'Europe/Berlin')).toBe('2026-03-29T01:30:00.000Z');
    expect(fromZonedInput('2026-10-25T01:30', 'Europe/Berlin')).toBe('2026-10-24T23:30:00.000Z');
    expect(fromZonedInput('2026-10-25T03:30', 'Europe/Berlin')).toBe('2026-10-25T02:30:00.000Z');
  });

  test('that is empty or invalid is left to the schema', () => {
    expect(fromZonedInput('', 'Asia/Jakarta')).toBeNull();
    expect(fromZonedInput('soon', 'Asia/Jakarta')).toBe('soon');
    expect(fromZonedInput('0002-12-01T10:00', 'Asia/Jakarta')).toBe('0002-12-01T10:00');
    expect(fromZonedInput('+020266-12-01T10:00', 'Asia/Jakarta')).toBe('+020266-12-01T10:00');
    expect(toZonedInput(null, 'Asia/Jakarta')).toBe('');
  });
});
