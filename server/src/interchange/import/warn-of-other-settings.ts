import { isDeepStrictEqual } from 'node:util';
import { problem } from '@lulus/contract/messages';
import type { listSections } from '../../questions/sections.queries.ts';
import type { FittedFile } from '../fitted.ts';

type Stored = Awaited<ReturnType<typeof listSections>>[number];

/**
 * Adds a warning to the first question of each section that the examination has with other settings than the file's.
 * The examination's settings stay.
 */
export function warnOfOtherSettings(
  { items, sections }: Pick<FittedFile, 'items' | 'sections'>,
  stored: Stored[],
): void {
  for (const { name, ...settings } of sections) {
    const current = stored.find((section) => section.name === name);
    if (!current) continue;
    const isSame = Object.entries(settings).every(([setting, value]) =>
      isDeepStrictEqual(current[setting as keyof typeof settings], value),
    );
    const first = items.find(({ section }) => section === name);
    if (!isSame) first?.warnings.push(problem('section_keeps_settings', { section: name }));
  }
}
