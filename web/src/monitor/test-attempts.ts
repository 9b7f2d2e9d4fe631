import type { MonitoredAttempt } from '@lulus/contract';
import { type AttemptRow, attemptRows } from './attempt-row.ts';

let number = 0;

type User = Partial<MonitoredAttempt['user']>;

/** An attempt that has 30 minutes left at `NOW`. */
export function aRunningAttempt(user: User = {}, given: Partial<MonitoredAttempt> = {}): MonitoredAttempt {
  number += 1;
  const id = `01a1fbd7-63b8-7644-8d79-${String(number).padStart(12, '0')}`;
  return {
    id,
    user: {
      id,
      first_name: 'Siti',
      middle_name: null,
      last_name: 'Rahmawati',
      class: 'XII',
      login: 'siti@example.test',
      ...user,
    },
    number: 1,
    started_at: '2026-11-20T01:00:00.000Z',
    extra_time_percent: 0,
    due_at: '2026-11-20T02:00:00.000Z',
    submitted_at: null,
    closed_by: null,
    answered: 12,
    questions: 40,
    open_section: null,
    ended_sections: [],
    result_score: null,
    result_max: null,
    unmarked: 0,
    late: null,
    ...given,
  };
}

export const NOW = '2026-11-20T01:30:00.000Z';

export const aSubmittedAttempt = (user: User = {}, given: Partial<MonitoredAttempt> = {}) =>
  aRunningAttempt(user, {
    submitted_at: '2026-11-20T01:20:00.000Z',
    closed_by: 'student',
    result_score: 7.5,
    result_max: 10,
    ...given,
  });

export const lateAnswers = (given: Partial<MonitoredAttempt['late']> = {}) => ({
  count: 2,
  received_at: '2026-11-20T01:26:00.000Z',
  claimed_from: '2026-11-20T01:11:00.000Z',
  claimed_to: '2026-11-20T01:13:00.000Z',
  result_visible: false,
  ignored: false,
  ...given,
});

export const attemptRow = (attempt: MonitoredAttempt) => attemptRows([attempt])[0] as AttemptRow;
export const aRunningRow = (user: User = {}) => attemptRow(aRunningAttempt(user));
export const aSubmittedRow = (user: User = {}) => attemptRow(aSubmittedAttempt(user));
