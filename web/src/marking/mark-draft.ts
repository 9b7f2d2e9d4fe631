/** A mark as a teacher writes it. */
import type { ChosenLevels, MarkedResponse, Rubric } from '@lulus/contract';
import { typedWeight, weightText } from '../corrections/weights.ts';
import type { MarkBody } from './marking.api.ts';

export interface MarkDraft {
  /** Number as typed. */
  points: string;
  comment: string;
  levels: ChosenLevels;
}

export const draftOf = ({ points, comment, rubric }: MarkedResponse, locale: string): MarkDraft => ({
  points: points === null ? '' : weightText(points, locale),
  comment,
  levels: rubric,
});

/** Presses a level, or takes it back. The points become the sum of the pressed levels. */
export function withLevel(
  draft: MarkDraft,
  rubric: Rubric,
  { criterion, level, locale }: { criterion: number; level: number; locale: string },
): MarkDraft {
  const levels = rubric.map((_, at) => {
    const current = draft.levels[at] ?? null;
    if (at !== criterion) return current;
    return current === level ? null : level;
  });
  const sum = rubric.reduce((total, { levels: all }, at) => {
    const chosen = levels[at] ?? null;
    return total + (chosen === null ? 0 : (all[chosen]?.points ?? 0));
  }, 0);
  const isNone = levels.every((one) => one === null);
  return { ...draft, levels, points: isNone ? '' : weightText(Number(sum.toFixed(4)), locale) };
}

/** Returns what the mark sends. Points that are no number are refused by the server. */
export const bodyOf = (
  { points, comment, levels }: MarkDraft,
  seen: Pick<MarkedResponse, 'version' | 'answered_at'>,
): MarkBody => ({
  points: typedWeight(points),
  comment,
  rubric: levels,
  version: seen.version,
  answered_at: seen.answered_at,
});
