import { expect, test } from 'vitest';
import type { AddedTime } from '../../platform/db/json-columns.ts';
import { currentSection, isSectionOpen, presentSectionPivot, type TimedAttempt } from './section-clock.ts';

const at = (minute: number, second = 0) => new Date(Date.UTC(2026, 0, 5, 8, minute, second));
const attempt = (section_ends: (Date | null)[] = []): TimedAttempt => ({
  started_at: at(0),
  extra_time_percent: 0,
  due_at: at(60),
  section_ends,
  added_time: [],
});
const TIMERS = [600, 1200, null];

/** An attempt with time added at these minutes. */
const extended = (by: [at: number, minutes: number][], section_ends: (Date | null)[] = []): TimedAttempt => {
  const added_time: AddedTime[] = by.map(([minute, more]) => ({
    at: at(minute).toISOString(),
    ms: more * 60_000,
  }));
  const more = by.reduce((sum, [, minutes]) => sum + minutes, 0);
  return { started_at: at(0), extra_time_percent: 0, due_at: at(60 + more), section_ends, added_time };
};

test('without timers there is no current section, and every section is open', () => {
  expect(currentSection(attempt(), [null, null], at(5))).toBeUndefined();
  expect(presentSectionPivot(attempt(), [null, null], at(5))).toBeNull();
  expect(isSectionOpen(attempt(), [null, null], 1, at(5))).toBe(true);
});

test.each([
  [0, 0, 0, 10],
  [9, 0, 0, 10],
  [10, 1, 10, 30],
  [29, 1, 10, 30],
  [30, 2, 30, 60],
  [70, 2, 30, 60],
])('at minute %i section %i is open, from %i to %i', (minute, section, start, end) => {
  expect(currentSection(attempt(), TIMERS, at(minute))).toMatchObject({
    section,
    start: at(start),
    end: at(end),
  });
});

test('extra time prolongs every section that has a timer', () => {
  const longer = { ...attempt(), extra_time_percent: 25, due_at: at(75) };
  expect(currentSection(longer, TIMERS, at(12))).toMatchObject({
    section: 0,
    start: at(0),
    end: at(12, 30),
  });
  expect(currentSection(longer, TIMERS, at(13))).toMatchObject({
    section: 1,
    start: at(12, 30),
    end: at(37, 30),
  });
  expect(currentSection(longer, TIMERS, at(40))).toMatchObject({
    section: 2,
    start: at(37, 30),
    end: at(75),
  });
});

test('the next section begins as soon as a section is ended early', () => {
  const early = attempt([at(4)]);
  expect(currentSection(early, TIMERS, at(4))).toMatchObject({ section: 1, start: at(4), end: at(24) });
  expect(isSectionOpen(early, TIMERS, 0, at(4))).toBe(false);
  expect(isSectionOpen(early, TIMERS, 1, at(4))).toBe(true);
});

test('an end after the time was over changes nothing', () => {
  expect(currentSection(attempt([at(12)]), TIMERS, at(13))).toMatchObject({
    section: 1,
    start: at(10),
    end: at(30),
  });
});

test('the due time of the attempt limits the sections', () => {
  const cut = { ...attempt(), due_at: at(15) };
  expect(currentSection(cut, TIMERS, at(12))).toMatchObject({ section: 1, end: at(15) });
});

test('answers in transit count within the grace, except for a later section', () => {
  expect(isSectionOpen(attempt(), TIMERS, 0, at(10, 9))).toBe(true);
  expect(isSectionOpen(attempt(), TIMERS, 0, at(10, 10))).toBe(false);
  expect(isSectionOpen(attempt(), TIMERS, 1, at(9, 59))).toBe(false);
  expect(isSectionOpen(attempt(), TIMERS, 7, at(1))).toBe(false);
});

test.each<[string, TimedAttempt, (number | null)[], number, object]>([
  [
    'the open section, and moves those after it',
    extended([[5, 4]]),
    TIMERS,
    14,
    { section: 1, start: at(14), end: at(34) },
  ],
  ['the second, not the first', extended([[12, 4]]), TIMERS, 12, { section: 1, start: at(10), end: at(34) }],
  ['the section that begins at that moment', extended([[10, 4]]), TIMERS, 12, { section: 1, end: at(34) }],
  [
    'a section twice if it is added twice',
    extended([
      [5, 4],
      [13, 4],
    ]),
    TIMERS,
    15,
    { section: 0, end: at(18) },
  ],
  ['no section that was already over', extended([[11, 4]]), TIMERS, 10, { section: 1, start: at(10) }],
  [
    'a section that lasts as long as the attempt',
    extended([[40, 4]]),
    TIMERS,
    62,
    { section: 2, end: at(64) },
  ],
  [
    'what comes after a section that was ended early',
    extended([[5, 4]], [at(4)]),
    TIMERS,
    6,
    { section: 1, start: at(4), end: at(28) },
  ],
  [
    'the last section when its time is over',
    extended([[60, 4]]),
    [1800, 1800],
    61,
    { section: 1, start: at(30), end: at(64) },
  ],
])('added time goes to %s', (_, attempt, timers, minute, section) => {
  expect(currentSection(attempt, timers, at(minute))).toMatchObject(section);
});
