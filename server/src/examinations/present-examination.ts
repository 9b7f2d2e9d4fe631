import type { Examination } from '@lulus/contract';

type Window = { opens_at: Date | null; closes_at: Date | null };

export function presentWindow({ opens_at, closes_at }: Window) {
  return { opens_at: opens_at?.toISOString() ?? null, closes_at: closes_at?.toISOString() ?? null };
}

/** An examination as lists and details show it. */
export function presentExamination(row: Omit<Examination, keyof Window> & Window): Examination {
  return { ...row, ...presentWindow(row) };
}
