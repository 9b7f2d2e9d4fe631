/** Selects the examinations of a student's dashboard: the one to take now, and the next one to open. */
import type { Examination } from '@lulus/contract';
import { examWindow } from '../list/exam-window.ts';

type Opening = Examination & { opens_at: string };

export interface NextStep {
  running: Examination | undefined;
  /** Can be started now. */
  open: Examination | undefined;
  /** The next examination to open. */
  opening: Opening | undefined;
}

const hasOpening = (examination: Examination): examination is Opening => examination.opens_at !== null;

/** Sorts after every date. */
const NEVER = '9999';

/** Sorts by closing time, the earliest first. Equal closing times are sorted by opening, the latest first. */
function byUrgency(a: Examination, b: Examination): number {
  if (a.closes_at !== b.closes_at) return (a.closes_at ?? NEVER).localeCompare(b.closes_at ?? NEVER);
  return (b.opens_at ?? '').localeCompare(a.opens_at ?? '');
}

/** Skips examinations with an attempt, even if they allow more. `now` is the server's time in milliseconds. */
export function nextStep(examinations: Examination[], now: number): NextStep {
  const ahead = examinations.filter(
    ({ attempt_state, attempts_left, examination_bank_count }) =>
      attempt_state === 'none' && attempts_left > 0 && examination_bank_count > 0,
  );
  const at = (state: string) => ahead.filter((examination) => examWindow(examination, now).state === state);
  return {
    running: examinations.find(({ attempt_state }) => attempt_state === 'running'),
    open: at('open').sort(byUrgency)[0],
    opening: at('before')
      .filter(hasOpening)
      .sort((a, b) => a.opens_at.localeCompare(b.opens_at))[0],
  };
}

/** Returns an examination that opened after `listedAt`, the server's time of the list. */
export function openedSince(examinations: Examination[], listedAt: string, now: number): Opening | undefined {
  const listedMs = Date.parse(listedAt);
  return examinations
    .filter(hasOpening)
    .find(({ opens_at }) => Date.parse(opens_at) > listedMs && Date.parse(opens_at) <= now);
}
