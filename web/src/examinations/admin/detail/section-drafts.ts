/** The sections while an admin arranges them; numbers as they were typed. */
import type { Section } from '@lulus/contract';
import type { SectionsBody } from '../admin-examinations.api.ts';

export interface SectionDraft {
  id: string;
  name: string;
  forward_only: boolean;
  /** Minutes, '' for no timer of its own. */
  duration: string;
  bank_count: number;
}

export function sectionDrafts(sections: readonly Section[]): SectionDraft[] {
  return sections.map((section) => ({ ...section, duration: section.duration?.toString() ?? '' }));
}

export function sectionsBody(drafts: readonly SectionDraft[]): SectionsBody {
  return {
    sections: drafts.map(({ id, name, forward_only, duration }) => ({
      id,
      name,
      forward_only,
      duration: duration.trim() === '' ? null : duration,
    })),
  };
}

/**
 * The sentences of a refusal by section and field: it names them `sections.2.name`, or in whatever notation,
 * by place and field.
 */
export function sectionErrors(fields: Record<string, string[]> | undefined): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const [path, sentences] of Object.entries(fields ?? {})) {
    const [, place, field] = /(\d+)\W+(\w+)/.exec(path) ?? [];
    if (place && field && sentences[0]) errors[`${place}.${field}`] = sentences[0];
  }
  return errors;
}
