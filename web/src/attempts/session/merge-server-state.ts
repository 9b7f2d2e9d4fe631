/** Brings together what the server holds and what this device has not sent yet. */
import type { AttemptClock, AttemptState } from '@lulus/contract';
import { type Entry, highestSeq, type SaveQueue, withinReach } from '../answers/save-queue.ts';
import type { DeviceCopy } from '../device-copy/device-copy.ts';
import { allQuestions, type ExamPaper, type Position } from '../paper/paper.ts';
import { readOpenSection } from '../time/section-time.ts';
import { type ClockView, type ExamState, openState, type ServerView } from './exam-state.ts';
import { onPaper, samePosition } from './navigation.ts';

const START: Position = { section: 0, question: 0 };

/** What this device kept of the same attempt. */
export interface Kept {
  copy: DeviceCopy | null;
  /** The option shown as chosen, by question. */
  shown: Record<string, string>;
  /** Where the student stood, for a server that has no position. */
  position: Position | null;
}

export function viewOf(state: AttemptState): ServerView {
  // A node that has not been updated yet says nothing of it.
  const { answers: stored, seq = highestSeq(stored), plays, section, question } = state;
  return { ...clockViewOf(state), stored, seq, plays, position: { section, question } };
}

export function clockViewOf({ pivot, now, section_pivot, elsewhere }: AttemptClock): ClockView {
  return {
    now: Date.parse(now),
    due: Date.parse(pivot.examination_due_time),
    open: readOpenSection(section_pivot),
    elsewhere,
  };
}

/**
 * The device's position counts while it is unsent and in the open section: a wrong clock may have led beyond that.
 * Otherwise the server's position counts, which another device may have changed. `lostSince` is given where the server
 * could not be asked.
 */
export function resume(
  paper: ExamPaper,
  server: ServerView,
  kept: Kept,
  lostSince: number | null = null,
): ExamState {
  const { copy } = kept;
  const left = copy?.left ?? [];
  const places = copy?.position_waiting ? [...left, copy.position] : [];
  const isInOpen = ({ section }: Position) => !server.open || server.open.section === section;
  return openState({
    paper,
    own: places.findLast(isInOpen) ?? unsavedPosition(paper, server, kept.position, isInOpen),
    left,
    server,
    queue: soundQueue(paper, server, kept),
    lostSince,
  });
}

/** The position that the device showed, if the server has none: nothing was saved, so the server has the start. */
function unsavedPosition(
  paper: ExamPaper,
  { seq, stored, position }: ServerView,
  shown: Position | null,
  isInOpen: (position: Position) => boolean,
): Position | null {
  const isUnsaved = seq === 0 && Object.keys(stored).length === 0 && samePosition(position, START);
  if (!isUnsaved || !shown || samePosition(shown, START)) return null;
  return isInOpen(shown) && samePosition(onPaper(paper, shown), shown) ? shown : null;
}

/**
 * The unsent entries that fit the paper. A shown answer that is neither waiting nor on the server (its entry was
 * corrupt) waits again. A choice that a student saw must not be lost in silence.
 */
function soundQueue(paper: ExamPaper, { stored, now }: ServerView, { copy, shown }: Kept): SaveQueue {
  const offered = new Map(
    allQuestions(paper).map(({ id, options }) => [id, new Set(options.map(({ key }) => key))]),
  );
  const fits = (questionId: string, option: string | null) =>
    option === null ? offered.has(questionId) : offered.get(questionId)?.has(option) === true;
  const fitting = (entries: Readonly<Record<string, Entry>>): Record<string, Entry> =>
    Object.fromEntries(
      Object.entries(entries)
        .filter(([id, { option }]) => fits(id, option))
        .map(([id, entry]) => [id, withinReach(entry, stored)]),
    );

  const waiting = fitting(copy?.waiting ?? {});
  const refused = fitting(copy?.refused ?? {});
  const known = { ...stored, ...refused, ...waiting };
  const lost = Object.entries(shown).filter(([id, option]) => !known[id] && fits(id, option));
  const base = Math.max(highestSeq(stored), highestSeq(refused), highestSeq(waiting));
  const answered_at = new Date(now).toISOString();
  for (const [index, [question_id, option]] of lost.entries()) {
    const seq = base + index + 1;
    waiting[question_id] = { question_id, option, flagged: false, seq, answered_at };
  }
  return { waiting, refused };
}
