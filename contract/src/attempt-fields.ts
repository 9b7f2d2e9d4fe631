import { z } from 'zod';
import { id, instant, nameParts } from './fields.ts';
import { MAX_QUESTIONS_PER_EXAMINATION } from './limits.ts';
import { fieldMessage } from './messages/problem.ts';

/**
 * A browser draws this id once and stores it. It distinguishes a reload from another device.
 *
 * One device of an attempt is the active one. Replies to the others have `elsewhere`, so they stop by themselves. They
 * lose nothing: the server still accepts their answers by `seq`.
 */
export const deviceId = id.optional();

/**
 * The attempt that the caller means; the latest one if absent. The server rejects the call with 409 `another_attempt`
 * if this is not the latest attempt. An old tab may send such a call after a second start.
 */
export const attemptId = id.optional();

/** The student of an attempt, as admins see it. */
export const examinee = z.object({
  id,
  ...nameParts,
  class: z.string().nullable(),
  /** As in the student list. Names and classes do not identify a student. */
  login: z.string(),
});
export type Examinee = z.infer<typeof examinee>;

/** The student's place: zero-based section, and zero-based question in it. */
export const position = {
  section: z.int().min(0).max(MAX_QUESTIONS_PER_EXAMINATION),
  question: z.int().min(0).max(MAX_QUESTIONS_PER_EXAMINATION),
};

/** A recording: of a question, or of the stimulus that several questions share. */
export const recordingFields = { question_id: id.optional(), stimulus_id: id.optional() };

type RecordingIds = { question_id?: string | undefined; stimulus_id?: string | undefined };

export const namesOneRecording = ({ question_id, stimulus_id }: RecordingIds): boolean =>
  (question_id === undefined) !== (stimulus_id === undefined);
export const oneRecording = { path: ['question_id'], message: fieldMessage('one_recording') };

export const pivot = z.object({ examination_start_time: instant, examination_due_time: instant });

/** The open section and its time, if sections have their own timers. */
export const sectionPivot = z.object({
  section: position.section,
  section_start_time: instant,
  section_due_time: instant,
});
export type SectionPivot = z.infer<typeof sectionPivot>;
