/** Turns categories of a file into sections, which have no levels. */
import { MAX_SECTIONS_PER_EXAMINATION, MAX_TAG_LENGTH } from '@lulus/contract';
import { type Problem, problem } from '@lulus/contract/messages';
import { warnOfBytes, withoutBytes } from './unknown-bytes.ts';

const MAX_SECTION_LENGTH = 100;

export interface SectionPlace {
  section: string;
  tags: string[];
  warnings: Problem[];
}

const keyOf = (path: string[]) => JSON.stringify(path);

function cut(name: string, max: number, warnings: Problem[]): string {
  const letters = [...name];
  if (name.length <= max) return name;
  warnings.push(problem('name_shortened', { name }));
  return letters.slice(0, max).join('').slice(0, max).trim();
}

/**
 * Returns the section of each category that has questions: its last name, or all names where two categories have the same
 * last one. If these are more than an examination can have, each question has a tag instead.
 */
export function placeCategories(paths: string[][], language: 'en' | 'id'): (path: string[]) => SectionPlace {
  const cleaned = paths.map((path) => path.map(withoutBytes));
  const distinct = [...new Map(cleaned.map((path) => [keyOf(path), path])).values()];
  const lastOf = (path: string[]) => (path.at(-1) ?? '').toUpperCase();
  const uses = new Map<string, number>();
  for (const path of distinct) uses.set(lastOf(path), (uses.get(lastOf(path)) ?? 0) + 1);
  const areTags = distinct.length > MAX_SECTIONS_PER_EXAMINATION;
  return (written) => {
    const warnings = warnOfBytes(written);
    const path = written.map(withoutBytes);
    const full = (uses.get(lastOf(path)) ?? 0) > 1 ? path.join(' / ') : (path.at(-1) ?? '');
    if (areTags) {
      const tag = full === '' ? [] : [cut(full, MAX_TAG_LENGTH, warnings)];
      if (full !== '')
        warnings.push(problem('section_to_tag', { section: full, max: MAX_SECTIONS_PER_EXAMINATION }));
      return { section: '', tags: tag, warnings };
    }
    // A section's name must not be a number.
    const name = /^\d+$/.test(full) ? `${language === 'id' ? 'Bagian' : 'Section'} ${full}` : full;
    return { section: cut(name, MAX_SECTION_LENGTH, warnings), tags: [], warnings };
  };
}
