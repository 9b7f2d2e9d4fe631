/** The time on the screen: the open section's where sections have timers of their own, else the examination's. */
import type { SectionPivot } from '@lulus/contract';
import type { ExamPaper, Position } from '../paper/paper.ts';

/** The section that is open, and until when in the server's milliseconds. */
export interface OpenSection {
  section: number;
  due: number;
}

const MINUTE_MS = 60_000;

export function readOpenSection(pivot: SectionPivot | null): OpenSection | null {
  return pivot && { section: pivot.section, due: Date.parse(pivot.section_due_time) };
}

/** When the time that is shown is over. */
export function endOf({ open, due }: { open: OpenSection | null; due: number }): number {
  return open ? Math.min(open.due, due) : due;
}

export function isLastSection(paper: ExamPaper, open: OpenSection | null): boolean {
  return open === null || open.section >= paper.sections.length - 1;
}

/** The section that follows when the open one's time is over, as the server counts too; null after the last. */
export function sectionAfter(paper: ExamPaper, open: OpenSection | null, due: number): OpenSection | null {
  if (!open || isLastSection(paper, open) || open.due >= due) return null;
  const minutes = paper.sections[open.section + 1]?.duration;
  const end = minutes == null ? due : Math.min(open.due + minutes * MINUTE_MS, due);
  return { section: open.section + 1, due: end };
}

/** The position in the open section: as it was, or its beginning for one that was elsewhere. */
export function inOpenSection(position: Position, open: OpenSection | null): Position {
  return open === null || open.section === position.section
    ? position
    : { section: open.section, question: 0 };
}
