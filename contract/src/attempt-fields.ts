import { z } from 'zod';
import { id, instant, nameParts } from './fields.ts';
import { MAX_QUESTIONS_PER_EXAMINATION } from './limits.ts';

/**
 * Drawn by a browser once and kept: tells a reload from another device. Of an attempt one device is the active one; the
 * others are told so (`elsewhere`), stop of themselves, and lose nothing, since what they send is still taken by `seq`.
 */
export const deviceId = id.optional();

/**
 * Which attempt the caller means. Where it is not the latest one (an old tab after a second start), the call is
 * refused with 409 `another_attempt`; without it the latest is meant.
 */
export const attemptId = id.optional();

/** Whose attempt it is, as an admin is told. */
export const examinee = z.object({
  id,
  ...nameParts,
  class: z.string().nullable(),
  /** The email address, or the WhatsApp number of who has none: names and classes are nobody's alone. */
  login: z.string(),
});
export type Examinee = z.infer<typeof examinee>;

/** Where the student stands: zero-based section, and zero-based question within it. */
export const position = {
  section: z.int().min(0).max(MAX_QUESTIONS_PER_EXAMINATION),
  question: z.int().min(0).max(MAX_QUESTIONS_PER_EXAMINATION),
};

export const pivot = z.object({ examination_start_time: instant, examination_due_time: instant });

/** The section that is open now and its time, where sections have timers of their own. */
export const sectionPivot = z.object({
  section: position.section,
  section_start_time: instant,
  section_due_time: instant,
});
export type SectionPivot = z.infer<typeof sectionPivot>;
