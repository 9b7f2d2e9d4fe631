/** Sections while an admin edits them, with numbers as typed. */
import type { Section } from '@lulus/contract';
import type { SectionsBody } from '../admin-examinations.api.ts';

export interface SectionDraft {
  id: string;
  name: string;
  forward_only: boolean;
  /** Minutes; '' if the section has no timer. */
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

/** Returns the first error of each field by keys such as `2.name`. The server's keys are such as `sections.2.name`. */
export function sectionErrors(fields: Record<string, string[]> | undefined): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const [path, sentences] of Object.entries(fields ?? {})) {
    const [, place, field] = /(\d+)\W+(\w+)/.exec(path) ?? [];
    if (place && field && sentences[0]) errors[`${place}.${field}`] = sentences[0];
  }
  return errors;
}
