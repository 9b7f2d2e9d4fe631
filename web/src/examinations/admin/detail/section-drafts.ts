/** Sections while an admin edits them, with numbers as typed. */
import type { Section } from '@lulus/contract';
import type { SectionsBody } from '../admin-examinations.api.ts';

/** Whether the section shuffles, or does as the examination. */
export type Shuffle = 'same' | 'on' | 'off';

export interface DrawDraft {
  /** Stays the same when other lines are added or removed. */
  id: number;
  tags: string[];
  count: string;
}

export interface SectionDraft {
  id: string;
  name: string;
  forward_only: boolean;
  /** Minutes such as '30', or '42:30' with seconds; '' if the section has no timer. */
  timer: string;
  shuffle_questions: Shuffle;
  shuffle_options: Shuffle;
  draw: DrawDraft[];
  bank_count: number;
}

const SECONDS_PER_MINUTE = 60;

function timerText(seconds: number | null): string {
  if (seconds === null) return '';
  const [minutes, rest] = [Math.floor(seconds / SECONDS_PER_MINUTE), seconds % SECONDS_PER_MINUTE];
  return rest === 0 ? String(minutes) : `${minutes}:${String(rest).padStart(2, '0')}`;
}

/** Returns the seconds, or the text as typed if it is no time, for which the server has a message. */
function timerSeconds(typed: string): number | string | null {
  const text = typed.trim();
  if (text === '') return null;
  const [, minutes, seconds = '0'] = /^(\d+)(?:[:.](\d{2}))?$/.exec(text) ?? [];
  return minutes === undefined || Number(seconds) >= SECONDS_PER_MINUTE
    ? text
    : Number(minutes) * SECONDS_PER_MINUTE + Number(seconds);
}

const shuffleOf = (is: boolean | null): Shuffle => (is === null ? 'same' : is ? 'on' : 'off');
const isShuffled = (shuffle: Shuffle) => (shuffle === 'same' ? null : shuffle === 'on');

export function sectionDrafts(sections: readonly Section[]): SectionDraft[] {
  return sections.map(({ id, name, forward_only, bank_count, ...section }) => ({
    id,
    name,
    forward_only,
    bank_count,
    timer: timerText(section.duration_seconds),
    shuffle_questions: shuffleOf(section.shuffle_questions),
    shuffle_options: shuffleOf(section.shuffle_options),
    draw: section.draw.map(({ tags, count }, id) => ({ id, tags, count: String(count) })),
  }));
}

export function sectionsBody(drafts: readonly SectionDraft[]): SectionsBody {
  return {
    sections: drafts.map(({ id, name, forward_only, timer, shuffle_questions, shuffle_options, draw }) => ({
      id,
      name,
      forward_only,
      duration_seconds: timerSeconds(timer),
      shuffle_questions: isShuffled(shuffle_questions),
      shuffle_options: isShuffled(shuffle_options),
      draw: draw.map(({ tags, count }) => ({ tags, count })),
    })),
  };
}

/**
 * Returns the first error of each field by keys such as `2.name` or `2.draw.0.count`. The server's keys are such as
 * `sections.2.name`.
 */
export function sectionErrors(fields: Record<string, string[]> | undefined): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const [path, sentences] of Object.entries(fields ?? {})) {
    const [, place, field] = /(\d+)\W+(\w+(?:\W+\d+\W+\w+)?)/.exec(path) ?? [];
    if (place && field && sentences[0]) errors[`${place}.${field.replace(/\W+/g, '.')}`] = sentences[0];
  }
  return errors;
}
