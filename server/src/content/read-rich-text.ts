import { MAX_RICH_TEXT_LENGTH } from '@lulus/contract';
import { type Problem, problem } from '@lulus/contract/messages';
import type { Fields } from '../platform/errors.ts';
import { readContent } from './read-content.ts';

const shortList = (names: string[]) =>
  names
    .slice(0, 5)
    .map((name) => name.slice(0, 20))
    .join(', ');

/** Returns rich text as it is stored. Adds the names of what it cannot have to the faults of the field. */
export function readRichText(html: string, field: string, faults: Fields): string {
  const { html: stored, refused } = readContent(html);
  const problems: Problem[] = [];
  if (refused.length > 0) problems.push(problem('html_not_allowed', { names: shortList(refused) }));
  if (stored.length > MAX_RICH_TEXT_LENGTH) {
    problems.push(problem('too_long', { max: MAX_RICH_TEXT_LENGTH }));
  }
  if (problems.length > 0) faults[field] = [...(faults[field] ?? []), ...problems];
  return stored;
}
