/**
 * The times of sections with timers. Sections follow one another. A section begins when the previous one
 * ends: by the student, or because its minutes are over, even without an open browser. So all times follow
 * from the start of the attempt, the minutes with extra time, the early ends and the added time.
 */
import { DEADLINE_GRACE_SECONDS, type SectionPivot } from '@lulus/contract';
import { findRevisionItem, type Revision } from '../../examinations/publishing/revision.ts';
import type { AddedTime } from '../../platform/db/json-columns.ts';
import { withExtraTime } from '../deadline/deadline.ts';

const GRACE_MS = DEADLINE_GRACE_SECONDS * 1000;

export interface TimedAttempt {
  started_at: Date;
  extra_time_percent: number;
  /** Includes added time. */
  due_at: Date;
  /** By section number. Null or missing if the student did not end the section. */
  section_ends: (Date | null)[];
  /** Sorted by `at`. */
  added_time: AddedTime[];
}

/** Seconds of each section; null for one without a timer, which lasts as long as the attempt. */
export type SectionSeconds = (number | null)[];

interface SectionTime {
  start: Date;
  end: Date;
  /** The student ended the section before its time was over, so no answers to it are in transit. */
  endedEarly: boolean;
  /** End of its time if the student had not ended it. */
  due: Date;
}

export function sectionSeconds(revision: Pick<Revision, 'sections'>): SectionSeconds {
  return revision.sections.map((section) => section.duration_seconds);
}

export function hasSectionTimers(seconds: SectionSeconds): boolean {
  return seconds.some((duration) => duration !== null);
}

const earlier = (a: Date, b: Date) => (a < b ? a : b);

/**
 * Returns the end of a section's own seconds, with time added or taken back while it was open. Time added
 * later prolongs only the last section.
 */
function ownEnd(start: Date, ms: number, added: AddedTime[], isLast: boolean): Date {
  const end = added.reduce((sum, { at, ms }) => {
    const then = Date.parse(at);
    return then >= start.getTime() && (then < sum || isLast) ? sum + ms : sum;
  }, start.getTime() + ms);
  return new Date(end);
}

/** Returns the times of all sections, in order. */
export function sectionTimes(
  { started_at, extra_time_percent, due_at, section_ends, added_time }: TimedAttempt,
  seconds: SectionSeconds,
): SectionTime[] {
  let start = started_at;
  return seconds.map((duration, section) => {
    const isLast = section === seconds.length - 1;
    const ms = duration === null ? null : withExtraTime(duration * 1000, extra_time_percent);
    const ended = section_ends[section];
    const added = ended ? added_time.filter(({ at }) => Date.parse(at) < ended.getTime()) : added_time;
    const due = ms === null ? due_at : earlier(ownEnd(start, ms, added, isLast), due_at);
    const endedEarly = ended != null && ended < due;
    const time = { start, end: endedEarly ? ended : due, endedEarly, due };
    start = time.end;
    return time;
  });
}

/** Returns the end of the last section, which is the due time or earlier. */
export function endOfSections(attempt: TimedAttempt, seconds: SectionSeconds): Date {
  return sectionTimes(attempt, seconds).at(-1)?.end ?? attempt.due_at;
}

/** Times of an attempt that an admin changes. */
export type Reopened = Pick<TimedAttempt, 'due_at' | 'section_ends' | 'added_time'>;

/**
 * Returns the times with which a section is open until `until`. The later sections follow with all their
 * seconds, since they begin when it ends. Without a timer, the section lasts as long as the attempt.
 */
export function reopenSection(
  attempt: TimedAttempt,
  seconds: SectionSeconds,
  section: number,
  until: Date,
): Reopened {
  const own = seconds.map((duration) => withExtraTime((duration ?? 0) * 1000, attempt.extra_time_percent));
  const start = sectionTimes(attempt, seconds)[section]?.start ?? attempt.started_at;
  const later = own.slice(section + 1).reduce((sum, ms) => sum + ms, 0);
  const reopened = {
    section_ends: attempt.section_ends.slice(0, section),
    added_time: [
      ...attempt.added_time.filter(({ at }) => Date.parse(at) < start.getTime()),
      { at: start.toISOString(), ms: until.getTime() - start.getTime() - (own[section] ?? 0) },
    ],
    due_at: new Date(Math.max(attempt.due_at.getTime(), until.getTime() + later)),
  };
  return { ...reopened, due_at: endOfSections({ ...attempt, ...reopened }, seconds) };
}

/** Returns the open section, or the last one if all are over. Undefined without section timers. */
export function currentSection(
  attempt: TimedAttempt,
  seconds: SectionSeconds,
  now: Date,
): (SectionTime & { section: number }) | undefined {
  if (!hasSectionTimers(seconds)) return undefined;
  const times = sectionTimes(attempt, seconds);
  const open = times.findIndex(({ end }) => now < end);
  const section = open === -1 ? times.length - 1 : open;
  const time = times[section];
  return time && { section, ...time };
}

/**
 * Whether an answer to this section counts now: while the section is open, and in transit within the grace.
 * The section starts as it does for `begun`.
 */
export function isSectionOpen(
  attempt: TimedAttempt,
  seconds: SectionSeconds,
  section: number,
  now: Date,
  begun: TimedAttempt = attempt,
): boolean {
  if (!hasSectionTimers(seconds)) return true;
  const time = sectionTimes(attempt, seconds)[section];
  const start = sectionTimes(begun, seconds)[section]?.start;
  if (!time || !start || now < start) return false;
  return now.getTime() < time.end.getTime() + (time.endedEarly ? 0 : GRACE_MS);
}

/**
 * Returns the seconds of an attempt: the examination's, or the sum of the sections if each has a timer and
 * the sum is less.
 */
export function attemptSeconds(revision: Pick<Revision, 'sections' | 'examination_duration'>): number {
  const seconds = sectionSeconds(revision).map((duration) => duration ?? Number.POSITIVE_INFINITY);
  return Math.min(
    revision.examination_duration * 60,
    seconds.reduce((sum, duration) => sum + duration, 0),
  );
}

/**
 * Returns a function that decides whether a question's section is open now. Sections begin as they do for
 * `begun`, and end as they do for the attempt.
 */
export function openQuestions(
  attempt: TimedAttempt,
  revision: Pick<Revision, 'sections'>,
  now: Date,
  begun?: TimedAttempt,
) {
  const seconds = sectionSeconds(revision);
  if (!hasSectionTimers(seconds))
    return (questionId: string) => findRevisionItem(revision, questionId) !== undefined;
  const isOpen = revision.sections.map((_, section) => isSectionOpen(attempt, seconds, section, now, begun));
  const open = new Set(
    revision.sections.flatMap(({ items }, at) => (isOpen[at] ? items.map(({ id }) => id) : [])),
  );
  return (questionId: string) => open.has(questionId);
}

/** Formats the open section for the client. Null without section timers. */
export function presentSectionPivot(
  attempt: TimedAttempt,
  seconds: SectionSeconds,
  now: Date,
): SectionPivot | null {
  const current = currentSection(attempt, seconds, now);
  if (!current) return null;
  return {
    section: current.section,
    section_start_time: current.start.toISOString(),
    section_due_time: current.end.toISOString(),
  };
}
