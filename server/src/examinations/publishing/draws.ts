/**
 * Draws: each paper has some of the questions with given tags. Form f takes the candidates f·k … f·k+k−1, counted
 * around the line's hash order, so that all are used equally often.
 */
import { createHash } from 'node:crypto';
import type { DrawLine, RevisionDraw, RevisionItem } from '../../platform/db/json-columns.ts';
import { groupsOf } from './groups.ts';

const lower = (tags: string[]) => tags.map((tag) => tag.toLowerCase());

/** Returns the groups of questions that have all tags of the line. */
export function candidatesOf<Item extends { stimulus_id: string | null; tags: string[] }>(
  { tags }: DrawLine,
  items: readonly Item[],
): Item[][] {
  const wanted = lower(tags);
  return groupsOf(items).filter((group) =>
    group.every((item) => {
      const own = lower(item.tags);
      return wanted.every((tag) => own.includes(tag));
    }),
  );
}

/** Freezes the lines of a section. */
export const freezeDraws = (
  lines: DrawLine[],
  items: readonly (Pick<RevisionItem, 'id' | 'stimulus_id'> & { tags: string[] })[],
): RevisionDraw[] =>
  lines.map((line) => ({
    count: line.count,
    candidates: candidatesOf(line, items).map((group) => group.map(({ id }) => id)),
  }));

/** Returns the number of questions on each paper. */
export const countDrawn = (items: readonly unknown[], draws: readonly RevisionDraw[]): number =>
  draws.reduce(
    (count, { candidates, count: taken }) =>
      count - candidates.flat().length + candidates.slice(0, taken).flat().length,
    items.length,
  );

const rank = (seed: string, id: string) => createHash('sha256').update(`${seed}:${id}`).digest('hex');

/** Returns the ids of the questions that the form leaves out. `seed` names the line. */
export function leftOut({ count, candidates }: RevisionDraw, form: number, seed: string): string[] {
  const ordered = candidates
    .map((ids) => ({ ids, rank: rank(seed, ids[0] ?? '') }))
    .sort((a, b) => (a.rank < b.rank ? -1 : 1));
  const first = form * count;
  const isTaken = (place: number) =>
    (place - (first % ordered.length) + ordered.length) % ordered.length < count;
  return ordered.filter((_, place) => !isTaken(place)).flatMap(({ ids }) => ids);
}
