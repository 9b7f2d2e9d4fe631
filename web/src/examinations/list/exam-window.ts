/** State of an examination's window, and the minutes that an attempt started now would have. */
import type { Examination } from '@lulus/contract';

export type ExamWindow =
  | { state: 'before'; at: string }
  | { state: 'open'; closesAt: string | null; minutes: number; isCut: boolean }
  | { state: 'closed'; at: string };

type Timed = Pick<Examination, 'examination_duration' | 'extra_time_percent'>;
type Windowed = Timed & Pick<Examination, 'opens_at' | 'closes_at'>;

/** Returns the student's duration in minutes, with extra time. */
export function ownMinutes({ examination_duration, extra_time_percent }: Timed): number {
  return (examination_duration * (100 + extra_time_percent)) / 100;
}

/** `now` is the server's time in milliseconds. */
export function examWindow(examination: Windowed, now: number): ExamWindow {
  const { opens_at, closes_at, examination_duration, extra_time_percent } = examination;
  if (closes_at && Date.parse(closes_at) <= now) return { state: 'closed', at: closes_at };
  if (opens_at && Date.parse(opens_at) > now) return { state: 'before', at: opens_at };
  const left = closes_at ? Math.floor((Date.parse(closes_at) - now) / 60_000) : examination_duration;
  const isCut = left < examination_duration;
  const minutes = isCut ? Math.floor((left * (100 + extra_time_percent)) / 100) : ownMinutes(examination);
  return { state: 'open', closesAt: closes_at, minutes, isCut };
}
