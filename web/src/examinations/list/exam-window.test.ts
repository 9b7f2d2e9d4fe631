import { describe, expect, test } from 'vitest';
import { examWindow, ownMinutes } from './exam-window.ts';

const now = Date.parse('2026-11-23T01:00:00.000Z');
const anExam = (opens_at: string | null, closes_at: string | null) => ({
  opens_at,
  closes_at,
  examination_duration: 60,
  extra_time_percent: 0,
});

describe('the window of an examination', () => {
  test('is open for the whole duration if it has no limits', () => {
    expect(examWindow(anExam(null, null), now)).toEqual({
      state: 'open',
      closesAt: null,
      minutes: 60,
      isCut: false,
    });
  });

  test('has the opening time before it opens', () => {
    const at = '2026-11-23T01:00:01.000Z';
    expect(examWindow(anExam(at, null), now)).toEqual({ state: 'before', at });
  });

  test('opens and closes exactly at its times', () => {
    expect(examWindow(anExam('2026-11-23T01:00:00.000Z', null), now).state).toBe('open');
    expect(examWindow(anExam(null, '2026-11-23T01:00:00.000Z'), now).state).toBe('closed');
  });

  test('leaves whole minutes if its end cuts the duration', () => {
    expect(examWindow(anExam(null, '2026-11-23T01:42:30.000Z'), now)).toMatchObject({
      minutes: 42,
      isCut: true,
    });
  });

  test('adds a student’s extra time to the minutes left', () => {
    const extra = { extra_time_percent: 25 };
    expect(ownMinutes({ ...anExam(null, null), ...extra })).toBe(75);
    expect(ownMinutes({ examination_duration: 90, ...extra })).toBe(112.5);
    expect(examWindow({ ...anExam(null, null), ...extra }, now)).toMatchObject({ minutes: 75, isCut: false });
    const cut = { ...anExam(null, '2026-11-23T01:40:00.000Z'), ...extra };
    expect(examWindow(cut, now)).toMatchObject({ minutes: 50, isCut: true });
  });
});
