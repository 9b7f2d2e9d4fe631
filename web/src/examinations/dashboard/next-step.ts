/** What a student's dashboard leads to: one examination to act on, and the opening that comes after it. */
import type { Examination } from '@lulus/contract';
import { examWindow } from '../list/exam-window.ts';

type Opening = Examination & { opens_at: string };

export interface NextStep {
  running: Examination | undefined;
  /** Can be begun now. */
  open: Examination | undefined;
  /** The next one to open. */
  opening: Opening | undefined;
}

const hasOpening = (examination: Examination): examination is Opening => examination.opens_at !== null;

/** Stands after every date. */
const NEVER = '9999';

/** Closes soonest first; of those that stay open, what opened last. */
function byUrgency(a: Examination, b: Examination): number {
  if (a.closes_at !== b.closes_at) return (a.closes_at ?? NEVER).localeCompare(b.closes_at ?? NEVER);
  return (b.opens_at ?? '').localeCompare(a.opens_at ?? '');
}

/** An examination that was taken is not asked for again, though it may allow more attempts. `now` is the server's, in milliseconds. */
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

/** What has opened by itself since the server listed it as still closed. */
export function openedSince(examinations: Examination[], said: string, now: number): Opening | undefined {
  const heard = Date.parse(said);
  return examinations
    .filter(hasOpening)
    .find(({ opens_at }) => Date.parse(opens_at) > heard && Date.parse(opens_at) <= now);
}
