/** Where an examination's window stands, and the minutes that whoever begins now really has. */
import type { Examination } from '@lulus/contract';

export type ExamWindow =
  | { state: 'before'; at: string }
  | { state: 'open'; closesAt: string | null; minutes: number; isCut: boolean }
  | { state: 'closed'; at: string };

type Windowed = Pick<Examination, 'opens_at' | 'closes_at' | 'examination_duration'>;

/** `now` is the server's time in milliseconds. */
export function examWindow({ opens_at, closes_at, examination_duration }: Windowed, now: number): ExamWindow {
  if (closes_at && Date.parse(closes_at) <= now) return { state: 'closed', at: closes_at };
  if (opens_at && Date.parse(opens_at) > now) return { state: 'before', at: opens_at };
  const left = closes_at ? Math.floor((Date.parse(closes_at) - now) / 60_000) : examination_duration;
  const minutes = Math.min(examination_duration, left);
  return { state: 'open', closesAt: closes_at, minutes, isCut: minutes < examination_duration };
}
