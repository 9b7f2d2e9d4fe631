/** Time on the screen: that of the open section if sections have timers, otherwise that of the examination. */
import type { SectionPivot } from '@lulus/contract';
import type { ExamPaper, Position } from '../paper/paper.ts';

/** The open section and its due time, in milliseconds since 1970 by the server's clock. */
export interface OpenSection {
  section: number;
  due: number;
}

const MINUTE_MS = 60_000;

export function readOpenSection(pivot: SectionPivot | null): OpenSection | null {
  return pivot && { section: pivot.section, due: Date.parse(pivot.section_due_time) };
}

/** Returns the end of the time on the screen. */
export function endOf({ open, due }: { open: OpenSection | null; due: number }): number {
  return open ? Math.min(open.due, due) : due;
}

export function isLastSection(paper: ExamPaper, open: OpenSection | null): boolean {
  return open === null || open.section >= paper.sections.length - 1;
}

/** Returns the section after the open one, with its due time as the server computes it. Null after the last. */
export function sectionAfter(paper: ExamPaper, open: OpenSection | null, due: number): OpenSection | null {
  if (!open || isLastSection(paper, open) || open.due >= due) return null;
  const minutes = paper.sections[open.section + 1]?.duration;
  const end = minutes == null ? due : Math.min(open.due + minutes * MINUTE_MS, due);
  return { section: open.section + 1, due: end };
}

/** Returns the position if it is in the open section, otherwise the beginning of that section. */
export function inOpenSection(position: Position, open: OpenSection | null): Position {
  return open === null || open.section === position.section
    ? position
    : { section: open.section, question: 0 };
}
