import { MAX_SECTIONS_PER_EXAMINATION } from '@lulus/contract';
import { problem } from '@lulus/contract/messages';
import type { FittedItem } from './fitted.ts';
import type { ImportedSection } from './imported.ts';
import { withoutBytes } from './unknown-bytes.ts';

const MAX_NAME_LENGTH = 100;

/** A section's name as it is stored. A number alone is no name, since JSON objects reorder numeric keys. */
export function nameOf(section: string): string {
  const plain = withoutBytes(section)
    .toWellFormed()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  const name = plain
    .slice(0, MAX_NAME_LENGTH)
    .replace(/\p{Surrogate}$/u, '')
    .trim()
    .toUpperCase();
  return /^(\d+|__PROTO__)$/.test(name) ? `BAGIAN ${name}` : name;
}

/** Returns the settings under the names as they are stored. */
export const fitSectionSettings = (sections: ImportedSection[]): ImportedSection[] =>
  sections.map((section) => ({ ...section, name: nameOf(section.name) }));

/** Gives sections their names. Those above the number that an examination can have become tags. */
export function fitSections(items: FittedItem[]): void {
  const names = new Set<string>();
  for (const item of items) {
    const section = nameOf(item.section);
    if (names.has(section) || names.size < MAX_SECTIONS_PER_EXAMINATION) {
      names.add(section);
      if (section.startsWith('BAGIAN ') && /^\d+$/.test(item.section.trim())) {
        item.warnings.push(problem('section_renamed', { section }));
      }
      item.section = section;
    } else {
      item.content.tags = [...new Set([...(item.content.tags ?? []), section.toLowerCase()])];
      item.warnings.push(problem('section_to_tag', { section, max: MAX_SECTIONS_PER_EXAMINATION }));
      item.section = [...names][0] ?? '';
    }
  }
}
