import type { Examination } from '@lulus/contract';

type Times = { opens_at: Date | null; closes_at: Date | null; results_at: Date | null };

export function presentTimes({ opens_at, closes_at, results_at }: Times) {
  return {
    opens_at: opens_at?.toISOString() ?? null,
    closes_at: closes_at?.toISOString() ?? null,
    results_at: results_at?.toISOString() ?? null,
  };
}

/** An examination as lists and details show it. */
export function presentExamination(row: Omit<Examination, keyof Times> & Times): Examination {
  return { ...row, ...presentTimes(row) };
}

/** Returns the minutes of a section's timer, rounded up. */
export const wholeMinutes = (seconds: number | null): number | null =>
  seconds === null ? null : Math.ceil(seconds / 60);
