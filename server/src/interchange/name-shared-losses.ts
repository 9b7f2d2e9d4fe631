import { type Problem, problem } from '@lulus/contract/messages';
import type { FittedFile } from './fitted.ts';

/**
 * Adds what each stimulus loses to the first of its questions. Returns notes about the whole file. The questions must be
 * the ones that are stored.
 */
export function nameSharedLosses({ items, losses }: Pick<FittedFile, 'items' | 'losses'>): Problem[] {
  const unnamed = new Map<string | null, (typeof losses)[number]>(losses.map((one) => [one.stimulus, one]));
  let descriptions = 0;
  for (const { stimulus, warnings } of items) {
    const lost = unnamed.get(stimulus);
    if (!lost) continue;
    unnamed.delete(stimulus);
    if (lost.isDescription) descriptions += 1;
    const own = new Set(warnings.map((one) => JSON.stringify(one)));
    warnings.push(...lost.warnings.filter((one) => !own.has(JSON.stringify(one))));
  }
  const titles = items.flatMap(({ lostTitle }) => lostTitle ?? []);
  const [name] = titles;
  return [
    ...(name === undefined ? [] : [problem('titles_dropped', { count: titles.length, name })]),
    ...(descriptions === 0 ? [] : [problem('descriptions_as_stimuli', { count: descriptions })]),
  ];
}
