/**
 * Where the student may go. Next walks the paper to its end. A forward-only section has no Back and no number buttons
 * inside it, and no way leads back into it. Where sections have timers, the open section ends only when it is finished
 * or its time is over. A jump to another section goes only where Back and Next lead without passing a forward-only
 * section. The student could not return to the questions of a passed section.
 */
import type { ExamPaper, Position } from '../paper/paper.ts';

/** `to` is a question of `section`, or without one of the section that the student is in. */
export type Move = 'next' | 'back' | { to: number; section?: number };

/** Why no jump leads to the questions of a section. */
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

/** Whether the number buttons of the section work. */
export function canJump(paper: ExamPaper, { section }: Position): boolean {
  return barrierTo(paper, section, section) === null;
}

/** What keeps the student in one section from the questions of another, or of the same. */
export function barrierTo(paper: ExamPaper, from: number, to: number): Barrier | null {
  if (paper.hasSectionTimers && from !== to) return 'section_timers';
  const passed = paper.sections.slice(Math.min(from, to), Math.max(from, to) + 1);
  return passed.some(({ forwardOnly }) => forwardOnly) ? 'forward_only' : null;
}

/** The position after a move, which is the same position when the move is not allowed. */
export function go(paper: ExamPaper, from: Position, move: Move): Position {
  if (move === 'next') return canGoNext(paper, from) ? following(paper, from) : from;
  if (move === 'back') return canGoBack(paper, from) ? preceding(paper, from) : from;
  const { to: question, section = from.section } = move;
  const exists = paper.sections[section]?.questions[question] !== undefined;
  return exists && barrierTo(paper, from.section, section) === null ? { section, question } : from;
}

/** The nearest position that is on the paper, for one that was read from outside. */
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
