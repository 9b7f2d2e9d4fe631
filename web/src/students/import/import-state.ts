/** Steps of an import: choose a file, read its report, write it, and save the login cards. */
import type { ImportOutcome } from '../students.api.ts';

export type ImportState =
  /** `errors` has the reasons why the last try failed. */
  | { step: 'choose'; file: File | null; errors: string[] }
  | { step: 'checking'; file: File; sent: number }
  | { step: 'report'; file: File; report: ImportOutcome; errors: string[] }
  | { step: 'writing'; file: File; report: ImportOutcome; sent: number }
  | { step: 'done'; outcome: ImportOutcome };

export type ImportEvent =
  | { type: 'chosen'; file: File | null }
  | { type: 'rejected'; errors: string[] }
  | { type: 'check' }
  | { type: 'checked'; report: ImportOutcome }
  | { type: 'write' }
  | { type: 'written'; outcome: ImportOutcome }
  /** `share` is the progress of the upload from 0 to 1. */
  | { type: 'sent'; share: number }
  /** `recheck` requires a new report, because the accounts may have changed. */
  | { type: 'failed'; errors: string[]; recheck?: boolean };

export const firstState: ImportState = { step: 'choose', file: null, errors: [] };

/** Returns the next state. An event that does not fit the step has no effect. */
export function importStep(state: ImportState, event: ImportEvent): ImportState {
  switch (event.type) {
    case 'chosen':
      if (state.step !== 'choose' && state.step !== 'report') return state;
      return { step: 'choose', file: event.file, errors: [] };
    case 'rejected':
      return state.step === 'choose' ? { ...state, errors: event.errors } : state;
    case 'check':
      if (state.step !== 'choose' || !state.file) return state;
      return { step: 'checking', file: state.file, sent: 0 };
    case 'checked':
      if (state.step !== 'checking') return state;
      return { step: 'report', file: state.file, report: event.report, errors: [] };
    case 'write':
      if (state.step !== 'report' || writable(state.report) === 0) return state;
      return { step: 'writing', file: state.file, report: state.report, sent: 0 };
    case 'written':
      return state.step === 'writing' ? { step: 'done', outcome: event.outcome } : state;
    case 'sent':
      return state.step === 'checking' || state.step === 'writing' ? { ...state, sent: event.share } : state;
    case 'failed':
      return afterFailure(state, event.errors, event.recheck ?? false);
  }
}

function afterFailure(state: ImportState, errors: string[], recheck: boolean): ImportState {
  if (state.step === 'checking') return { step: 'choose', file: state.file, errors };
  if (state.step !== 'writing') return state;
  if (recheck) return { step: 'choose', file: state.file, errors };
  return { step: 'report', file: state.file, report: state.report, errors };
}

/** Returns the number of rows that will be or have been written. */
export function writable(outcome: ImportOutcome): number {
  return outcome.created + outcome.updated;
}

/** Returns the number of rows that match self-registered accounts. */
export function selfRegistered(outcome: ImportOutcome): number {
  return outcome.rows.filter((row) => row.self_registered).length;
}

export function isBusy(state: ImportState): boolean {
  return state.step === 'checking' || state.step === 'writing';
}
