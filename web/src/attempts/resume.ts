/** Brings together what the server holds and what this device has not sent yet. */
import type { AttemptClock, AttemptState } from '@lulus/contract';
import type { DeviceCopy } from './device-copy.ts';
import { type ClockView, type ExamState, openState, type ServerView } from './exam-state.ts';
import { allQuestions, type ExamPaper } from './paper.ts';
import { type Entry, highestSeq, type SaveQueue, withinReach } from './save-queue.ts';
import { readOpenSection } from './section-time.ts';

/** What this device kept of the same attempt. */
export interface Kept {
  copy: DeviceCopy | null;
  /** The option shown as chosen, by question. */
  shown: Record<string, string>;
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
 * The device's position counts while the server does not have it yet, in the section that is open: a wrong clock may have
 * led beyond it; otherwise the server's, which another device may have moved on. `lostSince` is given where the server could not be asked.
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
  const inOpen = places.findLast(({ section }) => !server.open || server.open.section === section);
  return openState({
    paper,
    own: inOpen ?? null,
    left,
    server,
    queue: soundQueue(paper, server, kept),
    lostSince,
  });
}

/**
 * The unsent entries that fit the paper. An answer that was shown but neither waits nor is with the server
 * (its entry was spoilt) waits again: what a student saw chosen must not be lost in silence.
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
