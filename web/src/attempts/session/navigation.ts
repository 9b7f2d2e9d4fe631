/**
 * Rules for moving between questions. Next leads through the whole paper. A forward-only section has no Back and no
 * number buttons, and cannot be entered again. If sections have timers, the student leaves the open section only by
 * finishing it or at its end. A jump must not pass a forward-only section, because the student could not return to it.
 */
import type { ExamPaper, Position } from '../paper/paper.ts';

/** A move. `to` is the index of a question in `section`, by default in the current section. */
export type Move = 'next' | 'back' | { to: number; section?: number };

/** The reason why a section cannot be reached by a jump. */
export type Barrier = 'forward_only' | 'section_timers';

export function canGoNext(paper: ExamPaper, { section, question }: Position): boolean {
  if (question < lastQuestion(paper, section)) return true;
  return section < paper.sections.length - 1 && !paper.hasSectionTimers;
}

export function canGoBack(paper: ExamPaper, { section, question }: Position): boolean {
  if (paper.sections[section]?.forwardOnly) return false;
  if (question > 0) return true;
  if (paper.hasSectionTimers) return false;
  const previous = paper.sections[section - 1];
  return previous !== undefined && !previous.forwardOnly;
}

/** Returns true if the number buttons of the current section are enabled. */
export function canJump(paper: ExamPaper, { section }: Position): boolean {
  return barrierTo(paper, section, section) === null;
}

/** Returns the reason why no jump is allowed between two sections, or within one. Null if it is allowed. */
export function barrierTo(paper: ExamPaper, from: number, to: number): Barrier | null {
  if (paper.hasSectionTimers && from !== to) return 'section_timers';
  const passed = paper.sections.slice(Math.min(from, to), Math.max(from, to) + 1);
  return passed.some(({ forwardOnly }) => forwardOnly) ? 'forward_only' : null;
}

/** Returns the position after a move, or the same position if the move is not allowed. */
export function go(paper: ExamPaper, from: Position, move: Move): Position {
  if (move === 'next') return canGoNext(paper, from) ? following(paper, from) : from;
  if (move === 'back') return canGoBack(paper, from) ? preceding(paper, from) : from;
  const { to: question, section = from.section } = move;
  const exists = paper.sections[section]?.questions[question] !== undefined;
  return exists && barrierTo(paper, from.section, section) === null ? { section, question } : from;
}

/** Returns the nearest position on the paper, for a position from storage or the server. */
export function onPaper(paper: ExamPaper, { section, question }: Position): Position {
  const inside = Math.min(Math.max(section, 0), Math.max(paper.sections.length - 1, 0));
  return { section: inside, question: Math.min(Math.max(question, 0), lastQuestion(paper, inside)) };
}

export function samePosition(a: Position | undefined, b: Position): boolean {
  return a?.section === b.section && a.question === b.question;
}

function following(paper: ExamPaper, { section, question }: Position): Position {
  if (question < lastQuestion(paper, section)) return { section, question: question + 1 };
  return { section: section + 1, question: 0 };
}

function preceding(paper: ExamPaper, { section, question }: Position): Position {
  if (question > 0) return { section, question: question - 1 };
  return { section: section - 1, question: lastQuestion(paper, section - 1) };
}

function lastQuestion(paper: ExamPaper, section: number): number {
  return Math.max((paper.sections[section]?.questions.length ?? 0) - 1, 0);
}
