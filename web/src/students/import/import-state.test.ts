import { describe, expect, test } from 'vitest';
import type { ImportOutcome } from '../students.api.ts';
import { firstState, type ImportEvent, type ImportState, importStep } from './import-state.ts';

const file = new File(['x'], 'kelas.xlsx');
const report: ImportOutcome = {
  message: '',
  version: 'v1',
  created: 2,
  updated: 0,
  rejected: [],
  sheet: '',
  from_row: 2,
  other_columns: { names: [], more: 0 },
  new_classes: { names: [], more: 0 },
  other_sheets: { names: [], more: 0 },
  fields: [],
  rows: [],
  login_passwords: 0,
  cards: [],
};
const after = (...events: ImportEvent[]): ImportState => events.reduce(importStep, firstState);
const toReport: ImportEvent[] = [{ type: 'chosen', file }, { type: 'check' }, { type: 'checked', report }];

describe('an import', () => {
  test('goes through its steps', () => {
    expect(after({ type: 'chosen', file }).step).toBe('choose');
    expect(after(...toReport)).toEqual({ step: 'report', file, report, errors: [] });
    expect(after(...toReport, { type: 'write' }).step).toBe('writing');
    expect(after(...toReport, { type: 'write' }, { type: 'written', outcome: report })).toEqual({
      step: 'done',
      outcome: report,
    });
  });

  test('writes nothing without a report or without a valid row', () => {
    expect(after({ type: 'chosen', file }, { type: 'write' }).step).toBe('choose');
    const nothing = { ...report, created: 0 };
    const events: ImportEvent[] = [
      { type: 'chosen', file },
      { type: 'check' },
      { type: 'checked', report: nothing },
    ];
    expect(after(...events, { type: 'write' }).step).toBe('report');
  });

  test('checks nothing without a file', () => {
    expect(after({ type: 'check' }).step).toBe('choose');
  });

  test('that is rejected keeps its file, and has the reasons', () => {
    const errors = ['Damaged.'];
    expect(after({ type: 'chosen', file }, { type: 'check' }, { type: 'failed', errors })).toEqual({
      step: 'choose',
      file,
      errors,
    });
  });

  test('can be retried from its report after a rejected write', () => {
    const failed = after(...toReport, { type: 'write' }, { type: 'failed', errors: ['Busy.'] });
    expect(failed).toMatchObject({ step: 'report', errors: ['Busy.'] });
    expect(importStep(failed, { type: 'write' }).step).toBe('writing');
  });

  test('requires a new check after an unknown outcome or an outdated report', () => {
    const events: ImportEvent[] = [{ type: 'write' }, { type: 'failed', errors: ['Lost.'], recheck: true }];
    expect(after(...toReport, ...events)).toEqual({ step: 'choose', file, errors: ['Lost.'] });
  });
});
